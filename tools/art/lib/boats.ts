import { shade, tint } from './color.ts';
import { fill, group, n, stroke, type Picture } from './svg.ts';

/** A clinker-built rowing boat from the side, length `w`, lying at the waterline `y`. */
export function rowboat(x: number, y: number, w: number, color: string, inside: string): string {
  const h = w * 0.13;
  const hull = `M${n(x)} ${n(y - h * 1.7)}Q${n(x + w * 0.5)} ${n(y - h * 0.35)} ${n(x + w)} ${n(y - h * 1.7)}Q${n(x + w * 0.93)} ${n(y + h * 0.2)} ${n(x + w * 0.72)} ${n(y + h * 0.3)}H${n(x + w * 0.28)}Q${n(x + w * 0.07)} ${n(y + h * 0.2)} ${n(x)} ${n(y - h * 1.7)}z`;
  let strakes = '';
  for (const t of [0.35, 0.7])
    strakes += `M${n(x + w * 0.03 * (1 + t))} ${n(y - h * (1.5 - t))}Q${n(x + w * 0.5)} ${n(y - h * (0.3 - t * 0.8))} ${n(x + w * (1 - 0.03 * (1 + t)))} ${n(y - h * (1.5 - t))}`;
  const rim = `M${n(x)} ${n(y - h * 1.7)}Q${n(x + w * 0.5)} ${n(y - h * 0.35)} ${n(x + w)} ${n(y - h * 1.7)}Q${n(x + w * 0.5)} ${n(y - h * 0.95)} ${n(x)} ${n(y - h * 1.7)}z`;
  return group(
    {},
    fill(hull, color),
    stroke(strakes, shade(color, 0.45), Math.max(0.8, w * 0.008)),
    fill(rim, inside),
  );
}

/** A square-sailed clinker ship of the Viking age. */
export function longship(
  p: Picture,
  x: number,
  y: number,
  w: number,
  hull: string,
  sail: string,
  stripe: string,
): string {
  const h = w * 0.09;
  const body = `M${n(x - w * 0.03)} ${n(y - h * 3.6)}Q${n(x + w * 0.01)} ${n(y - h * 1.1)} ${n(x + w * 0.2)} ${n(y - h * 0.8)}Q${n(x + w * 0.5)} ${n(y - h * 0.45)} ${n(x + w * 0.8)} ${n(y - h * 0.8)}Q${n(x + w * 0.99)} ${n(y - h * 1.1)} ${n(x + w * 1.03)} ${n(y - h * 3.6)}Q${n(x + w * 1.04)} ${n(y - h * 0.4)} ${n(x + w * 0.8)} ${n(y + h * 0.35)}H${n(x + w * 0.2)}Q${n(x - w * 0.04)} ${n(y - h * 0.4)} ${n(x - w * 0.03)} ${n(y - h * 3.6)}z`;
  const [mx, my, sw, sh] = [x + w * 0.5, y - w * 0.72, w * 0.52, w * 0.46];
  const sailShape = `M${n(mx - sw / 2)} ${n(my)}h${n(sw)}q${n(sw * 0.1)} ${n(sh * 0.6)} ${n(-sw * 0.03)} ${n(sh)}q${n(-sw * 0.45)} ${n(-sh * 0.12)} ${n(-sw * 0.94)} 0q${n(-sw * 0.08)} ${n(-sh * 0.5)} ${n(-sw * 0.03)} ${n(-sh)}z`;
  let stripes = '';
  for (let i = 0; i < 4; i += 1)
    stripes += `M${n(mx - sw / 2 + (sw * (2 * i + 1)) / 9)} ${n(my)}h${n(sw / 9)}v${n(sh * 1.1)}h${n(-sw / 9)}z`;
  let shields = '';
  for (let i = 0; i < 9; i += 1)
    shields += `M${n(x + w * (0.2 + i * 0.075))} ${n(y - h * 0.62)}h.1`;
  return group(
    {},
    stroke(
      `M${n(mx)} ${n(y - h * 0.5)}V${n(my - w * 0.05)}M${n(mx - sw * 0.53)} ${n(my)}H${n(mx + sw * 0.53)}`,
      hull,
      w * 0.012,
    ),
    fill(sailShape, sail),
    p.clipped(sailShape, fill(stripes, stripe)),
    stroke(
      `M${n(mx)} ${n(my - w * 0.04)}L${n(x)} ${n(y - h * 2.4)}M${n(mx)} ${n(my - w * 0.04)}L${n(x + w)} ${n(y - h * 2.4)}`,
      hull,
      w * 0.004,
    ),
    fill(body, hull),
    stroke(shields, tint(stripe, 0.25), w * 0.04, { 'stroke-linecap': 'round' }),
  );
}

/** A coastal steamer seen from the side, bow to the right. */
export function steamer(
  x: number,
  y: number,
  w: number,
  hull: string,
  upper: string,
  accent: string,
): string {
  const h = w * 0.1;
  return group(
    {},
    fill(
      `M${n(x + w * 0.12)} ${n(y - h)}v${n(-h * 0.75)}h${n(w * 0.66)}l${n(w * 0.04)} ${n(h * 0.75)}zM${n(x + w * 0.18)} ${n(y - h * 1.7)}v${n(-h * 0.6)}h${n(w * 0.52)}l${n(w * 0.03)} ${n(h * 0.6)}zM${n(x + w * 0.55)} ${n(y - h * 2.25)}v${n(-h * 0.5)}h${n(w * 0.12)}l${n(w * 0.02)} ${n(h * 0.5)}z`,
      upper,
    ),
    fill(
      `M${n(x)} ${n(y - h * 1.05)}L${n(x + w)} ${n(y - h * 1.3)}Q${n(x + w * 0.97)} ${n(y - h * 0.3)} ${n(x + w * 0.93)} ${n(y)}H${n(x + w * 0.05)}Q${n(x + w * 0.01)} ${n(y - h * 0.4)} ${n(x)} ${n(y - h * 1.05)}z`,
      hull,
    ),
    fill(
      `M${n(x + w * 0.33)} ${n(y - h * 2.25)}l${n(w * 0.01)} ${n(-h * 1.2)}h${n(w * 0.09)}l${n(w * 0.01)} ${n(h * 1.2)}z`,
      accent,
    ),
    stroke(
      `M${n(x + w * 0.16)} ${n(y - h * 1.4)}h${n(w * 0.6)}M${n(x + w * 0.21)} ${n(y - h * 2)}h${n(w * 0.48)}`,
      hull,
      h * 0.22,
      { 'stroke-dasharray': `${n(h * 0.28)} ${n(h * 0.2)}`, opacity: 0.8 },
    ),
    stroke(
      `M${n(x + w * 0.8)} ${n(y - h)}v${n(-h * 2.6)}M${n(x + w * 0.1)} ${n(y - h)}v${n(-h * 2)}`,
      hull,
      h * 0.1,
    ),
  );
}

/** A sloop with bare poles, moored at bx, by. */
export const yacht = (
  bx: number,
  by: number,
  s: number,
  hull: string,
  rig: string,
  deck: string,
): string =>
  stroke(
    `M${bx} ${by}V${n(by - 210 * s)}M${bx} ${n(by - 204 * s)}L${n(bx - 60 * s)} ${n(by - 12 * s)}M${bx} ${n(by - 204 * s)}L${n(bx + 84 * s)} ${n(by - 16 * s)}M${bx} ${n(by - 36 * s)}h${n(70 * s)}`,
    rig,
    2.6,
  ) +
  fill(
    `M${n(bx - 70 * s)} ${n(by - 22 * s)}H${n(bx + 96 * s)}Q${n(bx + 80 * s)} ${n(by + 6 * s)} ${n(bx + 62 * s)} ${by}H${n(bx - 52 * s)}z`,
    hull,
  ) +
  fill(
    `M${n(bx - 30 * s)} ${n(by - 22 * s)}l${n(8 * s)} ${n(-20 * s)}h${n(50 * s)}l${n(14 * s)} ${n(20 * s)}z`,
    deck,
  );
