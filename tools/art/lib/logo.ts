import { paint } from './color.ts';
import { circle, group, Picture } from './svg.ts';

/** A round emblem on a cream ground: everything inside the ring is clipped to it. */
export function emblem(name: string, ring: string, paintIt: (p: Picture) => string[]): string {
  const p = new Picture(name, 400, 400);
  const clip = p.define('clipPath', {}, '<circle cx="200" cy="200" r="168"/>');
  p.add(
    `<path d="M0 0h400v400H0z" fill="${paint.cream}"/>`,
    circle(200, 200, 186, ring),
    circle(200, 200, 176, paint.cream),
    group({ 'clip-path': `url(#${clip})` }, ...paintIt(p)),
  );
  return p.svg();
}
