import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, n, Picture, poly, stroke } from '../lib/svg.ts';
import { blob, pine, spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5610,
  alt: {
    no: 'En mektig gammel furu med grov bark og et brannsår ved rota; ved siden av står grå, døde furuer, og en vandrer går på klopper over myra i lavt lys.',
    sv: 'En väldig gammal tall med grov bark och ett brandljud vid roten; bredvid står grå, döda tallar, och en vandrare går på spänger över myren i lågt ljus.',
    en: 'A mighty old pine with coarse bark and a fire scar at its foot; beside it stand grey, dead pines, and a walker follows planks across the bog in low light.',
  },
  caption: {
    no: 'I øst flater alt ut i myr og gammel furuskog, der trærne kan være flere hundre år gamle.',
    sv: 'I öster breder myrar och gammal tallskog ut sig. Träden kan vara flera hundra år gamla.',
    en: 'In the east lie bogs and old pine forest, where a tree may be several hundred years old.',
  },
  focal: [0.4, 0.55],
};

export function draw(): string {
  const p = new Picture('laponia-gammelskogen');
  const gold = mix(paint.butter, paint.cream, 0.4);
  const line = (y: number, salt: number): ReturnType<typeof ridge> =>
    ridge(p, pts(`-20,${y} 400,${y - 16} 900,${y + 6} 1300,${y - 10} 1620,${y}`), 3, salt, 8, true);
  p.add(
    sky(
      p,
      600,
      spread(mix(paint.leaf, paint.slate, 0.45), mix(paint.moss, paint.mist, 0.55), gold),
    ),
    sun(p, 1120, 420, 56, paint.snow, paint.butter, 11, 0.95),
    poly(under(line(520, 2), 640), mix(paint.moss, gold, 0.5)),
    spruces(p, line(520, 2), 64, 40, 100, mix(paint.leaf, gold, 0.45)),
    mist(p, 420, 170, gold, 0.85),
    poly(under(line(570, 3), 700), mix(paint.moss, paint.leaf, 0.5)),
    ...[
      [720, 580, 300],
      [830, 590, 250],
      [960, 576, 280],
      [1330, 584, 330],
      [1430, 592, 270],
      [1540, 580, 350],
      [90, 590, 320],
    ].map(([x = 0, y = 0, h = 0]) =>
      pine(p, x, y, h, {
        stem: mix(paint.umber, paint.apricot, 0.35),
        dark: mix(paint.leaf, paint.pine, 0.4),
        light: mix(paint.moss, paint.butter, 0.25),
      }),
    ),
    mist(p, 520, 120, gold, 0.7),
    poly(
      under(line(620, 4)),
      p.down(
        600,
        1000,
        spread(
          mix(paint.ochre, paint.moss, 0.45),
          mix(paint.moss, paint.ochre, 0.25),
          mix(paint.leaf, paint.pine, 0.5),
        ),
      ),
    ),
    brush(
      p,
      { x: -20, y: 620, w: 1640, h: 380 },
      220,
      0.01,
      70,
      mix(paint.butter, paint.ochre, 0.5),
      3,
      0.45,
    ),
    brush(p, { x: -20, y: 640, w: 1640, h: 360 }, 150, 0.01, 70, paint.pine, 3.4, 0.35),
    // Pools with the sky in them.
    ...[
      'M760 690Q900 660 1080 676Q1160 696 1040 716Q900 740 790 722Q720 708 760 690z',
      'M1180 750Q1340 720 1560 740Q1640 760 1560 786Q1380 816 1220 790Q1130 770 1180 750z',
      'M620 840Q760 800 960 820Q1080 842 980 880Q800 918 660 890Q560 866 620 840z',
    ].map(
      (d) =>
        fill(d, mix(paint.pine, paint.tar, 0.4), { transform: 'translate(0 -6)' }) +
        fill(
          d,
          p.along(
            [1120, 660],
            [700, 900],
            spread(
              mix(gold, paint.apricot, 0.25),
              mix(gold, paint.moss, 0.4),
              mix(paint.slate, paint.pine, 0.4),
            ),
          ),
        ),
    ),
    stroke(
      'M820 700h150M900 712h120M1260 764h180M1330 778h150M700 850h170M760 868h160',
      paint.snow,
      3,
      { opacity: 0.7 },
    ),
    // Planks over the bog and the one who walks there.
    stroke('M1640 880L1300 846L1110 740L1140 690L1090 648', mix(paint.umber, paint.tar, 0.4), 17, {
      transform: 'translate(0 7)',
      opacity: 0.6,
    }) +
      stroke(
        'M1640 880L1300 846L1110 740L1140 690L1090 648',
        mix(paint.lime, paint.granite, 0.4),
        13,
      ),
    figure(1128, 712, 96, paint.ember, mix(paint.rose, paint.umber, 0.2)),
    fill('M1134 646q22 -8 26 14v22q-16 10 -26 0z', paint.fjord),
  );
  // Dead pines: grey, twisted, the bark long gone.
  const dead = (x: number, y: number, s: number, flip: number): string =>
    fill(
      'M-30 6Q-16 -160 -22 -330Q-30 -480 -4 -640L6 -520Q20 -400 16 -330Q20 -160 34 6z',
      p.along([x - 30, 0], [x + 30, 0], spread(mix(paint.haze, paint.lime, 0.4), paint.granite)),
      { transform: `translate(${x} ${y}) scale(${flip * s} ${s})` },
    ) +
    stroke(
      'M-16 -380Q-90 -420 -110 -500M-70 -430L-120 -430M10 -440Q70 -480 80 -560M50 -500L100 -510M-14 -270Q-70 -280 -100 -320M12 -320Q70 -320 110 -370L150 -366M0 -520L-40 -580',
      paint.granite,
      11,
      { 'stroke-linecap': 'round', transform: `translate(${x} ${y}) scale(${flip * s} ${s})` },
    ) +
    stroke(
      'M-8 -20Q6 -200 -8 -340Q-4 -460 0 -560M14 -40Q2 -200 8 -300',
      shade(paint.granite, 0.5),
      4,
      { transform: `translate(${x} ${y}) scale(${flip * s} ${s})`, opacity: 0.7 },
    );
  p.add(
    dead(720, 800, 0.86, 1),
    dead(850, 730, 0.5, -1),
    dead(1480, 730, 0.72, -1),
    dead(1240, 668, 0.36, 1),
  );
  // The old one: wider than a door, its crown beyond the sheet.
  const bark = mix(paint.rust, paint.umber, 0.45);
  const trunk = 'M190 1010Q300 940 306 760Q316 400 300 -20H560Q552 380 570 740Q590 920 700 1010z';
  let plates = '';
  let lights = '';
  for (let row = 0; row < 30; row += 1)
    for (let col = 0; col < 5; col += 1) {
      const y = -30 + row * 33 + between(p.random, -8, 8);
      const x = 322 + col * 50 + (row % 2) * 22 + between(p.random, -6, 6);
      const [w, h] = [between(p.random, 30, 46), between(p.random, 40, 62)];
      const one = `M${n(x)} ${n(y)}l${n(w * 0.5)} ${n(-8)}l${n(w * 0.4)} ${n(10)}l${n(4)} ${n(h * 0.7)}l${n(-w * 0.4)} ${n(12)}l${n(-w * 0.5)} ${n(-6)}z`;
      plates += one;
      if (col > 2) lights += one;
    }
  p.add(
    fill('M200 1010Q500 960 760 1010z', paint.ink, { opacity: 0.4 }),
    fill(
      trunk,
      p.along(
        [290, 0],
        [580, 0],
        spread(mix(bark, paint.ink, 0.55), mix(bark, paint.tar, 0.3), bark),
      ),
    ),
    p.clipped(
      trunk,
      fill(plates, mix(bark, paint.apricot, 0.35), { opacity: 0.75 }),
      fill(lights, paint.butter, { opacity: 0.45 }),
      fill('M280 -20H400V1010H180z', paint.ink, { opacity: 0.32 }),
      stroke('M566 -20Q556 380 574 740', gold, 12, { opacity: 0.8 }),
      brush(p, { x: 190, y: 700, w: 500, h: 310 }, 110, 1.57, 60, paint.tar, 4, 0.5),
      // Bark higher up is thin and red.
      fill('M280 -20H600V130Q440 190 280 130z', mix(paint.apricot, paint.rust, 0.3), {
        opacity: 0.55,
      }),
    ),
    // The scar of a fire long ago: bare wood, lip upon lip.
    fill(
      'M352 1004L366 930L382 900L390 820L408 770L414 700L428 660L436 700L448 740L452 800L474 860L480 920L504 960L512 1004z',
      mix(paint.tar, paint.ink, 0.5),
    ),
    fill(
      'M380 1004L392 930L402 900L406 840L420 790L428 730L436 780L440 840L456 900L462 950L480 1004z',
      mix(paint.granite, paint.umber, 0.55),
    ),
    stroke(
      'M396 1000L410 880L426 770M420 1000L426 880M446 1000L438 870L430 780M464 1000L452 920',
      paint.tar,
      5,
      { opacity: 0.75 },
    ),
    // Limbs, and needles that hang into the sheet.
    stroke('M310 200Q190 170 60 210M552 130Q700 90 800 120', mix(bark, paint.tar, 0.2), 30, {
      'stroke-linecap': 'round',
    }),
    fill(
      Array.from({ length: 9 }, (_, i) =>
        blob(p, -10 + i * 34, 205 + ((i * 37) % 50), 66, 30, 0.25, 13),
      ).join('') +
        Array.from({ length: 7 }, (_, i) =>
          blob(p, 690 + i * 30, 100 + ((i * 29) % 44), 58, 26, 0.25, 13),
        ).join('') +
        Array.from({ length: 22 }, (_, i) =>
          blob(p, i * 44, 8 + ((i * 31) % 40), 66, 30, 0.25, 13),
        ).join(''),
      mix(paint.pine, paint.leaf, 0.3),
    ),
    brush(
      p,
      { x: -20, y: -10, w: 960, h: 60 },
      150,
      1.2,
      26,
      mix(paint.moss, paint.butter, 0.35),
      3,
      0.7,
    ) +
      brush(
        p,
        { x: -20, y: 170, w: 330, h: 80 },
        110,
        1.2,
        26,
        mix(paint.moss, paint.butter, 0.35),
        3,
        0.7,
      ) +
      brush(
        p,
        { x: 660, y: 80, w: 230, h: 60 },
        70,
        1.2,
        24,
        mix(paint.moss, paint.butter, 0.35),
        3,
        0.7,
      ),
    // Beard lichen.
    stroke(
      Array.from(
        { length: 16 },
        (_, i) =>
          `M${n(20 + i * 18)} 232q${i % 2 ? 8 : -8} 30 ${i % 3 ? -3 : 4} ${n(50 + ((i * 17) % 44))}`,
      ).join(''),
      mix(paint.mist, paint.moss, 0.35),
      3,
      { opacity: 0.8 },
    ),
    grass(p, pts('-20,1006 1620,1006'), 0.34, 70, mix(paint.pine, paint.leaf, 0.3)),
    // Cotton grass.
    stroke(
      Array.from(
        { length: 26 },
        (_, i) =>
          `M${n(700 + i * 34)} 1000q${i % 2 ? 6 : -6} -40 ${i % 3 ? 4 : -4} ${n(-70 - ((i * 23) % 60))}`,
      ).join(''),
      mix(paint.moss, paint.butter, 0.3),
      3,
    ),
    dabs(26, (i) => [700 + i * 34 + (i % 3 ? 4 : -4), 924 - ((i * 23) % 60)], paint.snow, 19),
  );
  return p.svg();
}
