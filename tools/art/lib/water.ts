import { between } from './random.ts';
import { fill, group, n, rect, type Picture, type Stop } from './svg.ts';

export type Box = { x: number; y: number; w: number; h: number };

export function water(p: Picture, top: number, bottom: number, stops: Stop[]): string {
  return rect(0, top, p.width, bottom - top, p.down(top, bottom, stops));
}

/** Ripples: thin lenses that grow towards the viewer. */
export function ripples(
  p: Picture,
  box: Box,
  count: number,
  color: string,
  opacity: number,
  length = 90,
  thick = 3,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const t = p.random();
    const scale = 0.25 + t * 1.1;
    const w = length * scale * between(p.random, 0.4, 1.5);
    const h = thick * scale * between(p.random, 0.6, 1.3);
    const x = box.x + p.random() * box.w - w / 2;
    const y = box.y + t * box.h;
    d += `M${n(x)} ${n(y)}q${n(w / 2)} ${n(-h)} ${n(w)} 0q${n(-w / 2)} ${n(h)} ${n(-w)} 0z`;
  }
  return fill(d, color, { opacity });
}

/** The road of light under a low sun. */
export function glitter(
  p: Picture,
  x: number,
  top: number,
  bottom: number,
  width: number,
  color: string,
  count = 90,
  opacity = 0.85,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const t = p.random() ** 1.3;
    const spread = width * (0.35 + t * 1.1);
    const w = (14 + t * 60) * between(p.random, 0.4, 1.4);
    const h = 1.4 + t * 4.5;
    const cx = x + (p.random() + p.random() - 1) * spread;
    const y = top + t * (bottom - top);
    d += `M${n(cx - w / 2)} ${n(y)}q${n(w / 2)} ${n(-h)} ${n(w)} 0q${n(-w / 2)} ${n(h)} ${n(-w)} 0z`;
  }
  return fill(d, color, { opacity });
}

/** What stands at the shore, mirrored in the water below `shore` and faded with depth. */
export function reflection(
  p: Picture,
  symbol: string,
  shore: number,
  options: { squeeze?: number; opacity?: number; depth?: number } = {},
): string {
  const squeeze = options.squeeze ?? 0.8;
  const depth = options.depth ?? p.height - shore;
  const fade = p.down(shore, shore + depth, [
    [0, '#fff', options.opacity ?? 0.6],
    [1, '#fff', 0.05],
  ]);
  const mask = p.define(
    'mask',
    { maskUnits: 'userSpaceOnUse', x: 0, y: shore, width: p.width, height: depth },
    rect(0, shore, p.width, depth, fade),
  );
  return group(
    { mask: `url(#${mask})` },
    `<use href="#${symbol}" transform="translate(0 ${n(shore * (1 + squeeze))}) scale(1 ${-squeeze})"/>`,
  );
}
