import { flame } from '../lib/candle.ts';
import { mix, paint } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5632,
  alt: {
    no: 'Inne i en kirkestue en vinterkveld: ild på peisen, to køyer i høyden der barn titter fram, en bestemor med bok og en mann som setter støvlene til tørk.',
    sv: 'Inne i en kyrkstuga en vinterkväll: eld i spisen, två våningssängar där barn tittar fram, en mormor med bok och en man som ställer stövlarna på tork.',
    en: 'Inside a church cottage on a winter evening: a fire on the hearth, two bunks with children peeping out, a grandmother with a book and a man setting his boots to dry.',
  },
  caption: {
    no: 'Ingen bor fast her. Stuene er for folk som hadde for lang vei hjem fra gudstjenesten, og de brukes fortsatt slik.',
    sv: 'Ingen bor fast här. Stugorna byggdes för folk som hade för lång väg hem från gudstjänsten.',
    en: 'Nobody lives here all year. The cottages were built for people who had too far to go home after the service.',
  },
  focal: [0.5, 0.55],
};

export function draw(): string {
  const p = new Picture('gammelstad-kammeret');
  const log = mix(paint.umber, paint.ochre, 0.3);
  const skin = mix(paint.rose, paint.umber, 0.2);
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.around(
        1200,
        640,
        1300,
        spread(
          mix(log, paint.butter, 0.5),
          mix(log, paint.apricot, 0.15),
          mix(paint.tar, paint.umber, 0.4),
          mix(paint.tar, paint.ink, 0.4),
        ),
      ),
    ),
    // Round logs, moss in the joints.
    stroke(
      Array.from({ length: 9 }, (_, i) => `M0 ${84 + i * 86}H1600`).join(''),
      mix(paint.tar, paint.ink, 0.3),
      13,
    ) +
      stroke(
        Array.from({ length: 9 }, (_, i) => `M0 ${96 + i * 86}H1600`).join(''),
        mix(paint.moss, paint.umber, 0.4),
        5,
        { opacity: 0.7 },
      ) +
      stroke(
        Array.from({ length: 9 }, (_, i) => `M0 ${40 + i * 86}H1600`).join(''),
        paint.butter,
        7,
        { opacity: 0.14 },
      ),
    brush(p, { x: 0, y: 0, w: 1600, h: 820 }, 150, 0, 110, paint.ink, 2.6, 0.3),
    rect(0, -10, 1600, 50, mix(paint.tar, paint.umber, 0.4)) +
      stroke('M200 -10V60M520 -10V60M840 -10V60M1160 -10V60', mix(paint.tar, paint.umber, 0.2), 40),
    rect(
      0,
      830,
      1600,
      180,
      p.around(
        1200,
        860,
        1100,
        spread(mix(log, paint.butter, 0.55), mix(log, paint.tar, 0.3), paint.tar),
      ),
    ) + stroke('M0 872H1600M0 924H1600M0 976H1600', paint.tar, 5, { opacity: 0.7 }),
    // The window: blue night, the church tower and lit neighbours in the snow.
    rect(640, 200, 260, 270, mix(paint.rust, paint.oxblood, 0.2)) +
      rect(
        664,
        224,
        212,
        222,
        p.down(
          224,
          446,
          spread(
            paint.night,
            mix(paint.fjord, paint.slate, 0.2),
            mix(paint.slate, paint.haze, 0.3),
          ),
        ),
      ),
    fill('M752 446V300h28V446zM748 300l18 -46l18 46z', mix(paint.snow, paint.slate, 0.3)) +
      fill(
        'M664 446V404l40 -30l40 30v42zM790 446V400l44 -32l42 30V446z',
        mix(paint.rust, paint.night, 0.45),
      ) +
      stroke('M664 404l40 -30l40 30M790 400l44 -32l42 30', paint.snow, 7) +
      rect(696, 414, 15, 18, paint.butter) +
      rect(828, 412, 15, 18, paint.butter) +
      dabs(20, (i) => [670 + ((i * 67) % 200), 232 + ((i * 41) % 190)], paint.snow, 5),
    stroke('M770 224V446M664 336H876', mix(paint.rust, paint.oxblood, 0.1), 12) +
      fill('M640 470h260l14 20H626z', mix(log, paint.butter, 0.3)) +
      fill('M664 446q40 -22 106 -14t106 -6v20z', paint.snow, { opacity: 0.9 }),
  );
  const bunk = (y: number, cover: string): string =>
    rect(60, y, 470, 170, mix(paint.tar, paint.ink, 0.2)) +
    fill(
      `M70 ${y + 170}V${y + 116}Q200 ${y + 84} 340 ${y + 104}T520 ${y + 100}V${y + 170}z`,
      cover,
    ) +
    stroke(`M90 ${y + 130}H510M110 ${y + 152}H500`, mix(cover, paint.cream, 0.5), 6, {
      'stroke-dasharray': '26 14',
    }) +
    fill(`M396 ${y + 108}q10 -44 70 -40q56 4 54 40q-60 20 -124 0z`, paint.snow);
  const child = (x: number, y: number, hair: string): string =>
    circle(x, y, 33, skin) +
    fill(
      `M${x - 34} ${y - 2}Q${x - 36} ${y - 44} ${x} ${y - 42}Q${x + 36} ${y - 42} ${x + 34} ${y - 4}Q${x + 20} ${y - 24} ${x - 6} ${y - 22}Q${x - 24} ${y - 20} ${x - 34} ${y - 2}z`,
      hair,
    ) +
    circle(x - 2, y + 2, 4, paint.ink) +
    circle(x + 20, y + 2, 4, paint.ink) +
    stroke(`M${x + 2} ${y + 17}q8 6 15 0`, paint.rust, 4, { 'stroke-linecap': 'round' }) +
    fill(`M${x - 36} ${y + 40}q14 -14 24 0z M${x + 16} ${y + 40}q14 -14 24 0z`, skin);
  p.add(
    // Bunks built into the corner, one above the other, with painted posts.
    bunk(210, mix(paint.fjord, paint.slate, 0.3)),
    child(300, 318, mix(paint.ochre, paint.butter, 0.3)) +
      child(420, 326, mix(paint.rust, paint.ember, 0.2)),
    bunk(520, mix(paint.rust, paint.oxblood, 0.2)),
    child(190, 628, mix(paint.umber, paint.tar, 0.2)),
    rect(50, 376, 490, 38, mix(log, paint.butter, 0.2)) +
      rect(50, 686, 490, 42, mix(log, paint.butter, 0.2)) +
      rect(50, 180, 490, 34, mix(log, paint.butter, 0.25)) +
      stroke('M60 180V850M530 180V850', mix(log, paint.butter, 0.3), 40) +
      stroke('M544 190V850', paint.butter, 5, { opacity: 0.6 }) +
      dabs(8, (i) => [110 + i * 54, 396], mix(paint.fjord, paint.slate, 0.3), 17) +
      dabs(8, (i) => [110 + i * 54, 707], mix(paint.fjord, paint.slate, 0.3), 17) +
      stroke(
        'M460 414V690M496 414V690M460 480h36M460 550h36M460 620h36',
        mix(log, paint.butter, 0.35),
        11,
      ),
    rect(60, 728, 470, 120, mix(paint.tar, paint.umber, 0.3)) +
      stroke('M100 740v100M180 740v100', paint.ink, 4),
    // The hearth in the other corner: whitewashed, open to two sides.
    fill(
      'M1180 850V470Q1170 380 1240 330L1270 -10H1620V850z',
      p.along(
        [1180, 0],
        [1600, 0],
        spread(
          paint.snow,
          mix(paint.cream, paint.apricot, 0.3),
          mix(paint.granite, paint.rose, 0.3),
        ),
      ),
    ) +
      fill(
        'M1230 850V560Q1240 470 1360 466Q1490 470 1500 560V850z',
        p.down(466, 850, spread(paint.ink, mix(paint.tar, paint.rust, 0.4), paint.tar)),
      ) +
      stroke(
        'M1230 850V560Q1240 470 1360 466Q1490 470 1500 560V850',
        mix(paint.granite, paint.umber, 0.2),
        9,
      ),
    stroke(
      'M1290 812L1440 780M1286 776L1446 816M1350 824L1380 700',
      mix(paint.umber, paint.tar, 0.3),
      26,
      { 'stroke-linecap': 'round' },
    ),
    fill(
      'M1290 800Q1270 700 1330 640Q1326 690 1352 700Q1340 590 1390 540Q1384 620 1420 660Q1432 640 1430 610Q1476 700 1446 800z',
      paint.ember,
    ) +
      fill(
        'M1316 800Q1310 730 1342 700Q1346 740 1362 740Q1362 660 1390 620Q1392 690 1416 720Q1436 760 1424 800z',
        paint.butter,
      ) +
      fill('M1340 800Q1346 750 1366 760Q1374 720 1388 700Q1394 750 1404 800z', paint.snow) +
      glow(p, 1370, 700, 620, paint.apricot, 0.7),
    stroke('M1366 466V560M1340 560h52', paint.ink, 6) +
      fill('M1320 566h92q6 70 -46 72q-52 -4 -46 -72z', paint.ink) +
      fill('M1412 586l34 -14v20l-30 16z', paint.ink),
    rect(1160, 836, 460, 34, mix(paint.granite, paint.cream, 0.2)) +
      rect(1214, 300, 190, 18, mix(log, paint.tar, 0.2)) +
      fill(
        'M1240 300v-40h30v40zM1300 300q-6 -34 18 -38q24 4 18 38z',
        mix(paint.apricot, paint.rust, 0.3),
      ),
    // Boots by the hearth, mittens on a line, a Sunday coat on its peg.
    stroke('M930 150Q1060 190 1200 150', paint.lime, 4),
    ...[0, 1, 2, 3].map((i) =>
      fill(
        'M-18 0h36v40q12 -8 18 4q-4 22 -18 26v10q-18 14 -36 0z',
        [
          paint.ember,
          mix(paint.fjord, paint.slate, 0.4),
          paint.snow,
          mix(paint.moss, paint.leaf, 0.4),
        ][i] ?? paint.ember,
        { transform: `translate(${n(970 + i * 56)} ${n(164 + Math.sin((i + 1) / 1.6) * 8)})` },
      ),
    ),
    stroke('M580 240v30', paint.tar, 9) +
      fill('M560 262h44q26 130 16 250h-76q-10 -120 16 -250z', mix(paint.night, paint.ink, 0.3)) +
      dabs(4, (i) => [584, 300 + i * 46], paint.butter, 8),
  );
  p.add(
    // The table with bread, coffee cups, a candle.
    fill('M600 700H980L1010 730H570z', mix(log, paint.butter, 0.45)) +
      stroke('M620 730L600 900M960 730L980 900M620 820H960', mix(log, paint.tar, 0.2), 19) +
      poly(
        [
          [570, 730],
          [1010, 730],
          [1004, 750],
          [576, 750],
        ],
        mix(log, paint.tar, 0.25),
      ),
    fill('M680 700q10 -36 60 -36t60 36z', mix(paint.ochre, paint.umber, 0.25)) +
      stroke('M706 676l14 14M734 670l14 16M762 676l10 14', paint.cream, 5) +
      fill('M850 700v-30h40v30zM890 676q16 0 14 14l-14 4z', paint.snow) +
      stroke('M856 680h28', mix(paint.fjord, paint.slate, 0.2), 5) +
      rect(932, 640, 17, 60, paint.cream) +
      flame(p, 940, 626, 14, 12) +
      fill('M918 700h46v-8h-46z', paint.ochre),
    // Grandmother reads aloud.
    fill(
      'M760 960Q740 820 790 700Q850 650 910 700Q960 820 950 960z',
      p.along(
        [740, 0],
        [960, 0],
        spread(mix(paint.ink, paint.plum, 0.3), mix(paint.plum, paint.rust, 0.3)),
      ),
    ) +
      fill('M780 860Q850 840 930 862L944 960H768z', mix(paint.slate, paint.fjord, 0.3)) +
      fill(
        'M786 716Q850 780 916 716L926 790Q850 840 776 790z',
        mix(paint.rust, paint.ember, 0.25),
      ) +
      stroke(
        'M786 716Q850 780 916 716M776 790Q850 840 926 790',
        mix(paint.rust, paint.oxblood, 0.4),
        6,
        { 'stroke-dasharray': '5 7' },
      ) +
      circle(850, 646, 44, skin) +
      fill(
        'M800 660Q796 590 850 586Q906 590 902 660Q890 620 850 618Q812 620 800 660z',
        paint.snow,
      ) +
      stroke('M826 654h16M858 654h16M842 654h16', paint.tar, 3) +
      circle(834, 654, 12, 'none', { stroke: paint.tar, 'stroke-width': 3 }) +
      circle(866, 654, 12, 'none', { stroke: paint.tar, 'stroke-width': 3 }) +
      stroke('M840 676q10 6 20 0', paint.rust, 3),
    stroke(
      'M800 760Q790 840 830 850M904 760Q916 840 876 850',
      mix(paint.plum, paint.rust, 0.25),
      36,
      { 'stroke-linecap': 'round' },
    ) +
      fill('M790 820L852 846L914 820V870L852 896L790 870z', paint.ink) +
      fill('M796 816L852 840L908 816V860L852 884L796 860z', paint.cream) +
      stroke('M852 840V884', paint.umber, 4) +
      stroke('M806 834l36 14M806 846l36 14M862 848l36 -14M862 860l36 -14', paint.umber, 3),
    // The man in his socks, boots in hand.
    worker({
      at: [1090, 940],
      h: 430,
      coat: mix(paint.lime, paint.cream, 0.3),
      legs: mix(paint.tar, paint.ink, 0.3),
      hands: [
        [0.14, 0.3],
        [0.24, 0.3],
      ],
      lean: 0.14,
      stride: 0.09,
      beard: mix(paint.umber, paint.ochre, 0.3),
      sleeve: mix(paint.lime, paint.cream, 0.2),
    }) +
      fill(
        'M1128 790h40v70l36 18v24h-76zM1180 790h40v70l36 18v24h-76z',
        mix(paint.tar, paint.umber, 0.2),
      ) +
      stroke('M1128 796h40M1180 796h40', mix(paint.rust, paint.ember, 0.3), 11) +
      stroke('M1034 934h36M1124 934h36', mix(paint.slate, paint.snow, 0.4), 26, {
        'stroke-linecap': 'round',
      }),
    // A cat on the rug.
    fill('M520 930Q780 896 1010 936Q800 976 520 960z', mix(paint.rust, paint.rose, 0.3)) +
      stroke('M560 930Q780 908 970 938M560 950Q780 938 950 952', paint.cream, 6) +
      fill(
        'M610 936Q600 900 640 892Q690 884 710 916Q716 940 690 944Q740 944 748 928Q744 958 690 954H630Q614 950 610 936z',
        mix(paint.apricot, paint.umber, 0.2),
      ) +
      fill(
        'M604 920q-6 -30 8 -34l10 12h14l10 -12q14 10 4 34q-20 18 -46 0z',
        mix(paint.apricot, paint.umber, 0.15),
      ) +
      stroke('M614 912q5 4 9 0M632 912q5 4 9 0', paint.tar, 3),
    vignette(p, 960, 600, 0.65),
  );
  return p.svg();
}
