import { boards, pane } from '../lib/buildings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, mist, ridge, under } from '../lib/land.ts';
import { figure } from '../lib/people.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob, spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5143,
  alt: {
    no: 'Røros stasjon i snøfokk en vinterkveld: den store trebygningen i sveitserstil med lys i vinduene, og toget som kommer inn med brennende lykter.',
    sv: 'Røros station i snöyra en vinterkväll: den stora träbyggnaden i schweizerstil med ljus i fönstren, och tåget som kommer in med tända lyktor.',
    en: 'Røros station in driving snow on a winter evening: the large wooden Swiss-style building with lit windows, the train coming in with its lamps burning.',
  },
  focal: [0.5, 0.5],
};

const wall = mix(paint.ochre, paint.umber, 0.42);
const dark = mix(paint.oxblood, paint.tar, 0.5);
const snow = mix(paint.snow, paint.slate, 0.14);
const shadow = mix(paint.slate, paint.snow, 0.3);
const glow = mix(paint.butter, paint.cream, 0.2);

const lit = (x: number, y: number, w: number, h: number): string =>
  rect(x - 7, y - 10, w + 14, h + 18, dark) +
  fill(`M${n(x - 11)} ${n(y - 8)}l${n(w / 2 + 11)} -16l${n(w / 2 + 11)} 16z`, dark) +
  pane(x, y, w, h, { frame: mix(paint.cream, paint.ochre, 0.3), glass: glow, rows: 3 });

const drift = (x0: number, x1: number, y: number, h: number): string =>
  fill(
    `M${n(x0)} ${n(y + 4)}Q${n(x0 + (x1 - x0) * 0.1)} ${n(y - h)} ${n(x0 + (x1 - x0) * 0.34)} ${n(y - h * 0.9)}Q${n((x0 + x1) / 2)} ${n(y - h * 1.4)} ${n(x0 + (x1 - x0) * 0.7)} ${n(y - h)}Q${n(x1 - (x1 - x0) * 0.06)} ${n(y - h * 1.1)} ${n(x1)} ${n(y + 4)}z`,
    snow,
  );

/** A cross wing with its carved bargeboards and snowy roof. */
function wing(p: Picture, x: number, base: number, w: number, eave: number, rise: number): string {
  const [top, mid] = [base - eave, x + w / 2];
  return group(
    {},
    p.clipped(
      `M${x} ${base}V${top}L${mid} ${top - rise}L${x + w} ${top}V${base}z`,
      rect(
        x,
        top - rise,
        w,
        eave + rise,
        p.along([x, 0], [x + w, 0], spread(mix(wall, paint.apricot, 0.25), wall, shade(wall, 0.3))),
      ),
      boards(x, top - rise, w, rise + 40, 11, paint.tar, true, 0.4) +
        boards(x, top + 40, w, eave, 12, paint.tar, false, 0.35),
      rect(x, base - eave * 0.48, w, 14, dark) +
        rect(x, top + 34, w, 10, dark) +
        rect(x, base - 40, w, 40, mix(paint.granite, paint.night, 0.5)),
    ),
    stroke(`M${x + 8} ${base}V${top}M${x + w - 8} ${base}V${top}`, dark, 12),
    lit(mid - 62, base - eave * 0.88, 40, 78) +
      lit(mid + 22, base - eave * 0.88, 40, 78) +
      lit(mid - 62, base - eave * 0.38, 40, 74) +
      lit(mid + 22, base - eave * 0.38, 40, 74),
    lit(mid - 15, top - rise * 0.42, 30, 46),
    stroke(
      `M${x - 30} ${n(top + 30 * (rise / (w / 2)))}L${mid} ${top - rise}L${x + w + 30} ${n(top + 30 * (rise / (w / 2)))}`,
      dark,
      17,
    ),
    stroke(
      `M${mid - 52} ${n(top - rise + 52 * (rise / (w / 2)))}H${mid + 52}M${mid} ${top - rise - 44}V${n(top - rise + 52 * (rise / (w / 2)))}`,
      dark,
      9,
    ),
    fill(
      [...Array(8)]
        .map(
          (_, i) =>
            `M${n(x - 18 + i * (w / 2 + 18) * 0.12)} ${n(top + 26 - i * (rise + 26) * 0.12)}l16 -14v26z`,
        )
        .join(''),
      dark,
    ),
    fill(
      `M${x - 44} ${n(top + 40 * (rise / (w / 2)))}L${mid - 6} ${top - rise - 26}Q${mid} ${top - rise - 36} ${mid + 6} ${top - rise - 26}L${x + w + 44} ${n(top + 40 * (rise / (w / 2)))}L${x + w + 34} ${n(top + 42 * (rise / (w / 2)))}L${mid} ${top - rise - 4}L${x - 34} ${n(top + 42 * (rise / (w / 2)))}z`,
      snow,
    ),
  );
}

/** The locomotive from the front, its three lamps burning. */
function train(p: Picture, x: number, base: number): string {
  const red = mix(paint.rust, paint.oxblood, 0.25);
  const lamp = (lx: number, ly: number, r: number): string =>
    circle(
      lx,
      ly,
      r * 9,
      p.around(lx, ly, r * 9, [
        [0, paint.cream, 0.85],
        [0.2, paint.butter, 0.45],
        [1, paint.butter, 0],
      ]),
    ) + circle(lx, ly, r, paint.snow);
  return group(
    {},
    // The carriages run back towards the vanishing point.
    poly(
      [
        [x - 60, base - 262],
        [x - 60, base - 30],
        [x - 330, base - 76],
        [x - 330, base - 176],
      ],
      mix(red, paint.night, 0.4),
    ),
    ...[0, 1, 2, 3, 4].map((i) => {
      const [a, b] = [x - 84 - i * 52 + i * i * 2, x - 118 - i * 50 + i * i * 2];
      const k = (v: number): number => (x - 60 - v) / 270;
      return poly(
        [
          [a, base - 214 + k(a) * 70],
          [b, base - 214 + k(b) * 70],
          [b, base - 140 + k(b) * 24],
          [a, base - 140 + k(a) * 24],
        ],
        glow,
      );
    }),
    poly(
      [
        [x - 60, base - 262],
        [x - 330, base - 176],
        [x - 330, base - 186],
        [x - 56, base - 284],
      ],
      snow,
    ),
    fill(
      `M${x - 96} ${base - 20}V${base - 220}Q${x - 90} ${base - 280} ${x} ${base - 290}Q${x + 90} ${base - 280} ${x + 96} ${base - 220}V${base - 20}z`,
      p.along(
        [x - 96, 0],
        [x + 96, 0],
        spread(mix(red, paint.apricot, 0.2), red, shade(red, 0.45)),
      ),
    ),
    rect(x - 96, base - 116, 192, 16, paint.butter) + rect(x - 96, base - 96, 192, 5, paint.butter),
    fill(
      `M${x - 80} ${base - 212}q4 -28 24 -32h44v78h-68zM${x + 80} ${base - 212}q-4 -28 -24 -32h-44v78h68z`,
      paint.ink,
    ) +
      fill(
        `M${x - 74} ${base - 200}q4 -28 20 -34h20l-30 60h-10zM${x + 20} ${base - 234}h20l-30 60h-4v-40z`,
        paint.slate,
        { opacity: 0.6 },
      ),
    fill(
      `M${x - 92} ${base - 246}Q${x - 60} ${base - 300} ${x} ${base - 302}Q${x + 60} ${base - 300} ${x + 92} ${base - 246}Q${x + 50} ${base - 280} ${x} ${base - 282}Q${x - 50} ${base - 280} ${x - 92} ${base - 246}z`,
      snow,
    ),
    fill(
      `M${x - 118} ${base + 14}L${x - 100} ${base - 44}H${x + 100}L${x + 118} ${base + 14}z`,
      paint.ink,
    ) +
      stroke(
        `M${x - 70} ${base - 40}l-14 50M${x - 24} ${base - 40}l-4 50M${x + 24} ${base - 40}l4 50M${x + 70} ${base - 40}l14 50`,
        paint.slate,
        4,
      ),
    circle(x - 58, base - 58, 12, paint.tar) + circle(x + 58, base - 58, 12, paint.tar),
    lamp(x - 66, base - 84, 13) + lamp(x + 66, base - 84, 13) + lamp(x, base - 264, 14),
  );
}

export function draw(): string {
  const p = new Picture('roros-stasjon');
  const fell = ridge(p, acrossSheet(430, 380, 400, 350, 390, 400, 370), 5, 2, 8, true);
  p.add(
    sky(
      p,
      640,
      spread(
        mix(paint.night, paint.plum, 0.25),
        mix(paint.fjord, paint.plum, 0.3),
        mix(paint.slate, paint.heather, 0.35),
      ),
    ),
    poly(under(fell, 760), mix(paint.slate, paint.plum, 0.25)),
    spruces(
      p,
      ridge(p, acrossSheet(520, 540, 560, 540, 520), 5, 3, 8, true),
      70,
      60,
      130,
      mix(paint.fjord, paint.plum, 0.35),
    ),
    rect(0, 530, 1600, 260, mix(paint.slate, paint.plum, 0.3)),
    mist(p, 380, 330, mix(paint.slate, paint.snow, 0.25), 0.75),
  );
  const base = 736;
  p.add(
    // Long middle house between two cross wings.
    rect(520, base - 250, 620, 250, wall) +
      boards(520, base - 250, 620, 130, 12, paint.tar, false, 0.35) +
      boards(520, base - 120, 620, 120, 12, paint.tar, true, 0.35) +
      rect(520, base - 40, 620, 40, mix(paint.granite, paint.night, 0.5)) +
      rect(520, base - 128, 620, 14, dark),
    rect(700, base - 470, 44, 130, shade(paint.rust, 0.4)) +
      fill(`M694 ${base - 466}q28 -30 56 0z`, snow) +
      rect(960, base - 460, 40, 120, shade(paint.rust, 0.4)) +
      fill(`M954 ${base - 456}q26 -28 52 0z`, snow),
    fill(
      `M500 ${base - 240}L560 ${base - 360}Q830 ${base - 378} 1100 ${base - 360}L1160 ${base - 240}z`,
      p.down(base - 370, base - 240, spread(mix(snow, shadow, 0.3), shadow)),
    ),
    stroke(`M500 ${base - 238}H1160`, dark, 9),
    ...[620, 720, 900, 1000].map((x) => lit(x, base - 222, 38, 66)),
    wing(p, 330, base, 230, 268, 140) + wing(p, 1060, base, 230, 268, 140),
    // The platform roof on its carved posts, the clock and the bell under it.
    rect(560, base - 100, 500, 100, mix(dark, paint.apricot, 0.4)) +
      [600, 690, 780, 880, 970]
        .map(
          (x) =>
            rect(x, base - 90, 44, x === 780 ? 90 : 56, glow) +
            stroke(`M${x + 22} ${base - 90}v${x === 780 ? 90 : 56}`, dark, 4),
        )
        .join(''),
    fill(`M540 ${base - 100}L556 ${base - 138}H1064L1080 ${base - 100}z`, shadow) +
      fill(`M536 ${base - 108}Q800 ${base - 128} 1084 ${base - 108}V${base - 94}H536z`, snow) +
      rect(536, base - 98, 548, 8, dark),
    stroke(
      [580, 680, 770, 868, 960, 1048]
        .map((x) => `M${x} ${base - 92}V${base}M${x} ${base - 62}l-22 -28M${x} ${base - 62}l22 -28`)
        .join(''),
      dark,
      8,
    ),
    stroke(`M818 ${base - 92}v16`, paint.ink, 5) +
      circle(818, base - 52, 27, paint.ink) +
      circle(818, base - 52, 22, paint.snow) +
      stroke(`M818 ${base - 52}v-16M818 ${base - 52}l11 7`, paint.ink, 3.4),
    circle(
      818,
      base - 60,
      330,
      p.around(818, base - 60, 330, [
        [0, paint.butter, 0.4],
        [1, paint.apricot, 0],
      ]),
    ),
    drift(300, 620, base + 6, 24) + drift(1010, 1330, base + 6, 26),
  );
  p.add(
    fill(
      `M-20 ${base - 4}H1620V1010H-20z`,
      p.down(
        base,
        1000,
        spread(mix(snow, paint.butter, 0.12), mix(shadow, paint.snow, 0.4), shadow),
      ),
    ),
    fill('M560 742h520l140 110H430z', paint.butter, { opacity: 0.3 }),
    figure(640, 800, 100, paint.ink, paint.rose) +
      figure(686, 796, 92, paint.oxblood, paint.rose) +
      rect(706, 766, 30, 30, paint.umber) +
      figure(880, 812, 106, paint.night, paint.rose) +
      fill('M868 716h24v-8h-24z', paint.rust) +
      figure(1000, 792, 70, paint.ochre, paint.rose) +
      figure(1030, 796, 94, paint.plum, paint.rose),
    // The track comes in from the far left under the snow; the platform ends in a dark edge.
    fill(
      'M756 819L1400 1010H1640V958z',
      p.down(819, 1010, spread(paint.slate, mix(shadow, paint.slate, 0.4))),
    ),
    stroke(
      [...Array(16)]
        .map((_, i) => {
          const d = 6 + ((i + 1) / 16) ** 1.8 * 185;
          return `M${n(756 + d / 0.29)} ${n(819 + d)}H${n(756 + d / 0.165)}`;
        })
        .join(''),
      mix(paint.tar, paint.slate, 0.4),
      8,
      { opacity: 0.7 },
    ),
    stroke('M756 819L1572 1010M756 819L1777 1010', paint.ink, 7) +
      stroke('M756 816L1572 1006M756 816L1777 1006', paint.haze, 3),
    fill('M756 819L1400 1010H1340z', mix(paint.granite, paint.night, 0.3)) +
      stroke('M740 815L1344 1010', snow, 9),
    train(p, 1290, 930),
    fill('M1190 944L1330 1010H1640V940L1406 944z', paint.cream, { opacity: 0.3 }),
    // A signal lamp near by.
    stroke('M240 1000V420M240 430h40', paint.ink, 10) +
      fill('M262 430h44l10 66h-64z', paint.ink) +
      rect(266, 444, 36, 40, glow) +
      circle(
        284,
        466,
        150,
        p.around(284, 466, 150, [
          [0, paint.butter, 0.6],
          [0.4, paint.butter, 0.2],
          [1, paint.butter, 0],
        ]),
      ) +
      fill('M254 430q30 -26 60 0z', snow),
    drift(-60, 330, 1004, 60) + drift(330, 900, 1010, 34),
    brush(p, { x: -60, y: -20, w: 1720, h: 1020 }, 330, 0.36, 60, paint.snow, 2, 0.45) +
      brush(p, { x: -60, y: -20, w: 1720, h: 1020 }, 90, 0.36, 110, paint.snow, 3, 0.3),
    dabs(330, () => [p.random() * 1600, p.random() * 1000], paint.snow, 3.6, 0.8) +
      dabs(120, () => [p.random() * 1600, p.random() * 1000], paint.snow, 6.4, 0.85) +
      dabs(34, () => [p.random() * 1600, p.random() * 1000], paint.snow, 11, 0.6),
    fill(blob(p, between(p.random, 700, 720), 1004, 200, 22, 0.12, 12), snow),
  );
  return p.svg();
}
