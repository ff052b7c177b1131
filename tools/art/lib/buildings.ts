import { between } from './random.ts';
import { shade, tint } from './color.ts';
import { fill, group, lines, n, poly, rect, stroke, type Picture, type Point } from './svg.ts';

export type Glass = { frame: string; glass: string; cols?: number; rows?: number };

/** A window with frame, bars and a reflection of the sky in one corner. */
export function pane(x: number, y: number, w: number, h: number, g: Glass): string {
  const b = Math.max(1, w * 0.1);
  const [cols, rows] = [g.cols ?? 2, g.rows ?? 3];
  let bars = '';
  for (let i = 1; i < cols; i += 1) bars += `M${n(x + (w * i) / cols)} ${n(y)}v${n(h)}`;
  for (let i = 1; i < rows; i += 1) bars += `M${n(x)} ${n(y + (h * i) / rows)}h${n(w)}`;
  return (
    rect(x - b, y - b, w + 2 * b, h + 2 * b, g.frame) +
    rect(x, y, w, h, g.glass) +
    fill(`M${n(x)} ${n(y)}h${n(w * 0.7)}l${n(-w * 0.7)} ${n(h * 0.55)}z`, '#fff', {
      opacity: 0.14,
    }) +
    stroke(bars, g.frame, Math.max(0.7, w * 0.07))
  );
}

/** Boards: lines across a surface, upright or lying. */
export function boards(
  x: number,
  y: number,
  w: number,
  h: number,
  gap: number,
  color: string,
  upright = true,
  opacity = 0.35,
): string {
  let d = '';
  const count = Math.floor((upright ? w : h) / gap);
  for (let i = 1; i <= count; i += 1)
    d += upright ? `M${n(x + i * gap)} ${n(y)}v${n(h)}` : `M${n(x)} ${n(y + i * gap)}h${n(w)}`;
  return stroke(d, color, Math.max(0.6, gap * 0.09), { opacity });
}

export type Gable = {
  x: number;
  base: number;
  w: number;
  wall: number;
  roof: number;
  color: string;
  roofColor: string;
  trim: string;
  glass: string;
  /** Columns of windows on each storey from the ground, then what is in the gable. */
  storeys?: number[];
  eave?: number;
  upright?: boolean;
  door?: string;
};

/** A house seen from its gable. The left half of the wall catches a little more light. */
export function gable(p: Picture, g: Gable): string {
  const top = g.base - g.wall;
  const peak = top - g.roof;
  const mid = g.x + g.w / 2;
  const eave = g.eave ?? g.w * 0.05;
  const outline: Point[] = [
    [g.x, g.base],
    [g.x, top],
    [mid, peak],
    [g.x + g.w, top],
    [g.x + g.w, g.base],
  ];
  const gap = g.w / 22;
  const wall = p.clipped(
    lines(outline),
    poly(outline, g.color),
    rect(mid, peak, g.w / 2, g.base - peak, shade(g.color, 0.12)),
    boards(
      g.x,
      peak,
      g.w,
      g.base - peak,
      g.upright === false ? gap * 0.8 : gap,
      shade(g.color, 0.45),
      g.upright !== false,
    ),
    rect(g.x, g.base - g.wall * 0.05, g.w, g.wall * 0.05, shade(g.color, 0.4)),
  );
  const t = Math.max(4, g.w * 0.035);
  const rise = (g.roof / (g.w / 2)) * eave;
  const boardsUp = poly(
    [
      [g.x - eave, top + rise],
      [mid, peak - t],
      [g.x + g.w + eave, top + rise],
      [g.x + g.w + eave, top + rise + t],
      [mid, peak + t * 0.6],
      [g.x - eave, top + rise + t],
    ],
    g.trim,
  );
  const roofEdge = poly(
    [
      [g.x - eave - t * 0.5, top + rise - t * 0.3],
      [mid, peak - t * 2.1],
      [g.x + g.w + eave + t * 0.5, top + rise - t * 0.3],
      [g.x + g.w + eave, top + rise + t * 0.3],
      [mid, peak - t],
      [g.x - eave, top + rise + t * 0.3],
    ],
    g.roofColor,
  );
  let windows = '';
  const storeys = g.storeys ?? [2, 2];
  const level = g.wall / storeys.length;
  storeys.forEach((count, i) => {
    const wy = g.base - level * (i + 1) + level * 0.26;
    const ww = Math.min(g.w / (count * 2.3), level * 0.42);
    for (let k = 0; k < count; k += 1) {
      const cx = g.x + (g.w * (k + 0.5)) / count;
      const isDoor = g.door !== undefined && i === 0 && k === Math.floor(count / 2);
      if (isDoor)
        windows +=
          rect(cx - ww * 0.6, g.base - level * 0.78, ww * 1.2, level * 0.78, g.trim) +
          rect(cx - ww * 0.45, g.base - level * 0.7, ww * 0.9, level * 0.7, g.door ?? g.trim);
      else
        windows += pane(cx - ww / 2, wy, ww, level * 0.52, {
          frame: g.trim,
          glass: p.random() < 0.5 ? g.glass : shade(g.glass, 0.12),
          rows: 3,
        });
    }
  });
  return group({}, wall, windows, boardsUp, roofEdge);
}

export type LongHouse = {
  x: number;
  base: number;
  w: number;
  wall: number;
  roof: number;
  color: string;
  roofColor: string;
  trim: string;
  glass: string;
  windows?: number;
  rows?: number;
  /** How far the roof's ends lean in (0 = gable roof, more = hipped). */
  hip?: number;
  upright?: boolean;
  chimneys?: number[];
  doorAt?: number;
};

/** A house seen from its long side. */
export function longHouse(p: Picture, h: LongHouse): string {
  const top = h.base - h.wall;
  const ridgeY = top - h.roof;
  const over = h.wall * 0.06;
  const hip = h.hip ?? 0;
  const roofShape: Point[] = [
    [h.x - over, top + over * 0.5],
    [h.x + hip, ridgeY],
    [h.x + h.w - hip, ridgeY],
    [h.x + h.w + over, top + over * 0.5],
  ];
  let tiles = '';
  const rows = Math.max(2, Math.round(h.roof / 9));
  for (let i = 1; i < rows; i += 1)
    tiles += `M${n(h.x - over)} ${n(ridgeY + (h.roof * i) / rows)}h${n(h.w + over * 2)}`;
  const chimneys = (h.chimneys ?? []).map((t) => {
    const cx = h.x + h.w * t;
    const cw = h.roof * 0.26;
    return (
      rect(cx - cw / 2, ridgeY - cw * 1.3, cw, cw * 1.6, shade(h.roofColor, 0.3)) +
      rect(cx - cw * 0.62, ridgeY - cw * 1.4, cw * 1.24, cw * 0.3, shade(h.roofColor, 0.5))
    );
  });
  let windows = '';
  const count = h.windows ?? 4;
  const levels = h.rows ?? 1;
  const level = h.wall / levels;
  for (let r = 0; r < levels; r += 1) {
    for (let k = 0; k < count; k += 1) {
      const cx = h.x + (h.w * (k + 0.5)) / count;
      const ww = Math.min(h.w / (count * 2.4), level * 0.4);
      if (h.doorAt === k && r === 0)
        windows +=
          rect(cx - ww * 0.7, h.base - level * 0.82, ww * 1.4, level * 0.82, h.trim) +
          rect(
            cx - ww * 0.52,
            h.base - level * 0.74,
            ww * 1.04,
            level * 0.74,
            shade(h.color, 0.55),
          );
      else
        windows += pane(cx - ww / 2, h.base - level * (r + 1) + level * 0.24, ww, level * 0.5, {
          frame: h.trim,
          glass: p.random() < 0.6 ? h.glass : shade(h.glass, 0.15),
        });
    }
  }
  return group(
    {},
    ...chimneys,
    rect(h.x, top, h.w, h.wall, h.color),
    boards(
      h.x,
      top,
      h.w,
      h.wall,
      Math.max(4, h.wall / 14),
      shade(h.color, 0.45),
      h.upright !== false,
    ),
    rect(h.x, top, h.w, h.wall * 0.13, shade(h.color, 0.5), { opacity: 0.5 }),
    rect(h.x, h.base - h.wall * 0.06, h.w, h.wall * 0.06, shade(h.color, 0.45)),
    rect(h.x, top, h.wall * 0.05, h.wall, h.trim),
    rect(h.x + h.w - h.wall * 0.05, top, h.wall * 0.05, h.wall, h.trim),
    windows,
    p.clipped(
      lines(roofShape),
      poly(roofShape, h.roofColor),
      rect(h.x - over, ridgeY, h.w + 2 * over, h.roof * 0.35, tint(h.roofColor, 0.14)),
      stroke(tiles, shade(h.roofColor, 0.4), 1.1, { opacity: 0.45 }),
    ),
  );
}

/** Stones laid in courses: quays, walls, foundations. */
export function masonry(
  p: Picture,
  x: number,
  y: number,
  w: number,
  h: number,
  size: number,
  color: string,
  joint: string,
  lightColor: string,
): string {
  let joints = '';
  let lights = '';
  let row = 0;
  for (let cy = y; cy < y + h; cy += size * 0.6) {
    let cx = x - (row % 2) * size * 0.5;
    joints += `M${n(x)} ${n(cy)}h${n(w)}`;
    while (cx < x + w) {
      const sw = size * between(p.random, 0.7, 1.5);
      if (cx > x) joints += `M${n(cx)} ${n(cy)}v${n(Math.min(size * 0.6, y + h - cy))}`;
      if (p.random() < 0.3 && cx > x && cx + sw < x + w)
        lights += `M${n(cx + 1)} ${n(cy + 1)}h${n(sw - 2)}v${n(Math.min(size * 0.6, y + h - cy) - 2)}h${n(2 - sw)}z`;
      cx += sw;
    }
    row += 1;
  }
  return (
    rect(x, y, w, h, color) +
    fill(lights, lightColor, { opacity: 0.5 }) +
    stroke(joints, joint, Math.max(0.7, size * 0.05), { opacity: 0.55 })
  );
}
