import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, Picture, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { between } from '../lib/random.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5630,
  alt: {
    no: 'Natt ved dokken i snitt: en rekke menn pumper for hånd i fakkellys, rørene går ned gjennom fjellet, og nederst i den dype gropa synker vannet.',
    sv: 'Natt vid dockan i genomskärning: en rad män pumpar för hand i fackelsken, rören går ner genom berget, och längst ner i den djupa gropen sjunker vattnet.',
    en: 'Night at the dock in section: a row of men pump by hand in torchlight, pipes run down through the rock, and at the bottom of the deep pit the water sinks.',
  },
  caption: {
    no: 'I Østersjøen er det nesten ikke tidevann. På det meste var 600 mann i sving, og vannet måtte pumpes ut for hånd. Fritt tegnet.',
    sv: 'I Östersjön finns knappt något tidvatten, så vattnet måste pumpas ut för hand. Fritt tecknat.',
    en: 'There is hardly any tide in the Baltic, so the water had to be pumped out by hand. Drawn freely.',
  },
  focal: [0.5, 0.4],
};

export function draw(): string {
  const p = new Picture('karlskrona-pumpene');
  const rock = mix(paint.plum, paint.granite, 0.45);
  const oak = mix(paint.umber, paint.tar, 0.2);
  const top = 450;
  p.add(
    sky(
      p,
      top,
      spread(
        mix(paint.ink, paint.night, 0.4),
        paint.night,
        mix(paint.fjord, paint.plum, 0.3),
        mix(paint.slate, paint.heather, 0.4),
      ),
    ),
    stars(p, 170, 330, paint.snow),
    // Masts of the fleet, waiting.
    stroke(
      'M1260 450V130M1340 450V90M1420 450V150M1500 450V170M1210 210H1310M1280 170H1400M1370 230H1470M1460 240H1540M1220 300H1300M1290 270H1390M1376 310H1464',
      mix(paint.ink, paint.plum, 0.3),
      7,
    ) +
      stroke(
        'M1340 90L1200 440M1340 90L1470 440M1260 130L1160 440M1420 150L1550 440',
        mix(paint.ink, paint.plum, 0.3),
        2.4,
      ),
    fill('M1120 450Q1140 400 1130 370H1600V450z', mix(paint.ink, paint.plum, 0.25)) +
      dabs(9, (i) => [1180 + i * 48, 412], paint.butter, 9),
    fill(
      `M-20 ${top}H1640V1010H-20z`,
      p.down(top, 1000, spread(mix(rock, paint.apricot, 0.15), rock, shade(rock, 0.55))),
    ),
    ...[mix(rock, paint.ink, 0.4), mix(rock, paint.rose, 0.25)].map((c) =>
      fill(
        Array.from({ length: 34 }, () =>
          blob(
            p,
            between(p.random, -20, 1620),
            between(p.random, top + 20, 1000),
            between(p.random, 30, 110),
            between(p.random, 20, 60),
            0.35,
            6,
          ),
        ).join(''),
        c,
        { opacity: 0.4 },
      ),
    ),
    brush(p, { x: 0, y: top, w: 1600, h: 550 }, 170, 0.8, 60, paint.ink, 3, 0.4),
    // The pit, blasted out in ledges, with a ship's cradle and the last water.
    fill(
      `M250 ${top}V560H300V660H350V760H400V930H1200V760H1250V660H1300V560H1350V${top}z`,
      p.down(top, 930, spread(mix(paint.night, paint.plum, 0.3), paint.ink)),
    ),
    stroke(
      `M250 ${top}V560H300V660H350V760H400V930H1200V760H1250V660H1300V560H1350V${top}`,
      mix(rock, paint.cream, 0.35),
      9,
      { 'stroke-linejoin': 'round' },
    ),
    stroke('M404 806H1196M404 840H1196', mix(paint.slate, paint.ink, 0.3), 5, { opacity: 0.6 }),
    rect(
      404,
      858,
      792,
      70,
      p.down(
        858,
        928,
        spread(mix(paint.haze, paint.aurora, 0.2), mix(paint.fjord, paint.slate, 0.3)),
      ),
    ) +
      stroke(
        'M440 872h120M640 866h180M900 874h140M1080 868h90M520 890h110M760 894h160',
        paint.snow,
        4,
        { opacity: 0.6, 'stroke-linecap': 'round' },
      ),
    // Men far down with a lantern, testing the depth with a pole.
    worker({
      at: [480, 880],
      h: 110,
      coat: paint.ember,
      legs: paint.tar,
      hands: [
        [0.2, 0.6],
        [0.28, 0.5],
      ],
      hat: 'cap',
      hatColor: paint.tar,
    }) +
      stroke('M520 780V910', mix(paint.ochre, paint.umber, 0.3), 5) +
      stroke('M512 840h16M512 860h16M512 880h16', paint.cream, 3),
    worker({
      at: [1120, 882],
      h: 108,
      coat: paint.moss,
      legs: paint.tar,
      hands: [
        [-0.3, 0.66],
        [0.1, 0.5],
      ],
      hat: 'cap',
      hatColor: paint.tar,
    }) +
      rect(1076, 802, 18, 26, paint.butter) +
      glow(p, 1085, 815, 160, paint.butter, 0.7),
  );
  const x0 = 400;
  p.add(
    // Pipes: bored logs, hooped, from the pumps to the sump.
    ...[0, 1, 2, 3, 4].map((i) => {
      const x = x0 + i * 200;
      return (
        rect(
          x - 21,
          390,
          42,
          500,
          p.along(
            [x - 21, 0],
            [x + 21, 0],
            spread(mix(oak, paint.butter, 0.4), oak, shade(oak, 0.5)),
          ),
        ) +
        stroke(
          [460, 540, 620, 700, 780, 850].map((y) => `M${x - 24} ${y}h48`).join(''),
          paint.ink,
          7,
        ) +
        rect(x - 30, 880, 60, 20, paint.tar)
      );
    }),
    // The planked stage that carries the pumps, and the gutter that leads the water to the sea.
    rect(240, 440, 1120, 30, p.down(440, 470, spread(mix(oak, paint.butter, 0.5), oak))) +
      stroke(
        Array.from({ length: 15 }, (_, i) => `M${260 + i * 78} 440v30`).join(''),
        paint.tar,
        4,
      ),
    stroke('M270 470L320 560M1330 470L1280 560', oak, 17),
    ...[0, 1, 2, 3, 4].map((i) => {
      const x = x0 + i * 200;
      const up = i % 2 ? -1 : 1;
      return (
        rect(
          x - 30,
          250,
          60,
          190,
          p.along(
            [x - 30, 0],
            [x + 30, 0],
            spread(mix(oak, paint.butter, 0.45), mix(oak, paint.ochre, 0.2), shade(oak, 0.4)),
          ),
        ) +
        stroke(`M${x - 33} 280h66M${x - 33} 340h66M${x - 33} 400h66`, paint.ink, 8) +
        fill(`M${x + 28} 340h44v12l-8 30h-14l-6 -24h-16z`, mix(oak, paint.ochre, 0.2)) +
        stroke(`M${x + 58} 380q6 20 2 66`, mix(paint.haze, paint.snow, 0.5), 13, {
          'stroke-linecap': 'round',
        }) +
        stroke(
          `M${x} 250V170M${x - 90} ${200 - up * 34}L${x + 60} ${200 + up * 20}`,
          mix(paint.ochre, paint.umber, 0.3),
          13,
          { 'stroke-linecap': 'round' },
        ) +
        circle(x, 190, 12, paint.ink)
      );
    }),
    rect(300, 446, 1100, 13, mix(paint.haze, paint.aurora, 0.2)) +
      stroke('M1360 452Q1420 460 1424 560', mix(paint.haze, paint.snow, 0.4), 15, {
        'stroke-linecap': 'round',
      }) +
      fill('M1380 560Q1420 540 1640 556V620H1400z', mix(paint.fjord, paint.slate, 0.2)) +
      stroke('M1420 574h90M1540 586h60', paint.snow, 4, { opacity: 0.6 }),
    ...[0, 1, 2, 3, 4].map((i) => {
      const x = x0 + i * 200;
      const up = i % 2 ? -1 : 1;
      return worker({
        at: [x - 92, 442],
        h: 236,
        coat:
          [
            mix(paint.fjord, paint.slate, 0.3),
            mix(paint.rust, paint.ember, 0.3),
            mix(paint.ochre, paint.umber, 0.3),
            mix(paint.moss, paint.umber, 0.2),
            mix(paint.heather, paint.plum, 0.3),
          ][i] ?? paint.fjord,
        legs: paint.tar,
        hands: [
          [0.02, (242 + up * 34) / 236],
          [-0.06, (240 + up * 30) / 236],
        ],
        lean: up > 0 ? -0.03 : 0.08,
        stride: 0.12,
        hat: i % 2 ? 'cap' : 'brim',
        hatColor: i % 2 ? mix(paint.oxblood, paint.rust, 0.3) : paint.ink,
        sleeve: mix(paint.lime, paint.cream, 0.3),
      });
    }),
    // Torches between them.
    ...[410, 800, 1190].map(
      (x) =>
        stroke(`M${x + 92} 442V250`, mix(paint.umber, paint.tar, 0.3), 9) +
        fill(`M${x + 78} 254q-14 -40 14 -84q28 44 14 84z`, paint.butter) +
        fill(`M${x + 85} 254q-6 -22 7 -46q14 26 7 46z`, paint.snow) +
        glow(p, x + 92, 220, 300, paint.apricot, 0.55),
    ),
    // Those whose turn is next sleep on the edge, wrapped in their coats.
    fill('M60 444Q70 400 130 396Q200 400 226 444z', mix(paint.umber, paint.tar, 0.3)) +
      circle(84, 418, 19, mix(paint.rose, paint.umber, 0.3)) +
      fill('M62 414q6 -30 34 -22l6 18z', paint.tar) +
      worker({
        at: [190, 448],
        h: 150,
        coat: mix(paint.slate, paint.ink, 0.3),
        legs: paint.ink,
        hands: [
          [0.16, 0.5],
          [0.1, 0.44],
        ],
        hat: 'cap',
        hatColor: paint.oxblood,
        lean: 0.06,
      }),
    dabs(
      40,
      () => [between(p.random, 300, 1360), between(p.random, 110, 420)],
      paint.butter,
      4,
      0.8,
    ),
    vignette(p, 800, 480, 0.6),
  );
  return p.svg();
}
