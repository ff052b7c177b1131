import { mix, paint, shade } from '../lib/color.ts';
import { heightAt, mist, ridge, under, wisps } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { pts } from '../lib/points.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, n, Picture, poly, stroke, type Point } from '../lib/svg.ts';
import { spruces } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';

export const meta: Meta = {
  id: 5664,
  alt: {
    no: 'Lave, skogkledde fjell på rekke i blått kveldslys, og ei bred elv imellom; på hver topp et lite lys, og tynne gylne linjer binder dem sammen til en kjede av trekanter.',
    sv: 'Låga, skogklädda berg på rad i blått kvällsljus, och en bred älv emellan; på varje topp ett litet ljus, och tunna gyllene linjer binder ihop dem till en kedja av trianglar.',
    en: 'Low wooded mountains one behind the other in blue evening light, with a broad river between; on each top a small light, and thin golden lines join them into a chain of triangles.',
  },
  caption: {
    no: 'Kjenner du én side i en trekant og vinklene i den, kan du regne ut de andre sidene. Så bruker du en av dem i neste trekant, og slik fortsetter du, fjell for fjell: 258 trekanter fra Hammerfest til Izmail. Fritt tegnet.',
    sv: 'Känner man en sida i en triangel och vinklarna i den, kan man räkna ut resten och gå vidare till nästa: 258 trianglar från Hammerfest till Izmail. Fritt tecknat.',
    en: 'If you know one side of a triangle and its angles, you can work out the rest and go on to the next: 258 triangles from Hammerfest to Izmail. Drawn freely.',
  },
  focal: [0.5, 0.45],
};

export function draw(): string {
  const p = new Picture('struve-trekantene');
  const far = mix(paint.slate, paint.heather, 0.45);
  const rows: [string, number][] = [
    ['-20,400 200,380 420,392 560,330 640,322 730,344 900,392 1200,384 1640,396', 0.12],
    ['-20,470 220,456 700,478 900,440 1010,372 1090,362 1180,392 1320,456 1640,470', 0.28],
    ['-20,540 140,520 270,430 370,400 460,414 580,492 760,552 1100,560 1640,540', 0.46],
    ['-20,680 300,690 640,676 860,640 1010,530 1120,490 1220,506 1380,610 1640,664', 0.66],
  ];
  const tops: Point[] = [
    [630, 318],
    [1082, 358],
    [380, 396],
    [1130, 486],
    [330, 730],
  ];
  p.add(
    sky(
      p,
      420,
      spread(
        mix(paint.night, paint.fjord, 0.4),
        mix(paint.fjord, paint.heather, 0.5),
        paint.rose,
        mix(paint.apricot, paint.butter, 0.5),
      ),
    ),
    streaks(
      p,
      { x: 0, y: 80, w: 1600, h: 240 },
      20,
      mix(paint.rose, paint.cream, 0.3),
      0.4,
      460,
      9,
    ),
    glow(p, 830, 400, 560, paint.butter, 0.7),
  );
  rows.forEach(([text, t], i) => {
    const line = ridge(p, pts(text), 6, i + 2, 8, true);
    const tone = mix(far, mix(paint.pine, paint.night, 0.5), t);
    p.add(
      poly(under(line), tone),
      spruces(
        p,
        line.filter(([x]) => tops.every(([tx]) => Math.abs(tx - x) > 60)),
        44 + i * 7,
        10 + i * 9,
        22 + i * 16,
        shade(tone, 0.18),
      ),
      mist(p, heightAt(line, 40) + 10, 120, mix(paint.rose, far, 0.4), 0.6 - i * 0.1),
    );
  });
  // The river that the chain follows, out of the distance and towards us.
  const river =
    'M770 424Q860 440 800 470Q700 500 780 540Q900 590 800 640Q640 700 700 780Q780 880 640 1010H1260Q1180 860 980 780Q860 720 930 660Q1010 590 880 540Q800 510 860 478Q920 440 790 424z';
  p.add(
    fill(
      river,
      p.down(
        420,
        1000,
        spread(
          paint.butter,
          mix(paint.rose, paint.apricot, 0.4),
          mix(paint.heather, paint.rose, 0.4),
          mix(paint.fjord, paint.slate, 0.3),
        ),
      ),
    ),
    p.clipped(
      river,
      ripples(p, { x: 560, y: 560, w: 760, h: 440 }, 90, paint.cream, 0.6, 90, 4),
      ripples(p, { x: 560, y: 560, w: 760, h: 440 }, 60, paint.night, 0.35, 100, 4),
    ),
    wisps(p, 300, 1400, 560, 30, mix(paint.rose, paint.cream, 0.4), 0.4, 6),
  );
  const near = ridge(
    p,
    pts('-20,850 120,780 240,740 330,732 430,750 560,850 700,1010'),
    6,
    9,
    8,
    true,
  );
  const bank = ridge(p, pts('1120,1010 1260,930 1420,880 1640,850'), 8, 11, 8, true);
  p.add(
    poly(under(near), mix(paint.pine, paint.ink, 0.55)),
    poly(under(bank), mix(paint.pine, paint.ink, 0.6)),
    spruces(
      p,
      near.filter(([x]) => x < 220 || x > 450),
      40,
      70,
      150,
      mix(paint.pine, paint.ink, 0.7),
    ),
    spruces(p, bank, 40, 90, 190, mix(paint.pine, paint.ink, 0.75)),
  );
  // The sight lines, and a small signal on each top.
  const sides = [
    [0, 1],
    [0, 2],
    [1, 2],
    [1, 3],
    [2, 3],
    [2, 4],
    [3, 4],
  ];
  const net =
    sides.map(([a = 0, b = 0]) => lines([tops[a] as Point, tops[b] as Point], false)).join('') +
    lines(
      [
        [130, 376],
        [630, 318],
      ],
      false,
    ) +
    lines(
      [
        [1082, 358],
        [1480, 384],
      ],
      false,
    );
  p.add(
    fill(lines([tops[1], tops[2], tops[3]] as Point[]), paint.butter, { opacity: 0.13 }) +
      fill(lines([tops[2], tops[3], tops[4]] as Point[]), paint.butter, { opacity: 0.2 }) +
      fill(lines([tops[0], tops[1], tops[2]] as Point[]), paint.butter, { opacity: 0.07 }),
    stroke(net, paint.butter, 16, { opacity: 0.22 }),
    stroke(net, paint.cream, 4.5, { opacity: 0.95 }),
    // The angle that is being read.
    stroke('M432 706A106 106 0 0 0 342 624', paint.ember, 8),
    ...tops.map(([x, y], i) => {
      const s = [0.5, 0.6, 0.8, 1, 1.7][i] ?? 1;
      return (
        group(
          { transform: `translate(${n(x)} ${n(y)}) scale(${s})` },
          stroke('M0 -4L-26 52M0 -4L26 52M0 -4V50M-18 30H18', paint.ink, 7),
          circle(0, -6, 11, paint.snow),
        ) + glow(p, x, y - 4, 74 * s + 20, paint.cream, 0.9)
      );
    }),
  );
  return p.svg();
}
