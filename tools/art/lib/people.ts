import { circle, fill, group, n, stroke } from './svg.ts';

/** A small figure in a coat, standing on x, y; `step` is how far the stride opens. */
export function figure(
  x: number,
  y: number,
  h: number,
  coat: string,
  skin: string,
  step = 0.08,
): string {
  const w = h * 0.13;
  return group(
    {},
    stroke(
      `M${n(x - w * 0.3)} ${n(y - h * 0.4)}L${n(x - h * step)} ${n(y)}M${n(x + w * 0.3)} ${n(y - h * 0.4)}L${n(x + h * step)} ${n(y)}`,
      coat,
      h * 0.085,
    ),
    fill(
      `M${n(x - w * 1.25)} ${n(y - h * 0.3)}Q${n(x - w * 1.2)} ${n(y - h * 0.78)} ${n(x - w * 0.5)} ${n(y - h * 0.83)}H${n(x + w * 0.5)}Q${n(x + w * 1.2)} ${n(y - h * 0.78)} ${n(x + w * 1.25)} ${n(y - h * 0.3)}z`,
      coat,
    ),
    circle(x, y - h * 0.9, h * 0.075, skin),
  );
}

/** An umbrella held over a figure of height `h` that stands on x, y. */
export function umbrella(x: number, y: number, h: number, color: string, dark: string): string {
  const r = h * 0.42;
  const top = y - h * 1.02;
  const scallop = `q${n(-r * 0.2)} ${n(-r * 0.18)} ${n(-r * 0.4)} 0`;
  return (
    stroke(
      `M${n(x + h * 0.02)} ${n(top - r * 0.5)}L${n(x + h * 0.15)} ${n(y - h * 0.5)}`,
      dark,
      h * 0.02,
    ) +
    fill(
      `M${n(x - r)} ${n(top)}Q${n(x - r * 0.8)} ${n(top - r * 0.7)} ${n(x)} ${n(top - r * 0.74)}Q${n(x + r * 0.8)} ${n(top - r * 0.7)} ${n(x + r)} ${n(top)}${scallop.repeat(5)}z`,
      color,
    ) +
    fill(
      `M${n(x)} ${n(top - r * 0.74)}Q${n(x + r * 0.8)} ${n(top - r * 0.7)} ${n(x + r)} ${n(top)}${scallop}${scallop}Q${n(x + r * 0.15)} ${n(top - r * 0.5)} ${n(x)} ${n(top - r * 0.74)}z`,
      dark,
      { opacity: 0.35 },
    )
  );
}
