import { between } from './random.ts';
import { curve, fill, group, lines, n, stroke, type Picture, type Point } from './svg.ts';
import { dabs, heightAt } from './land.ts';

/** The outline of a spruce that stands at x, y. */
export function sprucePath(p: Picture, x: number, y: number, h: number): string {
  const tiers = Math.max(5, Math.min(13, Math.round(h / 11)));
  const half = h * between(p.random, 0.15, 0.21);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 1; i <= tiers; i += 1) {
    const t = i / tiers;
    const reach = half * t ** 0.85;
    const ty = y - h + h * 0.94 * t;
    const sag = (h / tiers) * 0.35;
    const [l, r] = [between(p.random, 0.75, 1.15), between(p.random, 0.75, 1.15)];
    left.push([x - reach * l, ty + sag], [x - reach * 0.42, ty - sag * 0.2]);
    right.push([x + reach * r, ty + sag], [x + reach * 0.42, ty - sag * 0.2]);
  }
  return lines([
    [x, y - h],
    ...left,
    [x - h * 0.015, y - h * 0.04],
    [x - h * 0.015, y],
    [x + h * 0.015, y],
    [x + h * 0.015, y - h * 0.04],
    ...right.reverse(),
  ]);
}

/** A wood of spruces along a ridge; `light` touches the sunny side of some of them. */
export function spruces(
  p: Picture,
  line: Point[],
  count: number,
  low: number,
  high: number,
  color: string,
  light?: string,
  sunLeft = true,
): string {
  let d = '';
  let lit = '';
  const [x0, x1] = [(line[0] as Point)[0], (line[line.length - 1] as Point)[0]];
  for (let i = 0; i < count; i += 1) {
    const x = between(p.random, x0, x1);
    const y = heightAt(line, x) + 4;
    const h = between(p.random, low, high) * (0.7 + 0.3 * p.random());
    d += sprucePath(p, x, y, h);
    if (light && i % 2) {
      const s = sunLeft ? -1 : 1;
      lit += `M${n(x)} ${n(y - h)}`;
      for (let t = 0.2; t < 0.95; t += 0.15)
        lit += `M${n(x + s * h * 0.02)} ${n(y - h + h * t)}l${n(s * h * 0.13 * t)} ${n(h * 0.05)}`;
    }
  }
  return (
    fill(d, color) +
    (light
      ? stroke(lit, light, Math.max(1, high / 45), { 'stroke-linecap': 'round', opacity: 0.6 })
      : '')
  );
}

/** A closed, uneven round: crowns, bushes, boulders, snow cushions. */
export function blob(
  p: Picture,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  uneven = 0.2,
  count = 11,
): string {
  const points: Point[] = [];
  for (let i = 0; i < count; i += 1) {
    const a = (i / count) * Math.PI * 2;
    const r = 1 + between(p.random, -uneven, uneven);
    points.push([cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r]);
  }
  return curve(points, true);
}

/** A leafy tree: forked trunk, lobes of crown from dark to light towards the sun, dabs of leaves along the edge. */
export function leafy(
  p: Picture,
  x: number,
  y: number,
  h: number,
  tones: { trunk: string; dark: string; mid: string; light: string },
  sunLeft = true,
): string {
  const s = sunLeft ? -1 : 1;
  const w = h * 0.3;
  const cy = y - h * 0.6;
  const lobes = [
    [0, 0, 1],
    [-0.62, 0.32, 0.72],
    [0.62, 0.34, 0.7],
    [-0.5, -0.35, 0.68],
    [0.48, -0.4, 0.66],
    [0, -0.78, 0.6],
    [-0.85, 0.05, 0.45],
    [0.88, 0, 0.45],
    [0.1, 0.5, 0.6],
  ] as const;
  const layer = (scale: number, dx: number, dy: number): string =>
    lobes
      .map(([lx, ly, r]) =>
        blob(
          p,
          x + (lx + dx * r) * w,
          cy + (ly * 0.36 + dy * r * 0.4) * h,
          r * w * 0.62 * scale,
          r * h * 0.19 * scale,
          0.3,
          15,
        ),
      )
      .join('');
  const leaves = (count: number, dx: number, dy: number, color: string, size: number): string =>
    dabs(
      count,
      () => {
        const [lx, ly, r] = lobes[Math.floor(p.random() * lobes.length)] ?? lobes[0];
        const a = p.random() * 6.28;
        const q = 0.55 + 0.5 * p.random();
        return [
          x + (lx + dx * r + Math.cos(a) * r * 0.62 * q) * w,
          cy + (ly * 0.36 + dy * r * 0.4 + Math.sin(a) * r * 0.2 * q) * h,
        ];
      },
      color,
      size,
      0.9,
    );
  const size = Math.max(1.6, h / 70);
  return group(
    {},
    fill(
      `M${n(x - h * 0.03)} ${n(y + 3)}q${n(h * 0.02)} ${n(-h * 0.2)} ${n(h * 0.012)} ${n(-h * 0.34)}l${n(-h * 0.12)} ${n(-h * 0.18)}l${n(h * 0.13)} ${n(h * 0.12)}l${n(h * 0.01)} ${n(-h * 0.24)}l${n(h * 0.02)} ${n(h * 0.24)}l${n(h * 0.13)} ${n(-h * 0.14)}l${n(-h * 0.12)} ${n(h * 0.2)}q${n(-h * 0.01)} ${n(h * 0.16)} ${n(h * 0.018)} ${n(h * 0.34)}z`,
      tones.trunk,
    ),
    fill(layer(1, 0, 0), tones.dark),
    leaves(120, 0, 0, tones.dark, size * 1.3),
    fill(layer(0.72, s * 0.2, -0.12), tones.mid),
    leaves(150, s * 0.16, -0.1, tones.mid, size * 1.1),
    leaves(110, s * 0.3, -0.2, tones.light, size),
  );
}

/** A birch: white leaning stem with dark marks, hanging twigs, dabs of leaves. */
export function birch(
  p: Picture,
  x: number,
  y: number,
  h: number,
  tones: { stem: string; mark: string; dark: string; light: string },
  leaves = 1,
): string {
  const lean = between(p.random, -0.07, 0.07) * h;
  const w = h * 0.022;
  const trunk = `M${n(x - w)} ${n(y + 2)}Q${n(x - w * 0.6 + lean * 0.2)} ${n(y - h * 0.5)} ${n(x + lean)} ${n(y - h)}Q${n(x + w + lean * 0.3)} ${n(y - h * 0.5)} ${n(x + w)} ${n(y + 2)}z`;
  let marks = '';
  for (let i = 0; i < 9; i += 1) {
    const t = p.random() * 0.7;
    marks += `M${n(x - w * (1 - t) + lean * t * t)} ${n(y - h * t)}h${n(w * between(p.random, 0.5, 1.3))}`;
  }
  let twigs = '';
  for (let i = 0; i < 12; i += 1) {
    const t = between(p.random, 0.35, 0.95);
    const s = i % 2 ? 1 : -1;
    const r = h * 0.2 * (1.25 - t) * between(p.random, 0.6, 1.3);
    twigs += `M${n(x + lean * t * t)} ${n(y - h * t)}q${n(s * r * 0.6)} ${n(-h * 0.1)} ${n(s * r)} ${n(-h * 0.02)}`;
  }
  const leaf = (): Point => {
    const t = between(p.random, 0.32, 1.03);
    const r = h * 0.24 * Math.sin(Math.PI * Math.min(1, (1.08 - t) * 1.15 + 0.08));
    return [
      x + lean * t * t + between(p.random, -1, 1) * r,
      y - h * t + between(p.random, 0, h * 0.08),
    ];
  };
  const size = Math.max(1.8, h / 62);
  return group(
    {},
    fill(trunk, tones.stem),
    stroke(marks, tones.mark, Math.max(0.8, h / 240)),
    stroke(twigs, tones.mark, Math.max(0.7, h / 330), { opacity: 0.8 }),
    dabs(Math.round(150 * leaves), leaf, tones.dark, size * 1.25, 0.8),
    dabs(Math.round(170 * leaves), leaf, tones.light, size, 0.95),
  );
}

/** A pine: bare reddish stem and flat clouds of needles high up. */
export function pine(
  p: Picture,
  x: number,
  y: number,
  h: number,
  tones: { stem: string; dark: string; light: string },
): string {
  const lean = between(p.random, -0.06, 0.06) * h;
  const trunk = `M${n(x - h * 0.022)} ${n(y + 3)}Q${n(x + lean * 0.2)} ${n(y - h * 0.5)} ${n(x + lean)} ${n(y - h * 0.92)}Q${n(x + h * 0.012 + lean * 0.4)} ${n(y - h * 0.5)} ${n(x + h * 0.024)} ${n(y + 3)}z`;
  let crown = '';
  let top = '';
  let limbs = '';
  for (let i = 0; i < 8; i += 1) {
    const t = 0.52 + 0.48 * (i / 7);
    const s = i % 2 ? 1 : -1;
    const reach = h * 0.17 * (1.25 - t) * between(p.random, 0.7, 1.5) * (i === 7 ? 0 : 1);
    const [cx, cy] = [x + lean * t + s * reach, y - h * t];
    limbs += `M${n(x + lean * t * 0.9)} ${n(cy + h * 0.05)}L${n(cx)} ${n(cy)}`;
    const rx = h * between(p.random, 0.09, 0.15) * (1.35 - t * 0.5);
    crown += blob(p, cx, cy, rx, h * 0.05, 0.24, 13);
    top += blob(p, cx - rx * 0.15, cy - h * 0.016, rx * 0.7, h * 0.026, 0.3, 10);
  }
  return group(
    {},
    fill(trunk, tones.stem),
    stroke(limbs, tones.stem, h * 0.012),
    fill(crown, tones.dark),
    fill(top, tones.light),
  );
}
