import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { figure } from '../lib/people.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { rubbleFace } from '../lib/stonework.ts';
import { circle, fill, lines, n, Picture, poly, stroke, type Point } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5629,
  alt: {
    no: 'Fra bunnen av tørrdokken: baugen på et stort krigsskip reiser seg mellom trappede steinvegger, støttet av stokker; små mennesker skraper og tjærer skroget.',
    sv: 'Från botten av torrdockan: fören på ett stort krigsskepp reser sig mellan trappade stenväggar, stöttad av stockar; små människor skrapar och tjärar skrovet.',
    en: 'From the bottom of the dry dock: the bow of a great warship rises between stepped stone walls, shored up by timbers; small people scrape and tar the hull.',
  },
  caption: {
    no: 'I september 1724 seilte flåtens største skip, Konung Karl, inn i Polhems dokk. Den var i bruk i nesten 290 år.',
    sv: 'I september 1724 seglade flottans största skepp, Konung Karl, in i Polhems docka. Den användes i nästan 290 år.',
    en: 'In September 1724 the fleet’s largest ship, Konung Karl, sailed into Polhem’s dock. It stayed in use for almost 290 years.',
  },
  focal: [0.5, 0.5],
};

export function draw(): string {
  const p = new Picture('karlskrona-dokken');
  const stone = mix(paint.granite, paint.slate, 0.3);
  const oak = mix(paint.umber, paint.tar, 0.25);
  const mirror = (points: Point[]): Point[] => points.map(([x, y]) => [1600 - x, y]);
  p.add(
    sky(
      p,
      520,
      spread(mix(paint.slate, paint.fjord, 0.2), mix(paint.haze, paint.mist, 0.5), paint.cream),
    ),
    heap(p, -60, 230, 520, 170, paint.snow, 0.9),
    heap(p, 1080, 210, 560, 180, paint.snow, 0.9),
  );
  // Masts and shrouds go up beyond the sheet.
  p.add(
    stroke('M800 300V-20', oak, 34) +
      stroke('M560 90H1040', oak, 17) +
      stroke(
        'M800 20L520 330M800 20L1080 330M770 -20L600 320M830 -20L1000 320M560 90L800 30L1040 90',
        paint.tar,
        4,
      ) +
      stroke(
        'M560 290L700 40M1040 290L900 40M576 240h46M978 240h46M600 190h48M952 190h48M626 140h48M926 140h48',
        paint.tar,
        3,
      ),
  );
  const back: Point[] = [
    [-20, 440],
    [330, 450],
    [1270, 450],
    [1620, 440],
    [1620, 1010],
    [-20, 1010],
  ];
  p.add(
    poly(back, p.down(440, 800, spread(mix(stone, paint.cream, 0.1), shade(stone, 0.6)))),
    rubbleFace(p, back, 60, paint.ink, mix(stone, paint.cream, 0.3), 0.5),
  );
  // Steps of stone: four a side, each further out and higher.
  for (let i = 0; i < 4; i += 1) {
    const [inner, top] = [300 - i * 96, 690 - i * 96];
    const tread: Point[] = [
      [-20, top],
      [inner + 60, top - 24],
      [inner, top],
      [-20, top + 26],
    ];
    const face: Point[] = [
      [-20, top + 20],
      [inner, top],
      [inner + 50, top + 96],
      [-20, top + 136],
    ];
    for (const side of [face, mirror(face)])
      p.add(
        poly(
          side,
          p.down(
            top,
            top + 130,
            spread(mix(stone, paint.cream, 0.1 - i * 0.02), shade(stone, 0.4)),
          ),
        ),
        rubbleFace(p, side, 46, paint.ink, mix(stone, paint.cream, 0.4), 0.6),
      );
    for (const side of [tread, mirror(tread)]) p.add(poly(side, mix(stone, paint.cream, 0.4)));
  }
  const floor: Point[] = [
    [330, 780],
    [1270, 780],
    [1640, 1010],
    [-40, 1010],
  ];
  p.add(
    poly(floor, p.down(780, 1000, spread(mix(stone, paint.cream, 0.2), shade(stone, 0.35)))),
    p.clipped(
      lines(floor),
      brush(p, { x: 0, y: 780, w: 1600, h: 220 }, 180, 0.02, 70, paint.ink, 3, 0.35),
      fill(
        'M420 900Q560 870 700 900Q640 930 520 926Q430 922 420 900zM960 950Q1100 930 1220 960Q1120 984 1000 976z',
        mix(paint.haze, paint.slate, 0.3),
      ),
    ),
    stroke('M800 780V1010M560 790L440 1010M1040 790L1160 1010', paint.ink, 4, { opacity: 0.4 }),
    // Keel blocks.
    fill('M690 900H910L930 960H670zM704 850H896L906 896H694z', mix(oak, paint.ochre, 0.35)) +
      stroke('M690 900H910M704 850H896', paint.tar, 5),
  );
  // The bow from straight ahead: half drawn, half mirrored.
  const half = 'M800 250L560 280Q470 380 470 500Q500 690 690 800L776 850H800z';
  p.add(
    ...[1, -1].map((k) => {
      const at = k > 0 ? '' : 'translate(1600 0) scale(-1 1)';
      return `<g${at ? ` transform="${at}"` : ''}>${fill(half, p.along([470, 0], [800, 0], spread(shade(oak, 0.3), mix(oak, paint.apricot, k > 0 ? 0.22 : 0.06), shade(oak, 0.15))))}${fill('M474 470Q486 640 690 800L776 850H800V640Q620 600 474 470z', mix(paint.tar, paint.ink, 0.3), { opacity: 0.75 })}${fill('M560 280Q490 350 474 440Q600 500 800 500V452Q620 446 540 390z', mix(paint.butter, paint.ochre, 0.35))}${stroke('M474 470Q610 540 800 548M484 530Q620 590 800 600M506 590Q640 640 800 650M540 646Q660 690 800 700M590 706Q690 740 800 750M646 760Q730 790 800 800M544 330Q660 380 800 392M560 280Q690 318 800 326', paint.ink, 4, { opacity: 0.65 })}${stroke('M556 284Q690 326 800 334', mix(paint.butter, paint.cream, 0.3), 9)}${fill('M520 392l44 18l-2 44l-42 -18zM596 420l46 10v44l-46 -10zM678 438l48 6v44l-48 -6z', paint.ink)}${stroke('M540 424l-30 24M618 446l-16 34M702 462l-6 34', mix(paint.slate, paint.ink, 0.3), 21, { 'stroke-linecap': 'round' })}${stroke('M690 360Q660 420 600 470', paint.tar, 9)}${fill('M590 470q20 -4 20 20q-6 34 -40 34q-30 -10 -24 -40q10 18 26 16q18 -8 18 -30z', mix(paint.slate, paint.ink, 0.3))}</g>`;
    }),
    stroke('M800 240V850', mix(oak, paint.tar, 0.4), 26) +
      stroke('M790 260V846', mix(oak, paint.apricot, 0.3), 5),
    // The lion at the stem, crowned, and the bowsprit over our heads.
    fill(
      'M756 330Q740 250 800 236Q862 250 844 330Q850 400 800 430Q752 400 756 330z',
      mix(paint.butter, paint.ochre, 0.35),
    ) +
      fill(
        'M744 290Q720 220 800 196Q882 220 856 290Q880 360 830 372Q850 300 800 286Q752 300 770 372Q722 360 744 290z',
        mix(paint.ochre, paint.umber, 0.2),
      ) +
      circle(782, 318, 6, paint.ink) +
      circle(818, 318, 6, paint.ink) +
      fill('M786 342h28l-14 18z', paint.tar) +
      stroke('M800 360v10M782 382q18 -12 36 0', paint.tar, 5) +
      fill('M768 204l-6 -44l22 20l16 -30l16 30l22 -20l-6 44z', paint.butter),
    fill(
      'M782 190L788 -20H842L824 190z',
      p.along([780, 0], [840, 0], spread(mix(oak, paint.butter, 0.4), shade(oak, 0.3))),
    ),
    // Shores between hull and stone.
    ...[
      [470, 500, 130, 560],
      [500, 600, 210, 690],
      [580, 700, 290, 800],
      [520, 420, 60, 440],
    ].map(
      ([a = 0, b = 0, c = 0, d = 0]) =>
        stroke(
          `M${a} ${b}L${c} ${d}M${1600 - a} ${b}L${1600 - c} ${d}`,
          mix(oak, paint.ochre, 0.3),
          26,
          { 'stroke-linecap': 'round' },
        ) +
        stroke(
          `M${a} ${b - 8}L${c} ${d - 8}M${1600 - a} ${b - 8}L${1600 - c} ${d - 8}`,
          mix(paint.butter, paint.ochre, 0.4),
          5,
          { opacity: 0.8 },
        ),
    ),
  );
  const skin = mix(paint.rose, paint.umber, 0.2);
  p.add(
    // People give the measure: on the steps, on a plank slung at the bow, on the floor.
    stroke('M600 520V640M770 560V640M588 640H782', mix(paint.lime, paint.umber, 0.2), 5) +
      stroke('M588 642H782', mix(oak, paint.ochre, 0.4), 13) +
      figure(640, 636, 74, paint.ember, skin) +
      figure(728, 636, 74, paint.fjord, skin) +
      stroke('M728 586l28 -26M640 586l-26 -20', paint.tar, 5),
    ...[
      [560, 890, 118, paint.rust],
      [470, 930, 128, mix(paint.lime, paint.umber, 0.3)],
      [1080, 880, 112, paint.fjord],
      [1180, 940, 130, paint.moss],
      [950, 870, 106, paint.ochre],
      [120, 500, 70, paint.oxblood],
      [1490, 498, 70, paint.ink],
      [60, 404, 58, paint.fjord],
      [1530, 404, 58, paint.ember],
      [1440, 404, 56, paint.ink],
    ].map(([x, y, h, c]) => figure(Number(x), Number(y), Number(h), String(c), skin, 0.1)),
    // A tar kettle on its fire.
    fill('M1260 900h110l-12 60h-86z', paint.ink) +
      stroke('M1250 976l40 -30M1380 976l-40 -30', paint.tar, 13) +
      dabs(
        12,
        () => [between(p.random, 1270, 1360), between(p.random, 962, 990)],
        paint.butter,
        14,
      ) +
      dabs(
        10,
        () => [between(p.random, 1270, 1360), between(p.random, 960, 992)],
        paint.ember,
        11,
      ) +
      glow(p, 1316, 960, 170, paint.ember, 0.6) +
      stroke('M1310 890q-30 -60 10 -120t0 -130', paint.mist, 26, {
        opacity: 0.3,
        'stroke-linecap': 'round',
      }),
    fill('M230 950q30 -16 70 0l-6 50h-58z', mix(paint.umber, paint.ochre, 0.3)) +
      stroke('M228 966h74M234 988h62', paint.tar, 5),
    stroke(
      Array.from({ length: 9 }, (_, i) => `M${n(470 + i * 20)} ${930 + (i % 2) * 6}l8 -3`).join(''),
      paint.cream,
      3,
      { opacity: 0.5 },
    ),
    glow(p, 800, 260, 700, paint.cream, 0.2),
  );
  return p.svg();
}
