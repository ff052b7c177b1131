import { rowboat } from '../lib/boats.ts';
import { boards } from '../lib/buildings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, grass, mist, ridge, under, wisps } from '../lib/land.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky } from '../lib/sky.ts';
import { roundArch } from '../lib/stonework.ts';
import { circle, fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob, leafy, pine, spruces } from '../lib/trees.ts';
import { reflection, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5135,
  alt: {
    no: 'Ole Bulls lyseblå villa på Lysøen med løkkuppel på tårnet og utskårne buer, sett fra sjøen en klar sommermorgen med furuskog bak.',
    sv: 'Ole Bulls ljusblå villa på Lysøen med lökkupol på tornet och snidade bågar, sedd från sjön en klar sommarmorgon med tallskog bakom.',
    en: 'Ole Bull’s pale blue villa on Lysøen, an onion dome on its tower and fretwork arches, seen from the water on a clear summer morning against pines.',
  },
  focal: [0.5, 0.44],
};

const white = mix(paint.snow, paint.cream, 0.3);
const blue = mix(mix(paint.slate, paint.snow, 0.74), paint.haze, 0.08);
const shadow = mix(paint.slate, paint.snow, 0.32);
const trim = mix(paint.umber, paint.ochre, 0.3);
const roof = mix(paint.slate, paint.tar, 0.35);
const dome = mix(paint.slate, paint.fjord, 0.25);

/** A Moorish arch: a horseshoe under a little point. */
const horseshoe = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w * 0.4)} ${n(y)}V${n(y - h * 0.55)}Q${n(x - w * 0.56)} ${n(y - h * 0.72)} ${n(x - w * 0.34)} ${n(y - h * 0.88)}Q${n(x - w * 0.1)} ${n(y - h * 0.94)} ${n(x)} ${n(y - h * 1.06)}Q${n(x + w * 0.1)} ${n(y - h * 0.94)} ${n(x + w * 0.34)} ${n(y - h * 0.88)}Q${n(x + w * 0.56)} ${n(y - h * 0.72)} ${n(x + w * 0.4)} ${n(y - h * 0.55)}V${n(y)}z`;

const fretwork = (x: number, y: number, w: number, count: number, drop: number): string => {
  let d = '';
  const step = w / count;
  for (let i = 0; i < count; i += 1)
    d += `M${n(x + i * step)} ${n(y)}h${n(step)}l${n(-step / 2)} ${n(drop)}z`;
  return fill(d, white) + stroke(`M${n(x)} ${n(y)}h${n(w)}`, trim, 4);
};

function tower(p: Picture, x: number, base: number): string {
  const h = 342;
  const top = base - h;
  const cap = (s: number): string => {
    const c = (v: number): string => n(x + v * 50 * s);
    return `M${c(-0.72)} ${n(top - 54)}Q${c(-1.5)} ${n(top - 92)} ${c(-0.98)} ${n(top - 128)}Q${c(-0.36)} ${n(top - 164)} ${n(x)} ${n(top - 218)}Q${c(0.36)} ${n(top - 164)} ${c(0.98)} ${n(top - 128)}Q${c(1.5)} ${n(top - 92)} ${c(0.72)} ${n(top - 54)}z`;
  };
  return group(
    {},
    rect(
      x - 56,
      top,
      112,
      h,
      p.along(
        [x - 56, 0],
        [x + 56, 0],
        [
          [0, blue],
          [0.6, blue],
          [0.61, shadow],
          [1, shadow],
        ],
      ),
    ),
    boards(x - 56, top, 112, h, 10, paint.umber, false, 0.2),
    ...[0, 1].map(
      (i) =>
        fill(horseshoe(x, base - 150 - i * 118, 62, 84), trim) +
        fill(horseshoe(x, base - 152 - i * 118, 48, 74), mix(paint.fjord, paint.haze, 0.3)) +
        stroke(`M${x} ${base - 152 - i * 118}v-72M${x - 20} ${base - 184 - i * 118}h40`, trim, 3),
    ),
    rect(x - 64, base - 128, 128, 10, trim) + rect(x - 64, base - 250, 128, 10, trim),
    rect(x - 72, top - 12, 144, 14, trim) + fretwork(x - 72, top + 2, 144, 9, 16),
    rect(x - 48, top - 58, 96, 48, white) +
      rect(x + 12, top - 58, 36, 48, shadow) +
      stroke(
        `M${x - 34} ${top - 12}v-34M${x - 12} ${top - 12}v-34M${x + 12} ${top - 12}v-34M${x + 34} ${top - 12}v-34`,
        trim,
        6,
      ),
    fill(
      cap(1),
      p.along(
        [x - 70, 0],
        [x + 70, 0],
        [
          [0, mix(dome, paint.cream, 0.3)],
          [0.35, mix(dome, paint.cream, 0.12)],
          [1, shade(dome, 0.55)],
        ],
      ),
    ),
    stroke(
      `M${x - 24} ${top - 56}Q${x - 48} ${top - 92} ${x - 30} ${top - 130}Q${x - 12} ${top - 164} ${x} ${top - 212}M${x + 24} ${top - 56}Q${x + 48} ${top - 92} ${x + 30} ${top - 130}Q${x + 12} ${top - 164} ${x} ${top - 212}M${x} ${top - 56}V${top - 212}`,
      paint.night,
      2.4,
      { opacity: 0.5 },
    ),
    stroke(`M${x - 50} ${top - 54}h100`, trim, 7),
    circle(x, top - 222, 7, paint.ochre) + stroke(`M${x} ${top - 226}v-34`, paint.ochre, 4),
  );
}

function villa(p: Picture): string {
  const glass = mix(paint.fjord, paint.haze, 0.3);
  const windows = (xs: number[], base: number, w: number, h: number): string =>
    xs
      .map(
        (x) =>
          fill(roundArch(x, base + 4, w + 14, h + 12), trim) +
          fill(roundArch(x, base, w, h), glass) +
          stroke(`M${x} ${base}v${-h}M${x - w / 2} ${base - h * 0.5}h${w}`, white, 3),
      )
      .join('');
  return group(
    {},
    rect(980, 350, 28, 60, shade(paint.rust, 0.35)) +
      rect(1110, 362, 26, 54, shade(paint.rust, 0.35)),
    // The long music hall behind, under its steep roof with carved ridge.
    fill('M560 470L660 356H1160L1250 470z', roof) +
      fill('M560 470L660 356H700L620 470z', mix(roof, paint.cream, 0.3)),
    fill([...Array(34)].map((_, i) => `M${662 + i * 14.6} 358l7 -15l7 15z`).join(''), trim),
    rect(580, 466, 650, 170, blue) + boards(580, 466, 650, 170, 10, paint.umber, false, 0.2),
    fretwork(560, 468, 690, 44, 17),
    windows([1080, 1136, 1192], 606, 34, 96),
    // The gabled front.
    fill('M720 640V450L850 316L980 450V640z', mix(blue, paint.snow, 0.3)) +
      boards(720, 450, 260, 190, 10, paint.umber, false, 0.2),
    fill('M850 316L980 450V640H912V440z', shadow, { opacity: 0.5 }),
    stroke('M694 478L850 314L1006 478', roof, 15) + stroke('M702 482L850 328L998 482', trim, 6),
    fill(
      [...Array(9)].map((_, i) => `M${716 + i * 15} ${472 - i * 15.6}l16 -16v22z`).join('') +
        [...Array(9)].map((_, i) => `M${984 - i * 15} ${472 - i * 15.6}l-16 -16v22z`).join(''),
      white,
    ),
    circle(850, 404, 32, trim) +
      circle(850, 404, 25, glass) +
      stroke('M850 379v50M825 404h50M832 386l36 36M868 386l-36 36', white, 3),
    windows([792, 850, 908], 540, 34, 84),
    rect(712, 548, 276, 9, trim),
    // The veranda of horseshoe arches.
    rect(600, 556, 420, 92, mix(paint.umber, paint.plum, 0.4)),
    fill(
      `M592 552H1028V648H592z${[...Array(7)].map((_, i) => horseshoe(634 + i * 59.4, 640, 54, 74)).join('')}`,
      white,
      { 'fill-rule': 'evenodd' },
    ),
    stroke([...Array(7)].map((_, i) => horseshoe(634 + i * 59.4, 640, 54, 74)).join(''), trim, 3.4),
    rect(584, 546, 452, 11, trim) +
      stroke('M600 622H1020', white, 4) +
      stroke('M600 612H1020', white, 15, { 'stroke-dasharray': '3 9' }),
    tower(p, 606, 648),
    rect(540, 644, 700, 34, mix(paint.granite, paint.lime, 0.3)) +
      stroke(
        'M540 660h700M580 644v16M640 660v18M700 644v16M760 660v18M1060 644v16M1120 660v18M1180 644v16',
        paint.umber,
        2,
        { opacity: 0.5 },
      ),
    poly(pts('790,646 910,646 940,690 760,690'), paint.lime) +
      stroke('M783 656h134M776 667h148M768 678h164', paint.umber, 2.4, { opacity: 0.6 }),
  );
}

export function draw(): string {
  const p = new Picture('lysoen');
  const shoreline = 800;
  const far = ridge(p, acrossSheet(430, 400, 420, 380, 400, 350, 390), 6, 2, 8, true);
  const wood = ridge(
    p,
    pts('-20,560 260,470 520,430 800,400 1100,420 1400,480 1640,570'),
    9,
    3,
    8,
    true,
  );
  const lawn = ridge(p, pts('-20,760 260,720 520,676 1240,674 1440,710 1640,756'), 4, 4, 8, true);
  const tones = {
    stem: mix(paint.rust, paint.umber, 0.5),
    dark: mix(paint.pine, paint.leaf, 0.3),
    light: mix(paint.leaf, paint.moss, 0.6),
  };
  const leaves = {
    trunk: paint.tar,
    dark: paint.pine,
    mid: paint.leaf,
    light: mix(paint.moss, paint.butter, 0.35),
  };
  p.add(
    sky(p, 600, [
      [0, mix(paint.slate, paint.haze, 0.25)],
      [0.55, mix(paint.haze, paint.mist, 0.6)],
      [1, paint.cream],
    ]),
    heap(p, -40, 250, 480, 150, paint.snow, 0.9) +
      heap(p, 1130, 220, 560, 150, paint.snow, 0.9) +
      heap(p, 700, 130, 300, 50, paint.snow, 0.7),
    poly(under(far, 800), mix(paint.haze, paint.slate, 0.35)),
    mist(p, 350, 200, paint.cream, 0.7),
  );
  const shore = p.symbol(
    spruces(
      p,
      wood,
      70,
      60,
      130,
      mix(paint.pine, paint.slate, 0.35),
      mix(paint.moss, paint.haze, 0.3),
    ),
    poly(under(wood, 800), mix(paint.pine, paint.slate, 0.25)),
    wisps(p, 200, 1500, 520, 50, paint.cream, 0.4, 6),
    pine(p, 330, 660, 330, tones) +
      pine(p, 1340, 670, 360, tones) +
      pine(p, 1480, 690, 300, tones) +
      pine(p, 150, 700, 340, tones),
    leafy(p, 450, 690, 220, leaves) + leafy(p, 1300, 690, 190, leaves),
    villa(p),
    p.clipped(
      lines(under(lawn, 810)),
      poly(
        under(lawn, 810),
        p.down(670, 800, [
          [0, mix(paint.moss, paint.butter, 0.4)],
          [1, paint.leaf],
        ]),
      ),
      brush(p, { x: -20, y: 670, w: 1640, h: 130 }, 260, -0.05, 46, paint.butter, 2.4, 0.3),
      stroke('M850 690Q860 730 800 760T830 800', paint.lime, 20),
      dabs(110, () => [p.random() * 1600, between(p.random, 710, 780)], paint.snow, 4.5, 0.9),
    ),
    leafy(p, 70, 780, 240, leaves) + leafy(p, 1560, 780, 260, leaves),
    fill(
      Array.from({ length: 56 }, (_, i) =>
        blob(
          p,
          i * 29 + between(p.random, -10, 10),
          between(p.random, 782, 802),
          between(p.random, 18, 44),
          between(p.random, 8, 17),
          0.2,
          8,
        ),
      ).join(''),
      mix(paint.granite, paint.slate, 0.3),
    ),
    fill(
      Array.from({ length: 46 }, (_, i) =>
        blob(
          p,
          i * 35 + between(p.random, -10, 10),
          between(p.random, 774, 792),
          between(p.random, 10, 28),
          between(p.random, 3, 7),
          0.25,
          7,
        ),
      ).join(''),
      mix(paint.lime, paint.cream, 0.3),
    ),
    // The boathouse stage.
    rect(740, 776, 190, 12, mix(paint.umber, paint.lime, 0.4)) +
      stroke('M752 788v24M800 788v24M850 788v24M918 788v24', paint.tar, 8),
  );
  p.add(
    `<use href="#${shore}"/>`,
    water(p, shoreline, 1000, [
      [0, mix(paint.slate, paint.mist, 0.35)],
      [0.4, mix(paint.slate, paint.fjord, 0.3)],
      [1, paint.fjord],
    ]),
    reflection(p, shore, shoreline, { squeeze: 0.55, opacity: 0.6, depth: 200 }),
    ripples(p, { x: -60, y: shoreline + 6, w: 1720, h: 200 }, 80, paint.fjord, 0.45, 170, 5),
    ripples(p, { x: -60, y: shoreline + 6, w: 1720, h: 200 }, 60, paint.snow, 0.6, 120, 3.4),
    rowboat(980, 880, 230, white, trim),
    stroke('M1050 850L980 884M1130 850L1210 886', paint.umber, 6),
    // The fiddler is rowed home: one at the oars, one in the stern with his case.
    fill('M1068 868q0 -50 22 -54q22 4 22 54z', paint.night) +
      circle(1090, 804, 11, paint.rose) +
      fill('M1160 862q0 -44 18 -48q18 4 18 48z', paint.oxblood) +
      circle(1178, 806, 10, paint.rose) +
      fill('M1186 846l26 -56l10 4l-24 60z', paint.tar),
    ripples(p, { x: 960, y: 886, w: 280, h: 20 }, 14, paint.night, 0.5, 110, 5),
    grass(p, pts('-20,1004 200,990 320,1004'), 0.4, 60, paint.pine),
    birds(p, 330, 220, 5, 12, paint.fjord),
  );
  return p.svg();
}
