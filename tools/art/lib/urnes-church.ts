import { paint } from './color.ts';
import { edge, oblique, plane } from './oblique.ts';
import { dim, lit, rim, roofDim, roofLit, skirt, tier } from './stave-roofs.ts';
import { fill, group, lines, poly, stroke, type Point } from './svg.ts';

/** Urnes Stave Church from the south-west: chancel, nave with its aisles, ridge turret and west porch. */
export function church(x: number, y: number, s: number): string {
  const at = oblique(x, y, s);
  const chancel = oblique(...at(42, 0, 300), s);
  const porch = (u: number, h: number, d: number): Point => at(u + 78, h, d - 46);
  const turret = (u: number, h: number, d: number): Point => at(u + 92, h, d + 118);
  const spireTop = turret(28, 640, 28);
  return group(
    {},
    // The chancel, lower, behind the nave.
    plane(
      [chancel(156, 0, 0), chancel(156, 0, 170), chancel(156, 78, 170), chancel(156, 78, 0)],
      dim,
      { count: 26, color: paint.ink, upright: true },
    ),
    skirt(chancel, 156, 170, 78, 118, 34),
    tier(chancel, 34, 122, 10, 158, 104, 150, 262, 10),
    // The nave's aisles.
    plane([at(240, 0, 0), at(240, 0, 300), at(240, 98, 300), at(240, 98, 0)], dim, {
      count: 34,
      color: paint.ink,
      upright: true,
    }),
    plane([at(0, 0, 0), at(240, 0, 0), at(240, 98, 0), at(0, 98, 0)], lit, {
      count: 26,
      color: dim,
      upright: true,
      width: 1.8,
    }),
    edge([at(240, 0, 0), at(240, 98, 0)], paint.ink, 5),
    edge([at(0, 0, 0), at(0, 98, 0)], rim, 4, 0.7),
    skirt(at, 240, 300, 98, 168, 50),
    tier(at, 50, 190, 50, 270, 166, 232, 400, 14),
    ...[78, 110, 142, 174].map((d) =>
      fill(
        lines([
          at(190, 196, d + 20),
          at(190, 196, d + 32),
          at(190, 214, d + 32),
          at(190, 214, d + 20),
        ]),
        paint.ink,
      ),
    ),
    fill(
      lines([
        at(108, 262, 49),
        at(132, 262, 49),
        at(132, 300, 49),
        at(120, 316, 49),
        at(108, 300, 49),
      ]),
      paint.ink,
    ),
    // Ridge turret and spire.
    plane([turret(56, 356, 0), turret(56, 356, 56), turret(56, 452, 56), turret(56, 452, 0)], dim, {
      count: 6,
      color: paint.ink,
      upright: true,
    }),
    plane([turret(0, 356, 0), turret(56, 356, 0), turret(56, 452, 0), turret(0, 452, 0)], lit, {
      count: 6,
      color: dim,
      upright: true,
    }),
    fill(
      lines([turret(18, 410, 0), turret(38, 410, 0), turret(38, 440, 0), turret(18, 440, 0)]),
      paint.ink,
    ),
    poly(
      [
        turret(66, 446, -9),
        turret(66, 446, 66),
        turret(38, 500, 38),
        spireTop,
        turret(18, 500, 18),
      ],
      roofDim,
    ),
    poly(
      [
        turret(-9, 446, -9),
        turret(66, 446, -9),
        turret(38, 500, 20),
        spireTop,
        turret(20, 500, 20),
      ],
      roofLit,
    ),
    edge([turret(-9, 446, -9), turret(20, 500, 20), spireTop], rim, 2.4, 0.85),
    stroke(
      lines([spireTop, [spireTop[0], spireTop[1] - 46 * s]], false) +
        lines(
          [
            [spireTop[0] - 12 * s, spireTop[1] - 28 * s],
            [spireTop[0] + 12 * s, spireTop[1] - 28 * s],
          ],
          false,
        ),
      dim,
      4,
    ),
    // West porch with its portal.
    plane([porch(84, 0, 0), porch(84, 0, 50), porch(84, 74, 50), porch(84, 74, 0)], dim),
    tier(porch, 0, 84, 0, 46, 0, 74, 142, 9),
    fill(
      lines([
        porch(24, 0, -1),
        porch(60, 0, -1),
        porch(60, 52, -1),
        porch(54, 66, -1),
        porch(42, 72, -1),
        porch(30, 66, -1),
        porch(24, 52, -1),
      ]),
      paint.ink,
    ),
    edge(
      [
        porch(24, 0, -1),
        porch(24, 52, -1),
        porch(30, 66, -1),
        porch(42, 72, -1),
        porch(54, 66, -1),
        porch(60, 52, -1),
        porch(60, 0, -1),
      ],
      paint.ochre,
      2.4,
      0.9,
    ),
  );
}
