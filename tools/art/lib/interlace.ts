import { fill, lines, type Point } from './svg.ts';

/** One band of an interlaced pattern: control points, each with the band's half width there. */
export type Band = { points: [x: number, y: number, half: number][]; tone?: number };
type Sample = [x: number, y: number, half: number];

function smooth(points: Sample[]): Sample[] {
  const out: Sample[] = [];
  const at = (i: number): Sample => points[Math.max(0, Math.min(points.length - 1, i))] as Sample;
  for (let i = 0; i + 1 < points.length; i += 1) {
    for (let k = 0; k < 14; k += 1) {
      const t = k / 14;
      const value = (c: 0 | 1 | 2): number => {
        const [a, b, d, e] = [at(i - 1)[c], at(i)[c], at(i + 1)[c], at(i + 2)[c]];
        return (
          0.5 *
          (2 * b +
            (d - a) * t +
            (2 * a - 5 * b + 4 * d - e) * t * t +
            (3 * b - a - 3 * d + e) * t * t * t)
        );
      };
      out.push([value(0), value(1), Math.max(2, value(2))]);
    }
  }
  out.push(at(points.length - 1));
  return out;
}

/** The outline of a stretch of a band; `from` and `to` pick the share of its width, -1 to 1. */
function stretch(
  samples: Sample[],
  first: number,
  last: number,
  from: number,
  to: number,
  extra = 0,
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = Math.max(0, first); i <= Math.min(samples.length - 1, last); i += 1) {
    const [x, y, half] = samples[i] as Sample;
    const before = samples[Math.max(0, i - 1)] as Sample;
    const after = samples[Math.min(samples.length - 1, i + 1)] as Sample;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const [nx, ny] = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
    const [a, b] = [from * half - extra, to * half + extra];
    left.push([x + nx * a, y + ny * a]);
    right.push([x + nx * b, y + ny * b]);
  }
  return lines([...left, ...right.reverse()]);
}

/** Draws the bands so that each goes over and under the others in turn, as carvers did. */
export function interlace(
  bands: Band[],
  colors: { edge: string; body: (tone: number) => string; light: string; dark: string },
): string {
  const all = bands.map((band) => smooth(band.points));
  const draw = (b: number, first: number, last: number): string => {
    const s = all[b] as Sample[];
    return (
      fill(stretch(s, first, last, -1, 1, 5), colors.edge) +
      fill(stretch(s, first, last, -1, 1), colors.body(bands[b]?.tone ?? 0)) +
      fill(stretch(s, first, last, 0.45, 1), colors.dark, { opacity: 0.5 }) +
      fill(stretch(s, first, last, -0.95, -0.6), colors.light, { opacity: 0.75 })
    );
  };
  const crossings: { a: number; i: number; b: number; j: number }[] = [];
  for (let a = 0; a < all.length; a += 1) {
    for (let b = a; b < all.length; b += 1) {
      const [sa, sb] = [all[a] as Sample[], all[b] as Sample[]];
      for (let i = 0; i + 1 < sa.length; i += 1) {
        for (let j = b === a ? i + 6 : 0; j + 1 < sb.length; j += 1) {
          const [p, q, r, s] = [sa[i], sa[i + 1], sb[j], sb[j + 1]] as [
            Sample,
            Sample,
            Sample,
            Sample,
          ];
          const det = (q[0] - p[0]) * (s[1] - r[1]) - (q[1] - p[1]) * (s[0] - r[0]);
          if (det === 0) continue;
          const t = ((r[0] - p[0]) * (s[1] - r[1]) - (r[1] - p[1]) * (s[0] - r[0])) / det;
          const u = ((r[0] - p[0]) * (q[1] - p[1]) - (r[1] - p[1]) * (q[0] - p[0])) / det;
          if (t >= 0 && t < 1 && u >= 0 && u < 1) crossings.push({ a, i, b, j });
        }
      }
    }
  }
  let out = all.map((s, b) => draw(b, 0, s.length)).join('');
  // Walk along every band and let it rise at every second crossing, unless the other band has already risen there.
  const risen = new Set<number>();
  const settled = new Set<number>();
  all.forEach((_, band) => {
    const mine = crossings
      .flatMap((c, index) => [
        ...(c.a === band ? [{ index, at: c.i }] : []),
        ...(c.b === band ? [{ index, at: c.j }] : []),
      ])
      .sort((x, y) => x.at - y.at);
    let over = band % 2 === 0;
    for (const { index, at } of mine) {
      if (settled.has(index)) over = !risen.has(index * 1000 + band);
      else if (over) {
        const half = (all[band]?.[at]?.[2] ?? 10) + 16;
        const reach = Math.max(3, Math.min(7, Math.round(half / 9)));
        out += draw(band, at - reach, at + reach);
        risen.add(index * 1000 + band);
      }
      settled.add(index);
      over = !over;
    }
  });
  return out;
}
