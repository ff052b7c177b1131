import { mix, paint, shade } from '../lib/color.ts';
import { boards, pane } from '../lib/buildings.ts';
import { mist, wisps } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, stars, streaks } from '../lib/sky.ts';
import { circle, fill, group, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5401,
  alt: {
    no: 'En forgylt, utskåret enhjørning på hjørnet av en trebygning på Bryggen, med tørrfisk hengende ved siden av.',
    sv: 'En förgylld, snidad enhörning på hörnet av ett trähus på Bryggen, med torrfisk hängande bredvid.',
    en: 'A gilded, carved unicorn on the corner of a wooden house at Bryggen, with stockfish hanging beside it.',
  },
  focal: [0.42, 0.46],
};

const gold = mix(paint.ochre, paint.butter, 0.25);

function unicorn(): string {
  const neck =
    'M930 720C800 716 720 650 690 560C672 500 664 462 640 446C600 452 560 476 520 508C500 522 470 520 462 500C456 484 468 470 480 458C510 424 546 388 580 362C600 336 630 318 664 316C676 296 690 280 704 262C708 288 708 304 704 322C790 344 850 410 876 500C890 546 912 566 960 576V720z';
  const mane =
    'M704 322C760 320 800 340 830 372C860 352 872 372 868 396C900 402 902 430 888 446C922 462 918 492 898 502C928 524 918 548 900 552C930 570 934 596 916 604L960 620V560C900 556 884 520 876 490C850 410 790 350 704 322z';
  return group(
    {},
    // The horn, turned like a rope.
    fill('M630 330L372 130L652 306z', paint.cream) +
      fill('M640 318L372 130L652 306z', mix(paint.butter, paint.umber, 0.25)),
    stroke(
      'M610 300l-10 16M584 280l-9 15M556 260l-8 13M528 240l-7 11M500 221l-6 9M474 202l-5 7M448 184l-4 6M424 168l-3 4',
      paint.umber,
      4,
    ),
    fill(neck, gold),
    fill(
      'M930 720C800 716 720 650 690 560C676 512 668 470 648 448C668 444 690 440 700 424C712 520 770 640 960 650V720z',
      mix(gold, paint.umber, 0.55),
    ),
    fill(
      'M480 458C510 424 546 388 580 362C600 336 630 318 664 316C640 340 610 356 592 378C556 404 520 432 494 462C486 470 480 484 470 486C466 476 472 466 480 458z',
      mix(paint.butter, paint.cream, 0.5),
    ),
    fill(mane, mix(gold, paint.umber, 0.4)) +
      stroke(
        'M720 330C790 350 850 420 872 500M756 330C820 360 860 420 880 480M820 372C850 400 874 440 886 480M868 396C874 420 884 440 888 446M890 520C900 540 920 560 950 574',
        mix(paint.butter, paint.cream, 0.3),
        5,
        { 'stroke-linecap': 'round' },
      ),
    fill('M704 322C706 300 704 284 704 262C690 280 676 296 666 316z', mix(gold, paint.umber, 0.3)),
    fill('M592 400C604 384 630 382 642 394C630 408 606 412 592 400z', paint.cream) +
      circle(618, 397, 10, paint.ink) +
      circle(615, 393, 3, paint.snow) +
      stroke('M586 392C602 372 634 370 650 386', mix(gold, paint.tar, 0.6), 6, {
        'stroke-linecap': 'round',
      }),
    fill('M478 486c8 -8 18 -8 22 -2c-4 8 -14 10 -22 2z', paint.tar) +
      stroke('M466 504C486 500 506 496 526 482', paint.tar, 5, { 'stroke-linecap': 'round' }),
    stroke(
      'M700 470C720 540 760 600 820 640M730 450C750 520 790 580 850 616M760 430C780 500 820 560 880 596',
      mix(gold, paint.umber, 0.5),
      5,
      { 'stroke-linecap': 'round', opacity: 0.7 },
    ),
    stroke('M650 330C690 340 740 356 780 390', paint.cream, 5, {
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
    // The scrolled bracket under it.
    fill(
      'M960 700C860 700 800 730 770 790C752 830 790 862 820 838C836 820 820 800 806 810C812 784 850 772 878 790C900 830 930 850 960 850z',
      mix(paint.oxblood, paint.rust, 0.4),
    ) + stroke('M960 720C870 722 818 748 790 796', paint.butter, 6, { 'stroke-linecap': 'round' }),
  );
}

const fish = (x: number, y: number, s: number, tilt: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${s})">${stroke('M0 -60V0', paint.tar, 4)}${fill('M0 0C30 30 34 120 22 220C18 250 26 270 40 290L0 276L-40 290C-26 270 -18 250 -22 220C-34 120 -30 30 0 0z', mix(paint.lime, paint.ochre, 0.35))}${fill('M0 0C30 30 34 120 22 220C18 250 26 270 40 290L0 276C14 180 14 80 0 0z', mix(paint.umber, paint.ochre, 0.4))}${stroke('M-14 60C-4 66 6 66 16 58M-18 100q18 10 36 0M-18 140q18 10 36 0M-16 180q16 9 32 0M-14 214q14 8 28 0', paint.umber, 3)}${stroke('M0 20V250', paint.tar, 2, { opacity: 0.6 })}</g>`;

export function draw(): string {
  const p = new Picture('rebus-bryggen');
  const wall = mix(paint.ochre, paint.rust, 0.2);
  p.add(
    sky(p, 860, [
      [0, paint.night],
      [0.4, mix(paint.fjord, paint.plum, 0.4)],
      [0.75, paint.heather],
      [1, paint.rose],
    ]),
    stars(p, 70, 380, paint.cream),
    streaks(p, { x: 0, y: 420, w: 1000, h: 240 }, 18, paint.rose, 0.4, 380, 12),
    fill('M-20 720Q140 640 330 680T640 650T900 700V900H-20z', mix(paint.fjord, paint.plum, 0.4)),
    mist(p, 640, 140, paint.rose, 0.5),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => {
      const x = 30 + i * 96;
      const c = [paint.rust, paint.lime, paint.ochre, paint.oxblood][i % 4] ?? paint.rust;
      return (
        poly(
          [
            [x, 860],
            [x, 790],
            [x + 45, 734],
            [x + 90, 790],
            [x + 90, 860],
          ],
          mix(c, paint.plum, 0.4),
        ) +
        rect(x + 18, 806, 14, 20, paint.butter) +
        rect(x + 58, 806, 14, 20, paint.butter) +
        rect(x + 38, 772, 13, 16, paint.butter)
      );
    }),
    water(p, 858, 1000, [
      [0, mix(paint.heather, paint.fjord, 0.5)],
      [1, paint.night],
    ]),
    ripples(p, { x: -20, y: 862, w: 1000, h: 130 }, 60, paint.butter, 0.5, 90, 4),
    wisps(p, 0, 800, 850, 10, paint.rose, 0.35, 4),
    // The corner of the house: painted boards, a window, a carved frieze.
    rect(
      950,
      -10,
      660,
      1020,
      p.along(
        [950, 0],
        [1600, 0],
        [
          [0, mix(wall, paint.butter, 0.25)],
          [1, shade(wall, 0.25)],
        ],
      ),
    ),
    boards(950, -10, 660, 1020, 52, shade(wall, 0.55), false, 0.55),
    rect(950, -10, 46, 1020, paint.cream) +
      rect(984, -10, 12, 1020, mix(paint.lime, paint.umber, 0.2)),
    rect(950, 150, 660, 26, paint.cream) +
      stroke('M1010 163H1600', paint.rust, 12, { 'stroke-dasharray': '20 16' }) +
      rect(950, 174, 660, 10, shade(wall, 0.5), { opacity: 0.5 }),
    pane(1130, 300, 210, 300, { frame: paint.cream, glass: paint.butter, cols: 3, rows: 4 }) +
      rect(1100, 616, 270, 18, paint.cream) +
      fill('M1100 290L1235 226L1370 290z', paint.cream) +
      fill('M1140 280L1235 242L1330 280z', paint.rust),
    fill('M1130 300h50q-6 120 -50 170zM1340 300h-50q6 120 50 170z', paint.snow, { opacity: 0.75 }),
    circle(
      1235,
      450,
      330,
      p.around(1235, 450, 330, [
        [0, paint.butter, 0.3],
        [1, paint.butter, 0],
      ]),
    ),
    unicorn(),
    // A rail with stockfish.
    stroke('M1010 700H1600', paint.tar, 16) + stroke('M1010 694H1600', paint.umber, 4),
    fish(1090, 744, 0.86, 3),
    fish(1200, 744, 0.92, -2),
    fish(1310, 744, 0.84, 2),
    fish(1420, 744, 0.94, -3),
    fish(1530, 744, 0.88, 2),
    birds(p, 240, 330, 6, 14, paint.mist),
  );
  return p.svg();
}
