import { rowboat } from '../lib/boats.ts';
import { gable, longHouse } from '../lib/buildings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { hill, mist, ridge, under, wisps } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { figure } from '../lib/people.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob, pine, spruces } from '../lib/trees.ts';
import { reflection, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5657,
  alt: {
    no: 'En liten øy i en blank innsjø i kveldsrødt: røde trehus, en murt pipe med røyk, furuer, tønner på brygga og en robåt lastet med tønner.',
    sv: 'En liten ö i en blank sjö i kvällsrött: röda trähus, en murad skorsten med rök, tallar, tunnor på bryggan och en roddbåt lastad med tunnor.',
    en: 'A small island in a still lake under a red evening sky: red wooden houses, a brick chimney with smoke, pines, barrels on the jetty and a rowing boat laden with barrels.',
  },
  caption: {
    no: 'Oljeön i sjøen Åmänningen: verdens eldste bevarte oljeraffineri, fra 1875. Det ble lagt på en øy fordi det forrige brant. Fritt tegnet.',
    sv: 'Oljeön i sjön Åmänningen: världens äldsta bevarade oljeraffinaderi, från 1875. Det lades på en ö eftersom det förra brann. Fritt tecknat.',
    en: 'Oljeön in Lake Åmänningen: the world’s oldest surviving oil refinery, from 1875. It was put on an island because the one before it burned. Drawn freely.',
  },
  focal: [0.5, 0.5],
};

const red = mix(paint.rust, paint.oxblood, 0.4);

/** A barrel that stands on x, y. */
const barrel = (x: number, y: number, s: number): string =>
  fill(
    `M${n(x - 15 * s)} ${n(y)}Q${n(x - 22 * s)} ${n(y - 26 * s)} ${n(x - 15 * s)} ${n(y - 52 * s)}H${n(x + 15 * s)}Q${n(x + 22 * s)} ${n(y - 26 * s)} ${n(x + 15 * s)} ${n(y)}z`,
    mix(paint.umber, paint.tar, 0.3),
  ) +
  stroke(
    `M${n(x - 12 * s)} ${n(y - 2)}Q${n(x - 18 * s)} ${n(y - 26 * s)} ${n(x - 12 * s)} ${n(y - 50 * s)}`,
    paint.apricot,
    4 * s,
  ) +
  stroke(
    `M${n(x - 19 * s)} ${n(y - 14 * s)}h${n(38 * s)}M${n(x - 19 * s)} ${n(y - 38 * s)}h${n(38 * s)}`,
    paint.ink,
    4 * s,
  );

export function draw(): string {
  const p = new Picture('engelsberg-oljeoya');
  const shore = 640;
  const dusk = mix(paint.heather, paint.plum, 0.4);
  const house = {
    trim: paint.cream,
    glass: paint.butter,
    roofColor: mix(paint.tar, paint.plum, 0.3),
  };
  p.add(
    sky(
      p,
      shore,
      spread(
        mix(paint.plum, paint.night, 0.2),
        paint.heather,
        mix(paint.rose, paint.ember, 0.35),
        paint.apricot,
        paint.butter,
      ),
    ),
    streaks(
      p,
      { x: 0, y: 60, w: 1600, h: 380 },
      30,
      mix(paint.rose, paint.cream, 0.3),
      0.45,
      460,
      12,
    ),
    glow(p, 1420, 560, 520, paint.cream, 0.8),
    circle(1420, 560, 38, paint.snow),
    hill(
      p,
      [
        [-20, 560],
        [300, 520],
        [640, 560],
        [1000, 540],
        [1300, 566],
        [1640, 520],
      ],
      mix(dusk, paint.rose, 0.4),
      { bottom: shore, salt: 2 },
    ),
    hill(
      p,
      [
        [-20, 600],
        [260, 590],
        [600, 610],
        [1100, 612],
        [1640, 584],
      ],
      dusk,
      { bottom: shore, salt: 3, rough: 10 },
    ),
    mist(p, 540, 120, paint.apricot, 0.5),
    water(
      p,
      shore - 2,
      1000,
      spread(
        paint.butter,
        mix(paint.rose, paint.ember, 0.3),
        paint.heather,
        mix(paint.plum, paint.night, 0.5),
      ),
    ),
  );
  const island = ridge(
    p,
    [
      [300, 668],
      [380, 616],
      [560, 592],
      [800, 588],
      [1060, 592],
      [1220, 618],
      [1310, 668],
    ],
    7,
    5,
    10,
    true,
  );
  const tall = (x: number, y: number, h: number): string =>
    pine(p, x, y, h, {
      stem: mix(paint.rust, paint.apricot, 0.3),
      dark: mix(paint.pine, paint.plum, 0.35),
      light: mix(paint.moss, paint.apricot, 0.3),
    });
  const isle = p.symbol(
    spruces(p, island, 16, 60, 130, mix(paint.pine, paint.plum, 0.45)),
    tall(420, 624, 300) +
      tall(500, 610, 350) +
      tall(1140, 612, 330) +
      tall(1215, 634, 260) +
      tall(1060, 600, 270),
    // The stack of the still house, tall over everything.
    fill(
      'M706 600L722 250H774L790 600z',
      p.along(
        [700, 0],
        [790, 0],
        spread(
          mix(paint.rust, paint.tar, 0.45),
          mix(paint.rust, paint.ember, 0.3),
          mix(paint.ember, paint.butter, 0.4),
        ),
      ),
    ) +
      stroke(
        Array.from(
          { length: 22 },
          (_, i) => `M${n(708 + i * 0.7)} ${n(592 - i * 15.4)}H${n(788 - i * 0.7)}`,
        ).join(''),
        paint.tar,
        2,
        { opacity: 0.4 },
      ) +
      rect(714, 238, 68, 16, shade(paint.rust, 0.4)) +
      rect(720, 270, 56, 8, paint.cream, { opacity: 0.7 }),
    longHouse(p, {
      ...house,
      x: 560,
      base: 622,
      w: 330,
      wall: 104,
      roof: 78,
      color: red,
      windows: 5,
      doorAt: 2,
    }),
    gable(p, {
      ...house,
      x: 880,
      base: 630,
      w: 170,
      wall: 120,
      roof: 86,
      color: shade(red, 0.12),
      storeys: [2, 1],
    }),
    longHouse(p, {
      ...house,
      x: 400,
      base: 640,
      w: 140,
      wall: 62,
      roof: 50,
      color: shade(red, 0.22),
      windows: 2,
    }),
    poly(
      under(
        ridge(
          p,
          [
            [270, 668],
            [400, 634],
            [640, 618],
            [900, 624],
            [1140, 630],
            [1340, 670],
          ],
          5,
          7,
          10,
          true,
        ),
        676,
      ),
      mix(paint.moss, paint.tar, 0.45),
    ),
    fill(
      Array.from({ length: 26 }, (_, i) =>
        blob(p, 284 + i * 42, 668 + (i % 3) * 4, 26, 13, 0.25, 8),
      ).join(''),
      mix(paint.granite, paint.plum, 0.45),
    ),
    fill(
      Array.from({ length: 13 }, (_, i) => blob(p, 290 + i * 82, 664, 14, 5, 0.25, 7)).join(''),
      paint.rose,
    ),
  );
  p.add(
    reflection(p, isle, 676, { opacity: 0.55, depth: 340 }),
    `<use href="#${isle}"/>`,
    fill(
      `M742 236q-60 -30 -20 -80q60 -40 170 -30q150 10 260 -50q-60 100 -240 110q-110 6 -130 50z`,
      mix(paint.plum, paint.rose, 0.3),
      { opacity: 0.55 },
    ),
    wisps(p, 0, 1600, 682, 18, paint.butter, 0.5, 8),
    ripples(p, { x: -50, y: 690, w: 1700, h: 300 }, 110, paint.plum, 0.4, 170, 4.4),
    ripples(p, { x: -50, y: 684, w: 1700, h: 300 }, 60, paint.butter, 0.6, 130, 3.6),
    // The jetty with barrels, and somebody to take the boat.
    fill('M800 664H1010L1040 700H780z', mix(paint.umber, paint.plum, 0.3)) +
      stroke('M800 700v46M870 700v52M950 700v52M1022 700v46', paint.tar, 11) +
      stroke('M796 676H1020M790 688H1030', paint.tar, 3) +
      stroke('M780 700H1040', paint.apricot, 4),
    barrel(842, 690, 1) + barrel(882, 692, 1) + barrel(862, 682, 1) + barrel(928, 692, 1),
    figure(990, 694, 106, paint.ink, mix(paint.rose, paint.umber, 0.3)),
    // The boat on its way in.
    fill('M420 866Q620 900 830 866Q640 930 420 866z', paint.ink, { opacity: 0.4 }),
    barrel(500, 836, 1.25) +
      barrel(548, 842, 1.25) +
      barrel(596, 846, 1.25) +
      barrel(574, 806, 1.1),
    figure(
      700,
      862,
      136,
      mix(paint.fjord, paint.ink, 0.4),
      mix(paint.rose, paint.umber, 0.2),
      0.02,
    ),
    stroke('M700 800L640 900M706 800L780 904', mix(paint.umber, paint.butter, 0.3), 8),
    rowboat(420, 876, 410, mix(paint.tar, paint.oxblood, 0.4), paint.umber),
    stroke('M380 900Q600 930 860 894M300 930Q600 962 930 920', paint.butter, 4, { opacity: 0.6 }),

    birds(p, 1300, 250, 5, 18, mix(paint.plum, paint.ink, 0.4)),
  );
  return p.svg();
}
