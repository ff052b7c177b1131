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

/** A heaped cloud: uneven rounds on a base that dissolves. */
export function heap(
  p: Picture,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  opacity = 1,
): string {
  const ring = (cx: number, cy: number, r: number): string =>
    `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r * 0.86)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r * 0.86)} 0 1 1 ${n(-2 * r)} 0z`;
  let d = '';
  const count = Math.max(9, Math.round(w / 26));
  for (let i = 0; i < count; i += 1) {
    const t = (i + p.random() * 0.9) / count;
    const swell = Math.sin(Math.PI * t) ** 0.8 * between(p.random, 0.45, 1);
    const r = h * between(p.random, 0.16, 0.34) * (0.5 + swell * 0.6);
    d += ring(x + w * t, y - h * swell * 0.72, r);
    d += ring(x + w * t + r, y - h * swell * 0.3, r * 1.25);
  }
  const fade = p.down(y - h, y + h * 0.25, [
    [0, color, opacity],
    [0.55, color, opacity * 0.85],
    [1, color, 0],
  ]);
  return fill(d, fade);
}

export function stars(p: Picture, count: number, bottom: number, color: string): string {
  const place = (): Point => [p.random() * p.width, p.random() ** 1.5 * bottom];
  return dabs(count, place, color, 1.6, 0.7) + dabs(Math.round(count / 6), place, color, 2.8, 0.9);
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
