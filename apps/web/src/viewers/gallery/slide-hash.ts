/** The hash that identifies a slide: `#gid=116&pid=5003` (specification §2.4). Pure. */

export interface SlideRef {
  readonly gallery: number;
  readonly slide: number;
}

export function slideHash({ gallery, slide }: SlideRef): string {
  return `gid=${gallery}&pid=${slide}`;
}

/** Also reads `&gid=…&pid=…`, an older form; `undefined` when it identifies no slide. */
export function readSlideHash(hash: string): SlideRef | undefined {
  const found = new URLSearchParams(hash);
  const gallery = parseInteger(found.get('gid'));
  const slide = parseInteger(found.get('pid'));
  return gallery === undefined || slide === undefined ? undefined : { gallery, slide };
}

function parseInteger(text: string | null): number | undefined {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
