import { mix, paint, shade } from './color.ts';
import { circle, fill, group, n, stroke, type Point } from './svg.ts';

export type Worker = {
  /** Where the feet stand, and the height of the whole figure. */
  at: Point;
  h: number;
  coat: string;
  legs: string;
  /** Where the two hands are, in heights from the feet: right and up. */
  hands: [Point, Point];
  /** How far the shoulders lie before the hips, and the feet from one another, in heights. */
  lean?: number;
  stride?: number;
  hat?: 'cap' | 'brim' | 'scarf' | 'hood';
  hatColor?: string;
  beard?: string;
  /** A skirt instead of legs, in this colour. */
  skirt?: string;
  sleeve?: string;
};

function hatOf(kind: Worker['hat'], x: number, y: number, h: number, color: string): string {
  const r = h * 0.075;
  if (kind === 'brim')
    return fill(
      `M${n(x - r * 1.9)} ${n(y - r * 0.3)}Q${n(x)} ${n(y - r * 0.8)} ${n(x + r * 1.9)} ${n(y - r * 0.3)}L${n(x + r)} ${n(y - r * 0.6)}L${n(x + r * 0.7)} ${n(y - r * 1.6)}H${n(x - r * 0.7)}L${n(x - r)} ${n(y - r * 0.6)}z`,
      color,
    );
  if (kind === 'scarf' || kind === 'hood')
    return fill(
      `M${n(x - r * 1.15)} ${n(y + r * 1.3)}Q${n(x - r * 1.6)} ${n(y - r * 1.5)} ${n(x)} ${n(y - r * 1.35)}Q${n(x + r * 1.1)} ${n(y - r * 1.3)} ${n(x + r * 0.9)} ${n(y - r * 0.4)}Q${n(x)} ${n(y - r * 0.7)} ${n(x - r * 0.2)} ${n(y + r * 1.4)}z`,
      color,
    );
  return fill(
    `M${n(x - r * 1.1)} ${n(y - r * 0.15)}Q${n(x - r * 1.1)} ${n(y - r * 1.5)} ${n(x + r * 0.1)} ${n(y - r * 1.55)}Q${n(x + r * 1.1)} ${n(y - r * 1.4)} ${n(x + r * 1.1)} ${n(y - r * 0.2)}z`,
    color,
  );
}

/** Somebody at work, large enough to have arms: the body leans, the hands are where the tool is. */
export function worker(w: Worker): string {
  const [x, y] = w.at;
  const h = w.h;
  const lean = (w.lean ?? 0) * h;
  const stride = (w.stride ?? 0.1) * h;
  const [hipX, hipY] = [x, y - h * 0.46];
  const [topX, topY] = [x + lean, y - h * 0.8];
  const [headX, headY] = [topX + lean * 0.35, topY - h * 0.1];
  const skin = mix(paint.rose, paint.umber, 0.2);
  const arm = (i: 0 | 1): string => {
    const [hx, hy] = [x + w.hands[i][0] * h, y - w.hands[i][1] * h];
    const sx = topX + (i ? 0.07 : -0.07) * h;
    const sy = topY + h * 0.06;
    const [ex, ey] = [(sx + hx) / 2, (sy + hy) / 2 + h * 0.07];
    const color = w.sleeve ?? (i ? w.coat : shade(w.coat, 0.28));
    return (
      stroke(`M${n(sx)} ${n(sy)}Q${n(ex)} ${n(ey)} ${n(hx)} ${n(hy)}`, color, h * 0.085, {
        'stroke-linecap': 'round',
      }) + circle(hx, hy, h * 0.042, skin)
    );
  };
  const leg = (s: number, color: string): string =>
    stroke(
      `M${n(hipX + s * h * 0.04)} ${n(hipY)}Q${n(hipX + s * stride * 0.9)} ${n(y - h * 0.22)} ${n(x + s * stride)} ${n(y - h * 0.03)}h${n(h * 0.06)}`,
      color,
      h * 0.095,
      { 'stroke-linejoin': 'round' },
    );
  const hem = h * 0.36;
  return group(
    {},
    arm(0),
    w.skirt
      ? fill(
          `M${n(hipX - h * 0.1)} ${n(hipY - h * 0.06)}Q${n(x - h * 0.22)} ${n(y - h * 0.2)} ${n(x - h * 0.22)} ${n(y)}H${n(x + h * 0.22)}Q${n(x + h * 0.18)} ${n(y - h * 0.24)} ${n(hipX + h * 0.1)} ${n(hipY - h * 0.06)}z`,
          w.skirt,
        )
      : leg(-1, shade(w.legs, 0.25)) + leg(1, w.legs),
    fill(
      `M${n(hipX - h * 0.12)} ${n(w.skirt ? hipY : y - hem)}Q${n(topX - h * 0.17)} ${n((topY + hipY) / 2)} ${n(topX - h * 0.1)} ${n(topY)}Q${n(topX)} ${n(topY - h * 0.05)} ${n(topX + h * 0.1)} ${n(topY)}Q${n(topX + h * 0.16)} ${n((topY + hipY) / 2)} ${n(hipX + h * 0.13)} ${n(w.skirt ? hipY : y - hem)}z`,
      w.coat,
    ),
    fill(
      `M${n(hipX - h * 0.12)} ${n(w.skirt ? hipY : y - hem)}Q${n(topX - h * 0.17)} ${n((topY + hipY) / 2)} ${n(topX - h * 0.1)} ${n(topY)}L${n(topX - h * 0.03)} ${n(topY - h * 0.02)}Q${n(topX - h * 0.08)} ${n((topY + hipY) / 2)} ${n(hipX - h * 0.03)} ${n(w.skirt ? hipY : y - hem)}z`,
      paint.ink,
      { opacity: 0.25 },
    ),
    stroke(
      `M${n(hipX - h * 0.12)} ${n(hipY)}L${n(hipX + h * 0.12)} ${n(hipY)}`,
      shade(w.coat, 0.5),
      h * 0.025,
    ),
    circle(headX, headY, h * 0.075, skin),
    w.beard
      ? fill(
          `M${n(headX - h * 0.06)} ${n(headY + h * 0.01)}Q${n(headX)} ${n(headY + h * 0.04)} ${n(headX + h * 0.07)} ${n(headY + h * 0.005)}Q${n(headX + h * 0.06)} ${n(headY + h * 0.12)} ${n(headX)} ${n(headY + h * 0.13)}Q${n(headX - h * 0.05)} ${n(headY + h * 0.1)} ${n(headX - h * 0.06)} ${n(headY + h * 0.01)}z`,
          w.beard,
        )
      : '',
    w.hat ? hatOf(w.hat, headX, headY, h, w.hatColor ?? shade(w.coat, 0.4)) : '',
    arm(1),
  );
}
