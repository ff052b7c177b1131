import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, mist } from '../lib/land.ts';
import { limestone, stoneFace } from '../lib/limestone.ts';
import { plane } from '../lib/oblique.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks } from '../lib/sky.ts';
import { lanternSpire } from '../lib/spires.ts';
import { spread } from '../lib/stops.ts';
import { pointedArch, roundArch } from '../lib/stonework.ts';
import { fill, group, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob, leafy } from '../lib/trees.ts';
import { glitter } from '../lib/water.ts';

export const meta: Meta = {
  id: 5230,
  alt: {
    no: 'Visby domkirke på nært hold en høstdag: det brede vesttårnet og de to slanke tårnene i øst, alle med svarte spir, kaier og gule lønner.',
    sv: 'Visby domkyrka på nära håll en höstdag: det breda västtornet och de två smala tornen i öster, alla med svarta spiror, kajor och gula lönnar.',
    en: 'Visby Cathedral from near on an autumn day: the broad west tower and the two slender eastern ones, all with black spires, jackdaws and yellow maples.',
  },
  focal: [0.48, 0.42],
};

const black = mix(paint.ink, paint.plum, 0.3);
const wall = mix(limestone.lit, paint.snow, 0.25);
const roof = mix(paint.rust, paint.ember, 0.35);

function tower(p: Picture, x: number, w: number, top: number, base: number, spire: number): string {
  const lit = w * 0.7;
  const pair = (y: number, h: number): string =>
    [0.26, 0.5]
      .map(
        (t) =>
          fill(roundArch(x + w * (t + 0.22), y, w * 0.19, h + 8), mix(wall, paint.snow, 0.5)) +
          fill(roundArch(x + w * (t + 0.22), y, w * 0.13, h), paint.night),
      )
      .join('');
  return group(
    {},
    stoneFace(
      p,
      pts(`${x},${base} ${x},${top} ${x + w},${top} ${x + w},${base}`),
      wall,
      w * 0.1,
      0.45,
    ),
    stoneFace(
      p,
      pts(`${x},${base} ${x},${top} ${n(x + w - lit)},${top} ${n(x + w - lit)},${base}`),
      mix(limestone.dim, paint.slate, 0.2),
      w * 0.1,
      0.5,
      paint.ink,
    ),
    pair(top + 96, 62),
    pair(top + 216, 54),
    ...[118, 240].map((y) => rect(x - 3, top + y, w + 6, 8, mix(wall, paint.granite, 0.3))),
    rect(x - 6, top - 6, w + 12, 12, mix(wall, paint.snow, 0.4)),
    lanternSpire(x + w / 2, top - 4, w * 1.02, spire, black, paint.slate, false),
  );
}

function church(p: Picture, base: number): string {
  const window = (x: number, y: number, w: number, h: number): string =>
    fill(pointedArch(x, y, w + 16, h + 12), mix(wall, paint.snow, 0.5)) +
    fill(pointedArch(x, y, w, h), mix(paint.night, paint.fjord, 0.5)) +
    stroke(
      `M${x} ${y}v${-h + 6}M${n(x - w / 2)} ${n(y - h * 0.5)}h${w}M${n(x - w / 2)} ${n(y - h * 0.25)}h${w}`,
      mix(wall, paint.granite, 0.2),
      3,
    );
  const chapel = pts(
    `640,${base + 16} 640,${base - 250} 726,${base - 376} 812,${base - 250} 812,${base + 16}`,
  );
  return group(
    {},
    tower(p, 1094, 74, 440, base, 250),
    plane(
      [
        [980, base - 196],
        [1262, base - 196],
        [1216, base - 318],
        [980, base - 318],
      ],
      mix(roof, paint.plum, 0.12),
      { count: 9, color: paint.oxblood, dash: 9 },
    ),
    stoneFace(
      p,
      pts(`1030,${base} 1030,${base - 196} 1250,${base - 196} 1250,${base}`),
      mix(wall, limestone.mid, 0.3),
      17,
    ),
    window(1104, base - 60, 34, 112) + window(1186, base - 60, 34, 112),
    plane(
      [
        [486, base - 214],
        [986, base - 214],
        [964, base - 400],
        [500, base - 400],
      ],
      roof,
      { count: 15, color: paint.oxblood, dash: 11 },
    ),
    stoneFace(
      p,
      pts(`490,${base} 490,${base - 214} 980,${base - 214} 980,${base}`),
      mix(wall, limestone.mid, 0.22),
      18,
    ),
    rect(490, base - 214, 490, 18, paint.plum, { opacity: 0.35 }),
    window(584, base - 52, 40, 128) + window(876, base - 52, 40, 128),
    // The hoist for the goods in the loft.
    rect(848, base - 300, 40, 46, mix(wall, paint.granite, 0.2)) +
      poly(pts(`842,${base - 300} 868,${base - 330} 894,${base - 300}`), paint.oxblood) +
      rect(858, base - 292, 20, 34, paint.tar) +
      stroke(`M868 ${base - 300}v-8h26v56`, paint.tar, 3),
    tower(p, 332, 186, 404, base + 6, 330),
    tower(p, 952, 90, 404, base + 6, 280),
    stoneFace(p, chapel, wall, 17),
    stroke(
      `M632 ${base - 246}L726 ${base - 384}L820 ${base - 246}`,
      mix(wall, paint.granite, 0.35),
      9,
    ),
    ...[640, 726, 812].map((x, i) =>
      poly(
        pts(
          `${x - 9},${base - (i === 1 ? 376 : 250)} ${x},${base - (i === 1 ? 436 : 312)} ${x + 9},${base - (i === 1 ? 376 : 250)}`,
        ),
        mix(wall, paint.granite, 0.3),
      ),
    ),
    window(726, base - 104, 74, 170),
    ...[96, 74, 54].map((w, i) =>
      fill(
        pointedArch(726, base + 16, w, 96 - i * 11),
        [mix(wall, paint.snow, 0.5), limestone.mid, paint.oxblood][i] ?? wall,
      ),
    ),
    poly(
      pts(`812,${base + 16} 812,${base - 250} 838,${base - 230} 838,${base + 12}`),
      limestone.dim,
    ),
  );
}

export function draw(): string {
  const p = new Picture('visby-domkyrka');
  const base = 826;
  const gold = {
    trunk: paint.tar,
    dark: mix(paint.rust, paint.ochre, 0.4),
    mid: paint.ochre,
    light: paint.butter,
  };
  const ember = { trunk: paint.tar, dark: paint.rust, mid: paint.ember, light: paint.apricot };
  p.add(
    sky(
      p,
      720,
      spread(
        mix(paint.fjord, paint.slate, 0.7),
        mix(paint.slate, paint.haze, 0.6),
        paint.mist,
        mix(paint.cream, paint.mist, 0.3),
      ),
    ),
    heap(p, -40, 330, 560, 150, mix(paint.snow, paint.mist, 0.4), 0.9) +
      heap(p, 900, 250, 620, 130, paint.snow, 0.8),
    streaks(p, { x: 0, y: 40, w: 1600, h: 150 }, 16, paint.mist, 0.5, 420, 11),
    rect(
      0,
      640,
      1600,
      130,
      p.down(640, 770, spread(mix(paint.slate, paint.mist, 0.5), paint.slate)),
    ),
    glitter(p, 170, 646, 740, 120, paint.snow, 60),
    mist(p, 590, 130, paint.mist, 0.6),
  );
  for (let i = 0; i < 26; i += 1) {
    const [x, y, s] = [-30 + ((i * 67) % 1680), 742 + ((i * 29) % 54), 54];
    p.add(
      rect(
        x,
        y - 24,
        s * 1.7,
        60,
        mix([paint.lime, paint.rose, paint.butter][i % 3] ?? paint.lime, paint.slate, 0.15),
      ),
      poly(
        pts(
          `${x - 5},${y - 22} ${x + 18},${y - 62} ${x + 78},${y - 62} ${n(x + s * 1.7 + 5)},${y - 22}`,
        ),
        mix(paint.rust, i % 2 ? paint.ember : paint.plum, 0.25),
      ),
      rect(x + 16, y - 14, 11, 14, paint.night) + rect(x + 54, y - 14, 11, 14, paint.night),
    );
  }
  p.add(
    leafy(p, 250, 800, 210, ember, false) + leafy(p, 1330, 800, 250, gold, false),
    group(
      { transform: `translate(760 ${base + 14}) scale(1.09) translate(-760 ${-base})` },
      church(p, base),
    ),
    rect(
      0,
      base + 4,
      1600,
      200,
      p.down(
        base,
        1000,
        spread(mix(paint.moss, paint.butter, 0.3), mix(paint.moss, paint.leaf, 0.6), paint.pine),
      ),
    ),
    poly(
      pts(`660,${base + 14} 800,${base + 14} 960,1010 380,1010`),
      mix(paint.lime, paint.granite, 0.45),
    ),
    fill(
      Array.from({ length: 70 }, () => {
        const t = p.random();
        return blob(
          p,
          710 + between(p.random, -1, 1) * (60 + t * 220) - t * 40,
          base + 22 + t * 180,
          8 + t * 20,
          3 + t * 8,
          0.16,
          7,
        );
      }).join(''),
      mix(paint.lime, paint.cream, 0.3),
      { opacity: 0.65 },
    ),
    brush(p, { x: 0, y: base + 14, w: 1600, h: 190 }, 220, 0.02, 34, paint.butter, 2, 0.25),
    dabs(420, () => [p.random() * 1600, base + 20 + p.random() * 180], paint.ochre, 7, 0.9) +
      dabs(260, () => [p.random() * 1600, base + 20 + p.random() * 180], paint.ember, 8, 0.85),
    figure(700, 880, 82, paint.night, paint.rose) +
      figure(738, 884, 78, paint.rust, paint.rose) +
      figure(900, 862, 70, mix(paint.leaf, paint.ink, 0.3), paint.rose) +
      figure(560, 940, 104, paint.plum, paint.rose),
    leafy(p, 96, 960, 520, gold, false) + leafy(p, 1500, 980, 600, ember, false),
    dabs(70, () => [p.random() * 1600, between(p.random, 420, 980)], paint.butter, 8, 0.9),
    birds(p, 640, 300, 12, 13, shade(paint.night, 0.5)) +
      birds(p, 1130, 190, 9, 10, shade(paint.night, 0.5)),
  );
  return p.svg();
}
