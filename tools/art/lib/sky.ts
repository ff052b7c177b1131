import { between } from './random.ts';
import { circle, fill, n, rect, type Picture, type Point, type Stop } from './svg.ts';
import { dabs } from './land.ts';

export function sky(p: Picture, bottom: number, stops: Stop[]): string {
  return rect(0, 0, p.width, bottom + 2, p.down(0, bottom, stops));
}

/** A low sun with the glow around it. */
export function sun(
  p: Picture,
  x: number,
  y: number,
  r: number,
  color: string,
  glow: string,
  reach = 8,
  strength = 0.75,
): string {
  const halo = p.around(x, y, r * reach, [
    [0, glow, strength],
    [0.25, glow, strength * 0.55],
    [0.6, glow, strength * 0.16],
    [1, glow, 0],
  ]);
  return circle(x, y, r * reach, halo) + circle(x, y, r, color);
}

function lens(x: number, y: number, w: number, h: number, lift: number): string {
  return `M${n(x)} ${n(y)}q${n(w * 0.3)} ${n(-h * (1 + lift))} ${n(w * 0.55)} ${n(-h * 0.5)}t${n(w * 0.45)} ${n(h * 0.5)}q${n(-w * 0.5)} ${n(h * 0.9)} ${n(-w)} 0z`;
}

/** Streaks of cloud, thin and long, gathered around a height. */
export function streaks(
  p: Picture,
  box: { x: number; y: number; w: number; h: number },
  count: number,
  color: string,
  opacity: number,
  length = 300,
  thick = 9,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const w = length * between(p.random, 0.35, 1.4);
    d += lens(
      box.x + p.random() * box.w - w / 2,
      box.y + p.random() * box.h,
      w,
      thick * between(p.random, 0.4, 1.3),
      p.random(),
    );
  }
  return fill(d, color, { opacity });
}

/** A heaped cloud with a flat base, built of overlapping rounds. */
export function heap(
  p: Picture,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  opacity = 1,
): string {
  let d = `M${n(x)} ${n(y)}`;
  const count = Math.max(4, Math.round(w / 70));
  const step = w / count;
  let level = 0;
  for (let i = 0; i < count; i += 1) {
    const target =
      i === count - 1
        ? 0
        : -Math.sin((Math.PI * (i + 1)) / count) * h * between(p.random, 0.55, 1.05);
    const dy = target - level;
    d += `c${n(-step * 0.15)} ${n(Math.min(0, dy) - step * 0.42)} ${n(step * 0.95)} ${n(Math.min(0, dy) - step * 0.5)} ${n(step)} ${n(dy)}`;
    level = target;
  }
  return fill(`${d}q${n(-w / 2)} ${n(h * 0.12)} ${n(-w)} 0z`, color, { opacity });
}

export function stars(p: Picture, count: number, bottom: number, color: string): string {
  const place = (): Point => [p.random() * p.width, p.random() ** 1.5 * bottom];
  return (
    dabs(p, count, place, color, 1.6, 0.7) + dabs(p, Math.round(count / 6), place, color, 2.8, 0.9)
  );
}

export function birds(
  p: Picture,
  x: number,
  y: number,
  count: number,
  size: number,
  color: string,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const s = size * between(p.random, 0.6, 1.2);
    const [bx, by] = [
      x + between(p.random, -1, 1) * size * 7,
      y + between(p.random, -1, 1) * size * 2.6,
    ];
    d += `M${n(bx - s)} ${n(by - s * 0.35)}q${n(s * 0.6)} ${n(-s * 0.25)} ${n(s)} ${n(s * 0.4)}q${n(s * 0.4)} ${n(-s * 0.7)} ${n(s)} ${n(-s * 0.5)}q${n(-s * 0.7)} ${n(s * 0.1)} ${n(-s)} ${n(s * 0.75)}q${n(-s * 0.4)} ${n(-s * 0.5)} ${n(-s)} ${n(-s * 0.65)}z`;
  }
  return fill(d, color);
}
