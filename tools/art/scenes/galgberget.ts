import { mix, paint } from '../lib/color.ts';
import { acrossSheet, brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { limestone, stoneFace } from '../lib/limestone.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { glitter, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5236,
  alt: {
    no: 'Galgberget ved Visby: tre pelare av kalkstein i en ring av mur på klinten, blomstrende slåpetorn og solstråler over havet.',
    sv: 'Galgberget vid Visby: tre pelare av kalksten i en ring av mur på klinten, blommande slån och solstrålar över havet.',
    en: 'Galgberget at Visby: three limestone pillars in a ring of wall on the cliff, blackthorn in bloom and shafts of sun over the sea.',
  },
  focal: [0.5, 0.45],
};

const lit = mix(limestone.mid, paint.butter, 0.25);
const dark = mix(paint.plum, paint.night, 0.45);

/** A pillar of stacked limestone, a little wider at the foot, worn at the top. */
function pillar(p: Picture, x: number, base: number, w: number, h: number): string {
  const left: string[] = [];
  const right: string[] = [];
  const count = Math.round(h / (w * 0.22));
  for (let i = 0; i <= count; i += 1) {
    const half = (w / 2) * (1.12 - 0.2 * (i / count)) + between(p.random, -w * 0.035, w * 0.035);
    const y = base - (h * i) / count;
    left.push(`${n(x - half)},${n(y)}`);
    right.unshift(`${n(x + half)},${n(y)}`);
  }
  const shape = pts(
    `${left.join(' ')} ${n(x - w * 0.2)},${n(base - h - w * 0.12)} ${n(x + w * 0.26)},${n(base - h - w * 0.06)} ${right.join(' ')}`,
  );
  const courses = Array.from(
    { length: count },
    (_, i) =>
      `M${n(x - w * 0.6)} ${n(base - (h * i) / count + between(p.random, -3, 3))}h${n(w * 1.2)}`,
  ).join('');
  return group(
    {},
    fill(
      `M${n(x - w * 0.5)} ${base - 4}L${n(x + w * 0.5)} ${base + 2}L${n(x + w * 0.2 + (x - 800) * 0.5)} ${base + 210}L${n(x - w * 1.2 + (x - 800) * 0.5)} ${base + 210}z`,
      paint.ink,
      { opacity: 0.25 },
    ),
    stoneFace(
      p,
      shape,
      p.along(
        [x - w / 2, 0],
        [x + w / 2, 0],
        spread(mix(lit, paint.cream, 0.4), mix(lit, dark, 0.55), dark),
      ),
      w * 0.2,
      0.6,
      paint.ink,
      paint.butter,
    ),
    p.clipped(lines(shape), stroke(courses, paint.ink, 2, { opacity: 0.5 })),
    fill(blob(p, x, base + 4, w * 0.9, w * 0.16, 0.25, 12), mix(paint.moss, paint.pine, 0.5)),
  );
}

function blackthorn(p: Picture, x: number, y: number, r: number): string {
  const twigs = Array.from({ length: 12 }, () => {
    const a = between(p.random, Math.PI * 1.05, Math.PI * 1.95);
    return `M${n(x)} ${y}q${n(Math.cos(a) * r * 0.3)} ${n(Math.sin(a) * r * 0.8)} ${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}`;
  }).join('');
  const spot = (): [number, number] => {
    const a = between(p.random, Math.PI, Math.PI * 2);
    const q = Math.sqrt(p.random()) * r;
    return [x + Math.cos(a) * q * 1.15, y + Math.sin(a) * q];
  };
  return (
    stroke(twigs, mix(paint.tar, paint.plum, 0.4), 4) +
    dabs(60, spot, mix(paint.haze, paint.heather, 0.25), r * 0.13) +
    dabs(130, spot, paint.snow, r * 0.09) +
    dabs(40, spot, paint.cream, r * 0.06)
  );
}

export function draw(): string {
  const p = new Picture('galgberget');
  const horizon = 560;
  const hilltop = ridge(p, acrossSheet(690, 668, 648, 640, 652, 676, 704), 6, 3, 8, true);
  const ring = 'M180 800Q190 690 800 676Q1410 690 1420 800';
  p.add(
    sky(
      p,
      horizon,
      spread(
        mix(paint.fjord, paint.plum, 0.35),
        mix(paint.slate, paint.plum, 0.25),
        mix(paint.haze, paint.slate, 0.4),
        mix(paint.butter, paint.mist, 0.5),
      ),
    ),
    // Shafts of sun through a rent in the cloud.
    ...[
      [640, 130, 300, 120],
      [730, 130, 560, 170],
      [800, 130, 860, 130],
      [880, 130, 1130, 160],
    ].map(([x = 0, y = 0, to = 0, w = 0]) =>
      poly(
        pts(`${x},${y} ${x + 34},${y} ${to + w},${horizon} ${to},${horizon}`),
        p.down(y, horizon, [
          [0, paint.butter, 0],
          [0.35, paint.butter, 0.5],
          [1, paint.cream, 0.1],
        ]),
      ),
    ),
    heap(p, -100, 260, 760, 220, mix(paint.slate, paint.plum, 0.4), 0.9) +
      heap(p, 560, 200, 760, 190, mix(paint.fjord, paint.plum, 0.4), 0.85) +
      heap(p, 1060, 330, 640, 170, mix(paint.slate, paint.heather, 0.3), 0.85),
    streaks(p, { x: 0, y: 420, w: 1600, h: 110 }, 16, paint.cream, 0.5, 420, 8),
    water(p, horizon, 760, spread(mix(paint.butter, paint.haze, 0.4), paint.slate, paint.fjord)),
    glitter(p, 560, horizon + 3, 660, 240, paint.snow, 90) +
      glitter(p, 1040, horizon + 3, 650, 130, paint.snow, 50),
    ripples(p, { x: 0, y: horizon + 6, w: 1600, h: 120 }, 70, paint.night, 0.25, 140, 3),
    fill('M1236 556l10 10h98l16 -14h-20v-12h-66v16z', paint.snow) +
      rect(1290, 530, 16, 12, paint.rust),
    poly(
      under(hilltop),
      p.down(
        640,
        1000,
        spread(
          mix(paint.moss, paint.butter, 0.45),
          mix(paint.moss, paint.leaf, 0.5),
          mix(paint.pine, paint.ink, 0.25),
        ),
      ),
    ),
    mist(p, 600, 110, paint.butter, 0.35),
    ...[
      [60, 700, 90],
      [1530, 716, 110],
      [1400, 690, 60],
      [220, 684, 60],
    ].map(([x = 0, y = 0, r = 0]) => blackthorn(p, x, y, r)),
  );
  // The far half of the ring, the pillars, then the near half broken by its opening.
  const arc = (side: number): string =>
    `M${800 + side * 120} 946Q${800 + side * 600} 936 ${800 + side * 640} 800V750Q${800 + side * 600} 880 ${800 + side * 120} 890z`;
  p.add(
    fill(`${ring}V752Q1400 650 800 640Q200 650 180 752z`, mix(limestone.mid, paint.plum, 0.35)),
    p.clipped(
      `${ring}V752Q1400 650 800 640Q200 650 180 752z`,
      stoneFace(
        p,
        pts('160,640 1440,640 1440,800 160,800'),
        mix(limestone.mid, paint.plum, 0.3),
        17,
        0.6,
        paint.ink,
        paint.butter,
      ),
    ),
    fill(
      'M186 806Q240 720 800 704Q1360 720 1414 806Q1300 900 800 910Q300 900 186 806z',
      p.down(
        700,
        910,
        spread(mix(paint.moss, paint.butter, 0.4), mix(paint.leaf, paint.moss, 0.5)),
      ),
    ),
    brush(p, { x: 260, y: 720, w: 1080, h: 170 }, 190, 0, 30, paint.butter, 2, 0.35) +
      dabs(
        90,
        () => [between(p.random, 300, 1300), between(p.random, 730, 890)],
        paint.cream,
        5,
        0.8,
      ),
    pillar(p, 806, 744, 84, 360),
    pillar(p, 520, 842, 108, 490),
    pillar(p, 1090, 838, 106, 482),
    birds(p, 806, 316, 3, 17, paint.ink) +
      fill('M500 339q6 -16 18 -15l11 4l-8 4q2 12 -8 20l-18 9q-2 -14 5 -22z', paint.ink) +
      fill('M1104 343q-6 -16 -18 -15l-11 4l8 4q-2 12 8 20l18 9q2 -14 -5 -22z', paint.ink),
    ...[-1, 1].map((s) =>
      p.clipped(
        arc(s),
        stoneFace(
          p,
          s < 0 ? pts('140,740 700,740 700,960 140,960') : pts('900,740 1460,740 1460,960 900,960'),
          mix(s < 0 ? limestone.mid : mix(limestone.mid, paint.plum, 0.35), paint.plum, 0.2),
          25,
          0.6,
          paint.ink,
          paint.butter,
        ),
      ),
    ),
    ...[-1, 1].map((s) =>
      stroke(
        `M${800 + s * 120} 890Q${800 + s * 600} 880 ${800 + s * 640} 750`,
        mix(limestone.lit, paint.butter, 0.3),
        9,
        { opacity: 0.85 },
      ),
    ),
    figure(836, 890, 122, paint.ink, paint.rose) +
      fill('M880 890q2 -22 22 -22l15 -12l10 5l-7 10l-2 20h-6v-13h-20v12z', paint.tar) +
      stroke('M848 846L888 866', paint.tar, 2),
    grass(
      p,
      ridge(p, acrossSheet(1004, 994, 1000, 990, 1004), 5, 12),
      0.24,
      64,
      mix(paint.pine, paint.ink, 0.3),
    ),
    blackthorn(p, 90, 1010, 240) + blackthorn(p, 1520, 1010, 260),
    birds(p, 1190, 320, 6, 14, paint.ink),
  );
  return p.svg();
}
