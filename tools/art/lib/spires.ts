import { mix, paint, shade } from './color.ts';
import { fill, n, rect, stroke } from './svg.ts';

/** A baroque spire: a bell, an open lantern, a small bell and a needle. It stands on cx, y and is as wide as `w`. */
export function lanternSpire(
  cx: number,
  y: number,
  w: number,
  h: number,
  color: string,
  light: string,
  sunLeft = true,
): string {
  const s = w / 2;
  const half = (k: number): string =>
    `M${n(cx)} ${n(y - h * 0.9)}C${n(cx + k * s * 0.1)} ${n(y - h * 0.72)} ${n(cx + k * s * 0.12)} ${n(y - h * 0.64)} ${n(cx + k * s * 0.2)} ${n(y - h * 0.58)}` +
    `Q${n(cx + k * s * 0.62)} ${n(y - h * 0.54)} ${n(cx + k * s * 0.5)} ${n(y - h * 0.44)}H${n(cx + k * s * 0.4)}V${n(y - h * 0.29)}H${n(cx + k * s * 0.52)}` +
    `Q${n(cx + k * s * 0.62)} ${n(y - h * 0.17)} ${n(cx + k * s * 0.86)} ${n(y - h * 0.11)}Q${n(cx + k * s * 1.04)} ${n(y - h * 0.07)} ${n(cx + k * s * 1.1)} ${n(y)}H${n(cx)}z`;
  const [dark, bright] = sunLeft ? [1, -1] : [-1, 1];
  const opening = (t: number): string =>
    `M${n(cx + t * s - s * 0.07)} ${n(y - h * 0.3)}v${n(-h * 0.08)}q${n(s * 0.07)} ${n(-h * 0.035)} ${n(s * 0.14)} 0v${n(h * 0.08)}z`;
  return (
    fill(half(bright), mix(color, light, 0.3)) +
    fill(half(dark), color) +
    fill(opening(-0.2) + opening(0.2), shade(color, 0.55)) +
    rect(cx - s * 0.56, y - h * 0.45, s * 1.12, h * 0.012, mix(color, light, 0.5)) +
    rect(cx - s * 0.58, y - h * 0.295, s * 1.16, h * 0.012, mix(color, light, 0.5)) +
    stroke(
      `M${n(cx + bright * s * 0.72)} ${n(y - h * 0.02)}Q${n(cx + bright * s * 0.5)} ${n(y - h * 0.12)} ${n(cx + bright * s * 0.36)} ${n(y - h * 0.27)}M${n(cx + dark * s * 0.5)} ${n(y - h * 0.02)}Q${n(cx + dark * s * 0.36)} ${n(y - h * 0.12)} ${n(cx + dark * s * 0.26)} ${n(y - h * 0.27)}`,
      shade(color, 0.5),
      Math.max(1, w / 70),
      { opacity: 0.6 },
    ) +
    stroke(`M${n(cx)} ${n(y - h * 0.88)}V${n(y - h)}`, shade(color, 0.4), Math.max(1.6, w / 45)) +
    fill(
      `M${n(cx)} ${n(y - h * 0.985)}l${n(w * 0.13)} ${n(-w * 0.02)}l${n(-w * 0.03)} ${n(w * 0.04)}l${n(w * 0.03)} ${n(w * 0.04)}z`,
      paint.ochre,
    )
  );
}

/** A tall needle with a short flared foot, eight-sided: a light and a dark half with seams. */
export function needleSpire(
  cx: number,
  y: number,
  w: number,
  h: number,
  color: string,
  light: string,
  sunLeft = true,
): string {
  const s = w / 2;
  const face = (k: number, inner: number): string =>
    `M${n(cx)} ${n(y - h)}L${n(cx + k * s * 0.62)} ${n(y - h * 0.13)}L${n(cx + k * s * 1.06)} ${n(y)}H${n(cx + inner * s)}z`;
  const [dark, bright] = sunLeft ? [1, -1] : [-1, 1];
  let seams = '';
  for (let i = 1; i < 16; i += 1) {
    const t = i / 16;
    const r = s * 0.62 * t;
    seams += `M${n(cx - r)} ${n(y - h + h * 0.87 * t)}H${n(cx + r)}`;
  }
  return (
    fill(face(bright, 0.1 * dark), mix(color, light, 0.35)) +
    fill(face(dark, 0.1 * bright), color) +
    fill(
      `M${n(cx)} ${n(y - h)}L${n(cx + dark * s * 0.4)} ${n(y - h * 0.13)}L${n(cx + dark * s * 0.7)} ${n(y)}H${n(cx + dark * s * 1.06)}L${n(cx + dark * s * 0.62)} ${n(y - h * 0.13)}z`,
      shade(color, 0.3),
    ) +
    stroke(seams, shade(color, 0.5), Math.max(1, w / 110), { opacity: 0.4 }) +
    stroke(
      `M${n(cx)} ${n(y - h)}v${n(-h * 0.08)}m${n(-w * 0.06)} ${n(h * 0.025)}h${n(w * 0.12)}`,
      shade(color, 0.6),
      Math.max(2, w / 50),
    )
  );
}
