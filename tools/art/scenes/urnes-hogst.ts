import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, mist, ridge, under } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, n, Picture, poly, stroke, type Point } from '../lib/svg.ts';
import { blob, spruces } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5163,
  alt: {
    no: 'To menn feller en stor furu med øks i snøen en vintermorgen; en stokk med synlige årringer ligger klar på snøen foran dem.',
    sv: 'Två män fäller en stor tall med yxa i snön en vintermorgon; en stock med synliga årsringar ligger klar i snön framför dem.',
    en: 'Two men fell a great pine with axes in the snow on a winter morning; a log with its rings showing lies ready before them.',
    nn: 'To menn feller ei stor furu med øks i snøen ein vintermorgon; ein stokk med synlege årringar ligg klar på snøen framfor dei.',
  },
  caption: {
    no: 'Slik kan det ha sett ut vinteren 1129–1130, da tømmeret til kirken ble felt. Årringene forteller hvilken vinter det var.',
    sv: 'Så kan det ha sett ut vintern 1129–1130, när timret till kyrkan fälldes. Årsringarna berättar vilken vinter det var.',
    en: 'It may have looked like this in the winter of 1129–1130, when the timber for the church was felled. The rings tell which winter it was.',
    nn: 'Slik kan det ha sett ut vinteren 1129–1130, då tømmeret til kyrkja vart felt. Årringane fortel kva vinter det var.',
  },
  focal: [0.5, 0.62],
};

const bark = mix(paint.umber, paint.rust, 0.35);

/** The trunk of an old pine that goes out of the sheet, scaly below and red above. */
function trunk(p: Picture, x: number, y: number, w: number, color: string, light: string): string {
  const shape = `M${n(x - w * 0.85)} ${n(y)}Q${n(x - w * 0.5)} ${n(y - w)} ${n(x - w * 0.46)} ${n(y - w * 3)}L${n(x - w * 0.36)} -20H${n(x + w * 0.36)}L${n(x + w * 0.46)} ${n(y - w * 3)}Q${n(x + w * 0.5)} ${n(y - w)} ${n(x + w * 0.85)} ${n(y)}z`;
  let scales = '';
  for (let i = 0; i < w * 1.1; i += 1) {
    const [sx, sy] = [x + between(p.random, -0.5, 0.5) * w, between(p.random, -10, y - 10)];
    scales += `M${n(sx)} ${n(sy)}q${n(w * 0.05)} ${n(w * 0.12)} 0 ${n(w * 0.26)}l${n(w * 0.08)} ${n(w * 0.04)}`;
  }
  return p.clipped(
    shape,
    fill(
      shape,
      p.along([x - w * 0.6, 0], [x + w * 0.6, 0], spread(shade(color, 0.55), color, light)),
    ),
    stroke(scales, shade(color, 0.6), Math.max(1, w * 0.022), { opacity: 0.7 }),
    fill(blob(p, x - w * 0.5, y - w * 0.1, w * 0.5, w * 0.3, 0.2, 9), paint.snow, { opacity: 0.9 }),
  );
}

function axe(x: number, y: number, turn: number, s: number): string {
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${s})` },
    stroke('M0 0L0 -118', mix(paint.ochre, paint.umber, 0.5), 9, { 'stroke-linecap': 'round' }),
    fill(
      'M-7 -122H14Q30 -134 44 -138Q52 -112 44 -84Q28 -92 14 -100H-7z',
      mix(paint.slate, paint.night, 0.3),
    ),
    fill('M36 -136L44 -138Q52 -112 44 -84L36 -88Q42 -112 36 -136z', paint.snow),
  );
}

export function draw(): string {
  const p = new Picture('urnes-hogst');
  p.add(
    sky(p, 720, [
      [0, mix(paint.slate, paint.heather, 0.3)],
      [0.45, mix(paint.haze, paint.rose, 0.5)],
      [0.8, mix(paint.butter, paint.rose, 0.3)],
      [1, paint.cream],
    ]),
    sun(p, 1080, 500, 46, paint.snow, paint.butter, 11, 0.9),
    poly(
      under(
        ridge(
          p,
          [
            [-20, 470],
            [300, 360],
            [620, 470],
            [900, 420],
            [1300, 330],
            [1640, 440],
          ],
          12,
          2,
        ),
        800,
      ),
      mix(paint.haze, paint.heather, 0.4),
    ),
    mist(p, 420, 260, paint.cream, 0.7),
  );
  const back = ridge(
    p,
    [
      [-20, 640],
      [500, 620],
      [1000, 650],
      [1640, 610],
    ],
    6,
    4,
  );
  p.add(
    spruces(p, back, 90, 70, 170, mix(paint.slate, paint.heather, 0.35)),
    mist(p, 520, 180, mix(paint.cream, paint.rose, 0.3), 0.75),
  );
  for (let i = 0; i < 26; i += 1) {
    const x = -20 + i * 66 + between(p.random, -20, 20);
    if (x > 960 && x < 1160) continue;
    const w = between(p.random, 9, 22);
    p.add(
      fill(
        `M${n(x - w)} 730L${n(x - w * 0.6)} -20H${n(x + w * 0.6)}L${n(x + w)} 730z`,
        i % 2 ? mix(paint.heather, paint.slate, 0.5) : mix(paint.heather, paint.rust, 0.3),
      ),
      stroke(`M${n(x + w * 0.5)} -20L${n(x + w * 0.8)} 730`, paint.rose, w * 0.3, { opacity: 0.6 }),
    );
    if (i % 2)
      p.add(
        spruces(
          p,
          [
            [x + 20, 716],
            [x + 60, 716],
          ],
          2,
          90,
          260,
          mix(paint.slate, paint.pine, 0.5),
          mix(paint.snow, paint.rose, 0.25),
          false,
        ),
      );
  }
  p.add(mist(p, 560, 200, paint.cream, 0.6));
  const snow = ridge(
    p,
    [
      [-20, 720],
      [260, 690],
      [620, 716],
      [980, 690],
      [1300, 716],
      [1640, 680],
    ],
    6,
    8,
    8,
    true,
  );
  p.add(
    p.clipped(
      lines(under(snow)),
      poly(
        under(snow),
        p.along(
          [1300, 680],
          [300, 1000],
          spread(
            mix(paint.cream, paint.rose, 0.15),
            mix(paint.mist, paint.haze, 0.45),
            mix(paint.slate, paint.haze, 0.45),
          ),
        ),
      ),
      // Long blue shadows away from the sun.
      ...[150, 360, 620, 1290, 1500].map((x, i) =>
        poly(
          [
            [x - 16, 720],
            [x + 16, 720],
            [x - 300 + i * 40, 1010],
            [x - 420 + i * 40, 1010],
          ],
          paint.slate,
          { opacity: 0.42 },
        ),
      ),
      brush(p, { x: -20, y: 690, w: 1640, h: 310 }, 240, -0.05, 70, paint.snow, 3, 0.55),
      brush(p, { x: -20, y: 740, w: 1640, h: 260 }, 160, 0.05, 60, paint.slate, 2.6, 0.3),
      dabs(
        60,
        (i) => [980 + i * 9, 760 + Math.sin(i * 1.3) * 9 + i * 1.2],
        mix(paint.slate, paint.haze, 0.3),
        11,
        0.7,
      ),
    ),
    trunk(p, 120, 770, 74, mix(bark, paint.heather, 0.35), mix(bark, paint.rose, 0.5)),
    trunk(p, 1420, 790, 96, mix(bark, paint.heather, 0.2), mix(bark, paint.apricot, 0.5)),
    trunk(p, 1550, 740, 56, mix(bark, paint.heather, 0.4), mix(bark, paint.rose, 0.5)),
    trunk(p, 800, 850, 170, bark, mix(bark, paint.apricot, 0.55)),
    // The notch, fresh and yellow.
    fill('M908 706L812 736L906 772Q880 740 908 706z', mix(paint.butter, paint.cream, 0.4)) +
      fill('M812 736L906 772Q892 758 890 740z', mix(paint.ochre, paint.umber, 0.2)) +
      stroke('M830 738L896 716M840 746L894 748', paint.ochre, 3),
    glow(p, 870, 740, 160, paint.butter, 0.35),
    worker({
      at: [1060, 880],
      h: 330,
      coat: mix(paint.rust, paint.oxblood, 0.35),
      legs: mix(paint.umber, paint.tar, 0.4),
      hands: [
        [-0.2, 0.6],
        [-0.28, 0.52],
      ],
      lean: -0.09,
      stride: 0.16,
      hat: 'hood',
      hatColor: mix(paint.fjord, paint.ink, 0.3),
      beard: paint.umber,
    }),
    axe(1016, 696, -104, 1.05),
    worker({
      at: [560, 890],
      h: 330,
      coat: mix(paint.fjord, paint.slate, 0.25),
      legs: mix(paint.tar, paint.umber, 0.3),
      hands: [
        [-0.08, 0.92],
        [0.04, 0.98],
      ],
      lean: 0.06,
      stride: 0.15,
      hat: 'cap',
      hatColor: mix(paint.ochre, paint.umber, 0.3),
      beard: mix(paint.ochre, paint.rust, 0.4),
    }),
    axe(556, 580, -52, 1.1),
  );
  // A felled log in the snow, its rings towards us.
  const rings = Array.from({ length: 13 }, (_, i) =>
    circle(300, 900, 62 - i * 4.6, 'none', {
      stroke: i % 4 === 1 ? paint.umber : mix(paint.ochre, paint.umber, 0.35),
      'stroke-width': i % 4 === 1 ? 2.6 : 1.5,
    }),
  ).join('');
  p.add(
    fill('M-20 920L290 966L330 986L-20 1000z', paint.slate, { opacity: 0.5 }),
    fill(
      'M300 836L-30 800V930L300 964z',
      p.down(810, 950, spread(mix(bark, paint.apricot, 0.4), bark, shade(bark, 0.6))),
    ),
    brush(p, { x: -30, y: 812, w: 300, h: 120 }, 90, 0.12, 40, paint.tar, 3, 0.5),
    fill('M-30 806L300 838Q270 826 230 828T120 808T-30 790z', paint.snow),
    circle(300, 900, 66, shade(bark, 0.4)) +
      circle(300, 900, 61, mix(paint.butter, paint.cream, 0.35)),
    rings,
    stroke('M300 900L344 868M300 900L262 934', paint.umber, 2.4),
    dabs(
      70,
      () => [between(p.random, 700, 1180), between(p.random, 850, 940)],
      mix(paint.butter, paint.cream, 0.3),
      8,
      0.95,
    ),
    dabs(
      40,
      () => [between(p.random, 640, 1240), between(p.random, 840, 960)],
      paint.ochre,
      5,
      0.9,
    ),
    dabs(110, () => [p.random() * 1600, p.random() * 1000], paint.snow, 4, 0.8),
    dabs(34, () => [p.random() * 1600, p.random() * 1000], paint.snow, 8, 0.75),
    // Boughs of the nearest trees, heavy with snow.
    ...[
      [90, 30, 190],
      [330, 0, 150],
      [1500, 40, 230],
      [1230, -6, 150],
    ].map(([x = 0, y = 0, w = 0]) => {
      const place =
        (dy: number): (() => Point) =>
        () => [x + (p.random() + p.random() - 1) * w, y + dy + p.random() * w * 0.34];
      return (
        dabs(130, place(20), mix(paint.pine, paint.night, 0.35), 22) +
        dabs(70, place(4), mix(paint.pine, paint.slate, 0.3), 17) +
        dabs(110, place(-16), paint.snow, 19)
      );
    }),
  );
  return p.svg();
}
