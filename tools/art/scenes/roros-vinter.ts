import { mix, paint, shade } from '../lib/color.ts';
import { cornerPane } from '../lib/corner-house.ts';
import { brush, mist } from '../lib/land.ts';
import { figure } from '../lib/people.ts';
import { along } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, streaks, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, lines, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { snowfall } from '../lib/weather.ts';
import { church } from './roros.ts';

export const meta: Meta = {
  id: 5249,
  alt: {
    no: 'Kjerkgata på Røros en kald, solblank februardag: hest og slede kommer ned gaten mellom fargede trehus med snø på takene, kirken øverst.',
    sv: 'Kjerkgata på Røros en kall och solig februaridag: häst och släde kommer ner för gatan mellan färgade trähus med snö på taken, kyrkan överst.',
    en: 'Kjerkgata in Røros on a cold, sunlit February day: a horse and sleigh come down the street between coloured timber houses with snowy roofs, the church at the top.',
    de: 'Die Straße Kjerkgata in Røros an einem kalten, sonnigen Februartag: Pferd und Schlitten kommen zwischen farbigen Holzhäusern mit Schnee auf den Dächern die Straße herab, oben steht die Kirche.',
  },
  focal: [0.5, 0.45],
};

/** The street's vanishing lines: a place on the left (-1) or right (1) house front at depth t, h up. */
const front = (s: number, t: number, h: number): Point => {
  const k = 1 / (1 + t * 3.4);
  return [800 + s * 760 * k, 640 + 330 * k - h * k];
};

function house(
  p: Picture,
  s: number,
  t0: number,
  t1: number,
  wall: number,
  color: string,
  sunny: boolean,
): string {
  const q = (t: number, h: number): Point => front(s, t, h);
  const body: [Point, Point, Point, Point] = [q(t0, 0), q(t1, 0), q(t1, wall), q(t0, wall)];
  const tone = sunny ? mix(color, paint.butter, 0.18) : mix(color, paint.slate, 0.28);
  const out = (t: number, h: number, d: number): Point => {
    const [x, y] = q(t, h);
    return [x + (s * d) / (1 + t * 3.4), y];
  };
  const roof: Point[] = [
    out(t0, wall - 10, -22),
    out(t1, wall - 10, -22),
    out(t1, wall + 130, 190),
    out(t0, wall + 130, 190),
  ];
  const boards = Array.from({ length: 13 }, (_, i) =>
    lines([along(body[0], body[3], (i + 1) / 14), along(body[1], body[2], (i + 1) / 14)], false),
  ).join('');
  const count = 3;
  const windows = Array.from({ length: count }, (_, i) => {
    const a = t0 + ((t1 - t0) * (i + 0.25)) / count;
    const b = t0 + ((t1 - t0) * (i + 0.72)) / count;
    const pane = (low: number, high: number): string =>
      cornerPane(
        [q(a, low), q(b, low), q(b, high), q(a, high)],
        paint.snow,
        i % 2 ? mix(paint.night, paint.slate, 0.3) : mix(paint.butter, paint.apricot, 0.2),
        3,
      );
    const door = poly([q(a, 0), q(b, 0), q(b, 190), q(a, 190)], mix(paint.leaf, paint.ink, 0.25), {
      stroke: paint.snow,
      'stroke-width': 6,
    });
    return (i === 1 ? door : pane(96, 200)) + (wall > 300 ? pane(250, 340) : '');
  }).join('');
  return group(
    {},
    poly(body, tone),
    stroke(boards, shade(color, 0.45), 1.6, { opacity: 0.5 }),
    windows,
    poly([q(t0, wall), q(t1, wall), q(t1, wall - 34), q(t0, wall - 34)], paint.ink, {
      opacity: 0.25,
    }),
    poly(roof, sunny ? paint.snow : mix(paint.haze, paint.snow, 0.5)),
    fill(
      Array.from({ length: 9 }, (_, i) => {
        const [x, y] = along(roof[0] as Point, roof[1] as Point, i / 9);
        const l = between(p.random, 12, 46) / (1 + (t0 + ((t1 - t0) * i) / 9) * 3.4);
        return `M${n(x - 4)} ${n(y - 2)}h9l-4 ${n(l)}z`;
      }).join(''),
      mix(paint.haze, paint.snow, 0.6),
    ),
    stroke(
      lines([roof[0] as Point, roof[1] as Point], false),
      mix(paint.haze, paint.slate, 0.3),
      5,
    ),
    poly(
      [
        along(roof[2] as Point, roof[3] as Point, 0.4),
        along(roof[2] as Point, roof[3] as Point, 0.55),
        [
          along(roof[2] as Point, roof[3] as Point, 0.55)[0],
          along(roof[2] as Point, roof[3] as Point, 0.55)[1] - 80 / (1 + t0 * 3.4),
        ],
        [
          along(roof[2] as Point, roof[3] as Point, 0.4)[0],
          along(roof[2] as Point, roof[3] as Point, 0.4)[1] - 80 / (1 + t0 * 3.4),
        ],
      ],
      mix(paint.granite, paint.rust, 0.3),
    ),
  );
}

/** A horse before a sleigh, seen a little from the side, trotting left. */
function sleigh(x: number, y: number, s: number): string {
  const coat = mix(paint.butter, paint.ochre, 0.35);
  const at = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
  return group(
    {},
    fill(
      `M${at(-150, 4)}q${n(190 * s)} ${n(24 * s)} ${n(400 * s)} ${n(4 * s)}l${n(-40 * s)} ${n(-14 * s)}z`,
      paint.slate,
      { opacity: 0.5 },
    ),
    stroke(
      `M${at(150, -18)}H${n(x + 262 * s)}M${at(128, -2)}H${n(x + 268 * s)}q${n(14 * s)} 0 ${n(14 * s)} ${n(-12 * s)}M${at(130, -2)}q${n(-26 * s)} ${n(-2 * s)} ${n(-26 * s)} ${n(-34 * s)}`,
      paint.tar,
      6 * s,
    ),
    fill(
      `M${at(116, -60)}Q${at(130, -16)} ${at(170, -18)}H${n(x + 250 * s)}Q${at(276, -40)} ${at(270, -96)}Q${at(246, -92)} ${at(240, -58)}Q${at(180, -44)} ${at(116, -60)}z`,
      mix(paint.rust, paint.oxblood, 0.3),
    ),
    figure(x + 208 * s, y - 20 * s, 116 * s, mix(paint.umber, paint.tar, 0.4), paint.rose) +
      figure(x + 240 * s, y - 22 * s, 106 * s, paint.fjord, paint.rose) +
      fill(`M${at(190, -118)}q${n(18 * s)} ${n(-26 * s)} ${n(36 * s)} 0z`, paint.tar),
    stroke(
      `M${at(-30, -66)}L${at(150, -34)}M${at(-86, -104)}Q${at(60, -120)} ${at(196, -76)}`,
      paint.tar,
      4 * s,
    ),
    stroke(
      `M${at(-46, -50)}L${at(-70, -26)}L${at(-54, -2)}M${at(-30, -50)}L${at(-22, 0)}M${at(50, -50)}L${at(30, -24)}L${at(50, 2)}M${at(66, -56)}L${at(84, -28)}L${at(76, 0)}`,
      shade(coat, 0.3),
      13 * s,
      { 'stroke-linejoin': 'round' },
    ),
    fill(
      `M${at(-60, -86)}Q${at(-20, -102)} ${at(30, -94)}Q${at(76, -100)} ${at(84, -64)}Q${at(70, -40)} ${at(20, -44)}Q${at(-30, -34)} ${at(-62, -48)}Q${at(-78, -70)} ${at(-60, -86)}z`,
      coat,
    ),
    fill(
      `M${at(-34, -90)}Q${at(-62, -120)} ${at(-76, -148)}L${at(-84, -162)}L${at(-90, -148)}L${at(-118, -116)}L${at(-110, -102)}L${at(-86, -114)}Q${at(-76, -80)} ${at(-64, -56)}z`,
      coat,
    ),
    fill(
      `M${at(-30, -92)}Q${at(-50, -132)} ${at(-80, -158)}Q${at(-64, -150)} ${at(-48, -132)}Q${at(-30, -116)} ${at(-22, -94)}zM${at(82, -84)}Q${at(108, -70)} ${at(98, -26)}Q${at(84, -50)} ${at(76, -70)}z`,
      paint.tar,
    ),
    stroke(`M${at(-52, -110)}Q${at(-76, -84)} ${at(-70, -50)}`, paint.oxblood, 9 * s),
  );
}

export function draw(): string {
  const p = new Picture('roros-vinter');
  const snow = mix(paint.snow, paint.cream, 0.3);
  const tones = [
    mix(paint.rust, paint.oxblood, 0.2),
    paint.ochre,
    mix(paint.slate, paint.haze, 0.3),
    mix(paint.umber, paint.tar, 0.3),
    mix(paint.leaf, paint.haze, 0.35),
    mix(paint.lime, paint.butter, 0.4),
  ];
  const spans = [
    [2.9, 2.05, 260],
    [2.05, 1.4, 320],
    [1.4, 0.9, 270],
    [0.9, 0.5, 330],
    [0.5, 0.2, 280],
    [0.2, -0.1, 350],
  ] as const;
  p.add(
    sky(
      p,
      700,
      spread(
        mix(paint.fjord, paint.slate, 0.65),
        mix(paint.slate, paint.haze, 0.6),
        mix(paint.mist, paint.rose, 0.2),
        mix(paint.cream, paint.butter, 0.4),
      ),
    ),
    streaks(p, { x: 200, y: 60, w: 1200, h: 200 }, 12, paint.snow, 0.5, 420, 8),
    sun(p, 470, 330, 44, paint.snow, paint.cream, 12, 1),
    fill(
      'M-20 560Q200 430 420 470Q560 420 700 500H940Q1090 410 1240 440Q1440 400 1640 520V760H-20z',
      mix(mix(paint.plum, paint.slate, 0.45), paint.rose, 0.2),
    ) +
      fill(
        'M240 520Q330 462 420 470Q400 520 470 560zM1080 490Q1160 430 1240 440Q1230 490 1300 540zM1400 480Q1450 440 1520 454L1500 520z',
        snow,
        { opacity: 0.8 },
      ),
    mist(p, 450, 200, mix(paint.cream, paint.rose, 0.2), 0.6),
    group({ transform: 'translate(790 690) scale(.74) translate(-800 -760)' }, church(p, 800, 760)),
    poly(
      [
        front(-1, -0.1, 0),
        front(-1, 3, 0),
        front(1, 3, 0),
        front(1, -0.1, 0),
        [1640, 1010],
        [-40, 1010],
      ],
      p.down(
        700,
        1000,
        spread(mix(snow, paint.rose, 0.15), snow, mix(paint.haze, paint.snow, 0.45)),
      ),
    ),
    ...spans.flatMap(([t1, t0, wall], i) => [
      house(p, 1, t0, t1, wall, tones[(i * 2 + 1) % 6] ?? paint.rust, true),
      house(p, -1, t0, t1, wall + (i % 2 ? -30 : 26), tones[(i * 5 + 2) % 6] ?? paint.ochre, false),
    ]),
    // The left row's shadow over the street, and tracks of runners.
    poly(
      [
        front(-1, -0.1, 0),
        front(-1, 3, 0),
        front(-0.3, 3, 0),
        front(-0.1, 0.5, 0),
        [700, 1010],
        [-40, 1010],
      ],
      mix(paint.slate, paint.haze, 0.4),
      { opacity: 0.5 },
    ),
    stroke(
      'M818 720Q830 820 760 1010M836 720Q866 820 850 1010M790 720Q760 830 560 1010M804 720Q800 820 660 1010',
      mix(paint.slate, paint.haze, 0.4),
      5,
      { opacity: 0.6 },
    ),
    brush(p, { x: 200, y: 740, w: 1200, h: 260 }, 170, 0, 50, paint.snow, 3, 0.7) +
      brush(p, { x: 200, y: 740, w: 1200, h: 260 }, 110, 0, 50, paint.slate, 2.4, 0.25),
  );
  const people: [number, number, number, string][] = [
    [770, 738, 42, paint.night],
    [834, 742, 44, paint.oxblood],
    [700, 768, 58, paint.plum],
    [930, 764, 56, paint.ochre],
    [960, 768, 54, paint.night],
    [1090, 850, 92, mix(paint.leaf, paint.ink, 0.3)],
    [1140, 856, 60, paint.rust],
    [470, 880, 104, paint.night],
    [520, 884, 98, paint.oxblood],
  ];
  p.add(
    ...people.map(
      ([x, y, h, c]) =>
        fill(
          `M${x} ${y}l${n(h * 0.8)} ${n(h * 0.3)}l${n(h * 0.14)} ${n(-h * 0.06)}l${n(-h * 0.8)} ${n(-h * 0.26)}z`,
          paint.slate,
          { opacity: 0.4 },
        ) +
        figure(x, y, h, c, paint.rose) +
        rect(x - h * 0.08, y - h * 0.98, h * 0.16, h * 0.06, paint.tar),
    ),
    sleigh(700, 912, 1.12),
    fill(
      blob(p, 60, 985, 300, 70, 0.12, 12) + blob(p, 1560, 985, 300, 80, 0.12, 12),
      mix(paint.snow, paint.haze, 0.25),
    ) + fill(blob(p, 1540, 970, 240, 44, 0.14, 12), snow),
    snowfall(p, 40, paint.snow),
  );
  return p.svg();
}
