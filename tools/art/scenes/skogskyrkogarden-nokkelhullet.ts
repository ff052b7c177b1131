import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5653,
  alt: {
    no: 'Nært på en tjæremørk kapelldør: låsen er en dødningskalle av jern, og en hånd fører en nøkkel mot det ene øyet, som er nøkkelhullet.',
    sv: 'Nära en tjärmörk kapelldörr: låset är en dödskalle av järn, och en hand för en nyckel mot det ena ögat, som är nyckelhålet.',
    en: 'Close to a tar-dark chapel door: the lock is an iron skull, and a hand brings a key to one of its eyes, which is the keyhole.',
  },
  caption: {
    no: 'Nøkkelhullet i døren til Skogskapellet fra 1920 er øyet i en dødningskalle. Over porten i muren står: I dag meg, i morgen deg. Fritt tegnet.',
    sv: 'Nyckelhålet i dörren till Skogskapellet från 1920 är ögat i en dödskalle. Över porten i muren står: I dag mig, i morgon dig. Fritt tecknat.',
    en: 'The keyhole in the door of the Woodland Chapel of 1920 is the eye of a skull. Over the gate in the wall stands: Today me, tomorrow you. Drawn freely.',
  },
  focal: [0.48, 0.5],
};

export function draw(): string {
  const p = new Picture('skogskyrkogarden-nokkelhullet');
  const board = mix(paint.tar, paint.umber, 0.3);
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along(
        [200, 0],
        [1500, 1000],
        spread(mix(board, paint.ochre, 0.3), board, shade(board, 0.5)),
      ),
    ),
  );
  for (let i = 0; i < 7; i += 1) {
    const x = i * 240 - 40;
    p.add(
      rect(x, -20, 236, 1040, mix(board, i % 2 ? paint.rust : paint.ochre, 0.1 + (i % 3) * 0.05), {
        opacity: 0.6,
      }) +
        rect(x + 232, -20, 9, 1040, paint.ink) +
        rect(x + 2, -20, 5, 1040, mix(board, paint.butter, 0.4)),
      brush(p, { x: x + 8, y: 0, w: 214, h: 960 }, 46, 1.57, 150, paint.ink, 3, 0.4),
      brush(
        p,
        { x: x + 8, y: 0, w: 214, h: 960 },
        24,
        1.57,
        120,
        mix(paint.ochre, paint.butter, 0.3),
        2.4,
        0.3,
      ),
      stroke(
        `M${x + 120} ${180 + (i % 3) * 240}q26 40 0 90q-26 -40 0 -90M${x + 120} ${150 + (i % 3) * 240}q46 70 0 150q-46 -70 0 -150`,
        paint.ink,
        3,
        { opacity: 0.5 },
      ),
    );
  }
  const iron = p.along(
    [480, 200],
    [980, 800],
    spread(
      mix(paint.haze, paint.snow, 0.25),
      mix(paint.slate, paint.haze, 0.3),
      mix(paint.slate, paint.ink, 0.35),
      mix(paint.ink, paint.slate, 0.2),
    ),
  );
  // Bands across the door, each nail struck by hand.
  for (const y of [70, 870])
    p.add(
      rect(-20, y + 12, 1640, 72, paint.ink, { opacity: 0.5 }) +
        rect(
          -20,
          y,
          1640,
          70,
          p.down(
            y,
            y + 70,
            spread(mix(paint.slate, paint.haze, 0.3), mix(paint.slate, paint.ink, 0.5), paint.ink),
          ),
        ) +
        dabs(12, (i) => [40 + i * 140, y + 36], paint.ink, 42) +
        dabs(12, (i) => [36 + i * 140, y + 31], mix(paint.slate, paint.haze, 0.3), 30) +
        dabs(12, (i) => [31 + i * 140, y + 25], mix(paint.haze, paint.snow, 0.5), 10),
    );
  const skull =
    'M730 196Q930 196 974 380Q992 480 944 544Q916 580 914 622Q912 664 872 672L866 748Q800 782 730 782Q660 782 594 748L588 672Q548 664 546 622Q544 580 516 544Q468 480 486 380Q530 196 730 196z';
  p.add(
    fill(skull, paint.ink, { opacity: 0.6, transform: 'translate(20 28)' }),
    fill(skull, iron) + stroke(skull, paint.ink, 7),
    p.clipped(
      skull,
      fill(
        'M730 196Q930 196 974 380Q992 480 944 544Q916 580 914 622L872 672L866 748Q830 770 790 780Q880 640 890 480Q890 300 730 196z',
        paint.ink,
        { opacity: 0.35 },
      ),
      brush(p, { x: 500, y: 210, w: 460, h: 560 }, 210, 0.7, 22, paint.ink, 3, 0.35),
      brush(p, { x: 500, y: 210, w: 380, h: 420 }, 120, 0.7, 18, paint.snow, 3, 0.3),
      stroke('M560 330Q620 240 730 232', paint.snow, 12, {
        'stroke-linecap': 'round',
        opacity: 0.7,
      }),
      stroke('M690 200Q700 280 680 320Q700 340 690 380', paint.ink, 4, { opacity: 0.6 }),
    ),
    // Brow, cheek bones, the blind eye, nose, two rows of teeth.
    stroke(
      'M520 440Q560 380 650 400Q700 410 716 450M940 440Q900 380 810 400Q760 410 744 450',
      shade(paint.slate, 0.55),
      15,
      { 'stroke-linecap': 'round' },
    ) +
      stroke('M518 430Q560 368 650 390', paint.snow, 5, {
        'stroke-linecap': 'round',
        opacity: 0.8,
      }),
    fill('M548 486Q560 420 626 424Q696 430 692 496Q684 556 622 560Q552 556 548 486z', paint.ink) +
      stroke('M552 510Q566 556 622 560Q680 556 692 500', mix(paint.haze, paint.snow, 0.2), 7),
    fill(
      'M768 496Q764 430 834 424Q900 420 912 486Q908 556 838 560Q776 556 768 496z',
      mix(paint.slate, paint.ink, 0.5),
    ) + stroke('M770 506Q780 556 838 560Q900 556 910 496', mix(paint.haze, paint.snow, 0.2), 7),
    circle(840, 472, 27, paint.ink) +
      fill('M826 480h28l13 68h-54z', paint.ink) +
      stroke('M866 540l-13 -58a27 27 0 0 0 6 -28', paint.butter, 4),
    fill('M730 556Q764 600 770 634Q750 646 730 622Q710 646 690 634Q696 600 730 556z', paint.ink),
    stroke('M596 690Q730 720 864 690', paint.ink, 8) +
      stroke(
        [612, 644, 676, 710, 750, 784, 816, 848]
          .map((x) => `M${x} ${n(662 + Math.abs(730 - x) * -0.04)}v92`)
          .join(''),
        paint.ink,
        7,
      ) +
      stroke(
        [620, 652, 684, 718, 758, 792, 824]
          .map((x) => `M${x} 668q8 -10 16 0M${x} 716q8 -8 16 0`)
          .join(''),
        paint.snow,
        4,
        { opacity: 0.6 },
      ),
    stroke('M540 600Q580 640 590 676M920 600Q880 640 870 676', shade(paint.slate, 0.5), 8),
    ...[
      [730, 226],
      [520, 400],
      [940, 400],
      [730, 764],
    ].map(
      ([x = 0, y = 0]) =>
        circle(x, y, 15, paint.ink) + circle(x - 3, y - 4, 10, mix(paint.haze, paint.snow, 0.3)),
    ),
    // The sun through the pines has found the door.
    fill('M-20 -20H360L1000 1010H420z', paint.butter, { opacity: 0.13 }) +
      fill('M520 -20H640L1240 1010H1060z', paint.butter, { opacity: 0.1 }),
    glow(p, 600, 330, 420, paint.cream, 0.25),
  );
  // Key and hand, from the right.
  const brass = p.along([900, 440], [1200, 640], spread(paint.butter, paint.ochre, paint.umber));
  const skin = mix(paint.rose, paint.apricot, 0.25);
  p.add(
    group(
      { transform: 'rotate(16 850 500) translate(10 14)' },
      rect(892, 496, 260, 24, paint.ink, { opacity: 0.5, transform: 'translate(10 22)' }),
      rect(884, 490, 270, 25, brass) +
        fill('M888 512h16v42h14v-20h16v26h18v-48z', brass) +
        rect(884, 493, 268, 6, paint.snow, { opacity: 0.7 }) +
        rect(1040, 484, 20, 37, brass),
      circle(1210, 502, 62, 'none', { stroke: brass, 'stroke-width': 23 }),
    ),
    group(
      {},
      fill(
        'M1630 470Q1480 500 1400 540L1420 800Q1540 800 1630 850z',
        p.along(
          [1400, 500],
          [1500, 830],
          spread(mix(paint.fjord, paint.slate, 0.3), mix(paint.night, paint.ink, 0.3)),
        ),
      ),
      fill(
        'M1390 536Q1440 520 1470 524L1486 800Q1440 806 1404 796z',
        mix(paint.snow, paint.cream, 0.3),
      ),
      fill(
        'M1400 560Q1330 520 1240 520Q1180 520 1150 548Q1130 570 1160 584L1250 590Q1180 610 1150 640Q1130 664 1156 680Q1140 702 1164 716Q1160 740 1190 746Q1200 770 1240 768Q1330 790 1410 766z',
        skin,
      ),
      fill(
        'M1160 584L1250 590Q1180 610 1150 640Q1140 660 1156 680Q1220 690 1270 660M1164 716Q1220 722 1270 696M1190 746Q1240 748 1280 728Q1330 790 1410 766L1408 700Q1300 690 1250 590z',
        shade(skin, 0.3),
        { opacity: 0.35 },
      ),
      stroke(
        'M1156 680Q1220 690 1276 656M1164 716Q1226 722 1284 692M1190 746Q1240 748 1290 724M1160 584Q1220 596 1262 590',
        mix(paint.umber, paint.rust, 0.4),
        5,
        { 'stroke-linecap': 'round' },
      ),
      fill('M1150 548q14 -14 34 -14q-4 20 -26 26z', mix(paint.cream, paint.rose, 0.4)),
    ),
    dabs(36, (i) => [260 + ((i * 173) % 800), 60 + ((i * 97) % 860)], paint.butter, 4, 0.6),
    vignette(p, 760, 500, 0.5),
  );
  return p.svg();
}
