/** `{{portal}}` on a line of its own: the position of a block in a text. */

const LINE = /^[ \t]*\{\{[ \t]*([^{}]*?)[ \t]*\}\}[ \t]*$/;

/** The text after a marker (or before the first one). */
export interface Segment {
  readonly marker: string | undefined;
  readonly text: string;
}

export function splitAtMarkers(source: string): Segment[] {
  const segments: { marker: string | undefined; lines: string[] }[] = [
    { marker: undefined, lines: [] },
  ];
  for (const line of source.split('\n')) {
    const marker = LINE.exec(line)?.[1];
    if (marker === undefined) segments.at(-1)?.lines.push(line);
    else segments.push({ marker, lines: [] });
  }
  return segments.map(({ marker, lines }) => ({ marker, text: lines.join('\n').trim() }));
}

export function markersOf(source: string): string[] {
  return splitAtMarkers(source)
    .map((segment) => segment.marker)
    .filter((marker) => marker !== undefined);
}

/** Markers within a line, which are not replaced. */
export function strayMarkers(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => !LINE.test(line))
    .flatMap((line) => line.match(/\{\{[^{}]*\}\}/g) ?? []);
}
