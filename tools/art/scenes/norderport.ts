import { bareTree } from '../lib/bare-tree.ts';
import { mix, paint } from '../lib/color.ts';
import { brush, dabs, grass, mist, ridge, under, wisps } from '../lib/land.ts';
import { limestone, stoneFace, teeth } from '../lib/limestone.ts';
import { edge } from '../lib/oblique.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { pointedArch } from '../lib/stonework.ts';
import { fill, group, lines, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5247,
  alt: {
    no: 'Norderport i Visby i tåke en novembermorgen: det høye porttårnet i ringmuren med spiss bue, fallgitter og lys som strømmer ut gjennom porten.',
    sv: 'Norderport i Visby i dimma en novembermorgon: det höga porttornet i ringmuren med spetsig båge, fällgaller och ljus som strömmar ut genom porten.',
    en: 'Norderport in Visby in fog on a November morning: the tall gate tower of the ring wall with its pointed arch and portcullis, light streaming out through the gate.',
  },
  focal: [0.5, 0.5],
};

const cool = mix(limestone.mid, paint.slate, 0.35);
const dim = mix(limestone.dim, paint.slate, 0.3);

function gate(p: Picture): string {
  const [x, w, top, base] = [610, 330, 130, 800];
  const slit = (sx: number, y: number): string =>
    rect(sx - 14, y - 6, 28, 72, mix(cool, paint.snow, 0.35)) + rect(sx - 7, y, 14, 60, paint.ink);
  return group(
    {},
    stoneFace(
      p,
      pts(
        `${x + w},${base} ${x + w},${top} ${x + w + 110},${top + 22} ${x + w + 116},${base - 26}`,
      ),
      dim,
      25,
      0.5,
      paint.ink,
      paint.haze,
    ),
    stoneFace(
      p,
      pts(`${x},${base} ${x + 4},${top} ${x + w},${top} ${x + w},${base}`),
      p.along([x, 0], [x + w, 0], spread(mix(cool, paint.cream, 0.35), cool, mix(cool, dim, 0.5))),
      26,
      0.55,
      paint.plum,
    ),
    teeth([x + 4, top], [x + w, top], 32, mix(cool, paint.cream, 0.2)) +
      teeth([x + w, top], [x + w + 110, top + 22], 28, dim),
    rect(x + 2, top + 14, w - 2, 9, mix(cool, paint.snow, 0.35)),
    edge(pts(`${x + 1},${base} ${x + 4},${top}`), paint.cream, 4, 0.7) +
      edge(pts(`${x + w},${base} ${x + w},${top}`), mix(cool, paint.snow, 0.4), 4, 0.7),
    slit(x + 90, 220) + slit(x + 240, 220) + slit(x + 166, 330) + slit(x + w + 56, 260),
    // Holes where the beams of the hoarding sat.
    ...[0, 1, 2, 3, 4].map((i) => rect(x + 44 + i * 60, 422, 14, 14, paint.ink)),
    fill(pointedArch(x + w / 2, base, 232, 350), mix(cool, paint.cream, 0.45)),
    stroke(pointedArch(x + w / 2, base, 222, 342), paint.plum, 4, { opacity: 0.5 }),
    fill(
      pointedArch(x + w / 2, base, 190, 318),
      p.down(
        base - 320,
        base,
        spread(
          mix(paint.apricot, paint.umber, 0.5),
          mix(paint.butter, paint.apricot, 0.35),
          paint.cream,
        ),
      ),
    ),
    p.clipped(
      pointedArch(x + w / 2, base, 190, 318),
      // The street within: gables and a lantern.
      poly(pts('690,800 690,640 724,600 746,640 746,800'), mix(paint.rust, paint.butter, 0.45)) +
        poly(pts('862,800 862,610 836,570 806,616 806,800'), mix(paint.umber, paint.butter, 0.5)) +
        rect(704, 664, 14, 20, mix(paint.plum, paint.butter, 0.4)) +
        rect(828, 650, 14, 22, mix(paint.plum, paint.butter, 0.4)),
      stroke(
        Array.from(
          { length: 8 },
          (_, i) => `M${684 + i * 26} 470V566l-5 12M${684 + i * 26} 566l5 12`,
        ).join('') + 'M676 500H874M676 536H874',
        paint.ink,
        8,
      ),
      poly(pts('680,800 680,480 706,470 700,800'), mix(dim, paint.ink, 0.3)),
    ),
    fill(
      Array.from({ length: 26 }, () =>
        blob(p, x + w + 30 + p.random() * 86, 540 + p.random() * 230, 19, 16, 0.35, 8),
      ).join(''),
      mix(paint.rust, paint.plum, 0.35),
    ),
    dabs(70, () => [x + w + 24 + p.random() * 96, 500 + p.random() * 270], paint.rust, 11, 0.9),
  );
}

export function draw(): string {
  const p = new Picture('norderport');
  const fog = mix(paint.haze, paint.mist, 0.4);
  const left = pts('-20,520 300,500 620,476 620,800 -20,812');
  const right = pts('1046,482 1340,524 1640,580 1640,806 1046,776');
  const bank = ridge(
    p,
    pts('-20,812 300,806 600,798 800,800 1050,780 1300,800 1640,812'),
    4,
    3,
    8,
    true,
  );
  p.add(
    sky(
      p,
      820,
      spread(
        mix(paint.slate, paint.haze, 0.55),
        fog,
        mix(paint.mist, paint.butter, 0.35),
        mix(paint.butter, paint.cream, 0.4),
      ),
    ),
    streaks(p, { x: 0, y: 60, w: 1600, h: 200 }, 16, paint.mist, 0.5, 480, 14),
    sun(p, 380, 330, 54, paint.snow, paint.butter, 11, 0.9),
    // Towers that stand further along the wall, each paler than the one before.
    ...[
      [40, 300, 120, 0.45],
      [260, 356, 84, 0.62],
      [1280, 350, 110, 0.45],
      [1500, 400, 90, 0.62],
    ].map(
      ([x = 0, y = 0, w = 0, t = 0]) =>
        rect(x, y, w, 500, mix(cool, fog, t)) +
        teeth([x, y], [x + w, y], 17, mix(cool, fog, t)) +
        fill(`M${x + w * 0.42} ${y + 50}h12v40h-12z`, mix(dim, fog, t * 0.6)),
    ),
    wisps(p, 0, 1600, 520, 80, paint.mist, 0.7, 9),
    bareTree(p, 190, 560, 330, mix(dim, fog, 0.45)) +
      bareTree(p, 1420, 590, 330, mix(dim, fog, 0.45)),
    stoneFace(
      p,
      left,
      p.along([0, 0], [620, 0], spread(mix(cool, fog, 0.5), cool)),
      25,
      0.45,
      paint.plum,
    ) + teeth([-20, 520], [620, 476], 26, mix(cool, fog, 0.3)),
    stoneFace(
      p,
      right,
      p.along([1046, 0], [1640, 0], spread(dim, mix(cool, fog, 0.4))),
      25,
      0.45,
      paint.plum,
    ) + teeth([1046, 482], [1640, 580], 26, mix(dim, fog, 0.3)),
    mist(p, 620, 220, mix(paint.mist, paint.butter, 0.3), 0.6),
    gate(p),
    p.clipped(
      lines(under(bank)),
      poly(
        under(bank),
        p.down(
          780,
          1000,
          spread(
            mix(paint.moss, paint.haze, 0.5),
            mix(paint.moss, paint.umber, 0.4),
            mix(paint.pine, paint.plum, 0.4),
          ),
        ),
      ),
      brush(p, { x: 0, y: 800, w: 1600, h: 200 }, 260, 0, 34, paint.butter, 2, 0.25),
      poly(pts('682,796 872,796 1080,1010 380,1010'), mix(paint.granite, paint.plum, 0.25)),
      brush(p, { x: 380, y: 806, w: 700, h: 200 }, 240, 0, 26, paint.haze, 3, 0.4),
      // The light that falls out through the arch.
      poly(
        pts('684,796 870,796 980,1010 340,1010'),
        p.down(796, 1000, [
          [0, paint.butter, 0.95],
          [0.6, paint.apricot, 0.4],
          [1, paint.apricot, 0.05],
        ]),
      ),
    ),
    figure(790, 846, 106, paint.night, paint.rose) +
      fill('M776 844h30L840 990H700z', paint.plum, { opacity: 0.35 }),
    figure(720, 826, 82, paint.oxblood, paint.rose) +
      figure(852, 822, 78, mix(paint.pine, paint.ink, 0.2), paint.rose),
    fill('M712 824h18L716 940H640z', paint.plum, { opacity: 0.3 }),
    dabs(180, () => [p.random() * 1600, 820 + p.random() * 180], paint.rust, 8, 0.85) +
      dabs(120, () => [p.random() * 1600, 820 + p.random() * 180], paint.ochre, 7, 0.85),
    wisps(p, 0, 1600, 830, 24, paint.mist, 0.5, 6),
    grass(p, pts('-20,1006 200,990 400,1004'), 0.4, 70, mix(paint.pine, paint.plum, 0.5)) +
      grass(p, pts('1080,1004 1340,990 1640,1000'), 0.4, 70, mix(paint.pine, paint.plum, 0.5)),
    bareTree(p, 70, 1010, 780, mix(paint.plum, paint.ink, 0.5)),
    birds(p, 1140, 210, 9, 14, mix(paint.plum, paint.ink, 0.3)),
  );
  return p.svg();
}
