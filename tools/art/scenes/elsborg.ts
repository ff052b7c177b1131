import { mix, paint, shade } from '../lib/color.ts';
import { cornerHouse, cornerPane, inGable, inSide } from '../lib/corner-house.ts';
import { brush, dabs, grass, mist, ridge, under, wisps } from '../lib/land.ts';
import { oblique } from '../lib/oblique.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { birch, blob, leafy, spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5240,
  alt: {
    no: 'Elsborg i Falun en klar høstmorgen: små røde gruvearbeiderstuer gavl ved gavl oppover bakken, røyk fra pipene og gruvens lave på åsen.',
    sv: 'Elsborg i Falun en klar höstmorgon: små röda gruvarbetarstugor gavel vid gavel uppför backen, rök ur skorstenarna och gruvlaven på åsen.',
    en: 'Elsborg in Falun on a clear autumn morning: small red miners’ cottages gable by gable up the hill, smoke from the chimneys, the headframe on the ridge.',
  },
  focal: [0.5, 0.56],
};

const red = mix(paint.rust, paint.ember, 0.1);

function cottage(p: Picture, x: number, y: number, s: number, i: number, haze: number): string {
  const at = oblique(x, y, s, { ux: 0.9, uy: 0.05, dx: 0.72, dy: -0.13 });
  const dull = (c: string): string => mix(c, mix(paint.rose, paint.butter, 0.4), haze);
  const glass = i % 3 ? dull(mix(paint.night, paint.slate, 0.3)) : paint.butter;
  const trim = dull(paint.snow);
  const wall = dull(
    [red, mix(red, paint.oxblood, 0.3), mix(paint.rust, paint.rose, 0.15)][i % 3] ?? red,
  );
  const [cx, cy] = at(96, 226, 90);
  const smoke = `M${n(cx)} ${n(cy - 62 * s)}q${n(-20 * s)} ${n(-40 * s)} ${n(6 * s)} ${n(-80 * s)}t${n(30 * s)} ${n(-90 * s)}q${n(30 * s)} ${n(-30 * s)} ${n(70 * s)} ${n(-34 * s)}q${n(-40 * s)} ${n(30 * s)} ${n(-50 * s)} ${n(70 * s)}t${n(-26 * s)} ${n(80 * s)}q${n(-14 * s)} ${n(26 * s)} ${n(-6 * s)} ${n(54 * s)}z`;
  return group(
    {},
    cornerHouse(at, {
      w: 180,
      d: 190,
      wall: 122,
      peak: 226,
      gable: wall,
      side: shade(wall, 0.35),
      roof: dull(
        [
          mix(paint.granite, paint.plum, 0.4),
          mix(paint.rust, paint.umber, 0.35),
          mix(paint.moss, paint.umber, 0.4),
        ][(i * 5) % 3] ?? paint.plum,
      ),
      trim,
      joint: paint.oxblood,
      count: 13,
      rows: 7,
      foot: dull(paint.granite),
    }),
    ...(i % 2 ? [36, 106] : [22, 110]).map((u, k) =>
      i % 4 === 2 && k
        ? poly(inGable(at, 112, 6, 40, 82), mix(paint.leaf, paint.ink, 0.2), {
            stroke: trim,
            'stroke-width': 5 * s,
          })
        : cornerPane(inGable(at, u, 40, 40, 50), trim, glass, 3),
    ),
    cornerPane(inGable(at, 72, 140, 34, 40), trim, i % 5 ? glass : paint.butter, 2),
    ...[40, 120].map((d) => cornerPane(inSide(at, 180, d, 40, 34, 48), trim, shade(glass, 0.2), 3)),
    rect(cx - 15 * s, cy - 52 * s, 30 * s, 58 * s, dull(mix(paint.lime, paint.snow, 0.4))) +
      rect(cx - 18 * s, cy - 56 * s, 36 * s, 10 * s, dull(paint.oxblood)),
    i % 2
      ? fill(
          smoke,
          p.down(cy - 320 * s, cy - 60 * s, [
            [0, paint.snow, 0],
            [0.6, paint.cream, 0.5],
            [1, paint.snow, 0.8],
          ]),
        )
      : '',
  );
}

function headframe(x: number, y: number, tone: string): string {
  return (
    fill(
      `M${x} ${y}L${x + 26} ${y - 190}H${x + 84}L${x + 108} ${y}zM${x + 18} ${y - 186}L${x + 55} ${y - 224}L${x + 92} ${y - 186}zM${x + 36} ${y - 206}v-40l19 -18l19 18v40z`,
      tone,
    ) +
    fill(`M${x + 70} ${y - 150}L${x + 340} ${y - 40}V${y + 10}H${x + 90}z`, shade(tone, 0.2)) +
    stroke(
      `M${x + 30} ${y}L${x + 84} ${y - 150}M${x + 96} ${y}L${x + 30} ${y - 150}M${x + 55} ${y - 222}L${x - 190} ${y - 10}`,
      shade(tone, 0.5),
      4,
    )
  );
}

export function draw(): string {
  const p = new Picture('elsborg');
  const hill = ridge(p, pts('-20,470 260,430 560,380 900,350 1240,372 1640,430'), 6, 2, 8, true);
  const rows = [
    [500, 0.62, 0.36],
    [610, 0.8, 0.2],
    [748, 1.02, 0.08],
    [930, 1.34, 0],
  ] as const;
  p.add(
    sky(
      p,
      520,
      spread(
        mix(paint.slate, paint.haze, 0.45),
        mix(paint.haze, paint.mist, 0.5),
        paint.cream,
        mix(paint.butter, paint.apricot, 0.3),
      ),
    ),
    streaks(p, { x: 0, y: 50, w: 1600, h: 180 }, 18, paint.snow, 0.55, 440, 9),
    sun(p, 330, 300, 46, paint.snow, paint.butter, 12, 0.95),
    fill(
      'M-20 470Q120 380 260 400Q360 340 470 400Q560 380 640 440V520H-20z',
      mix(paint.heather, paint.apricot, 0.45),
    ),
    mist(p, 330, 160, paint.cream, 0.6),
    headframe(900, 366, mix(paint.oxblood, paint.rose, 0.3)),
    poly(
      under(hill),
      p.down(
        350,
        720,
        spread(
          mix(paint.ochre, paint.rose, 0.5),
          mix(paint.moss, paint.ochre, 0.5),
          mix(paint.moss, paint.leaf, 0.4),
        ),
      ),
    ),
    spruces(
      p,
      hill.filter(([x]) => x > 1270),
      26,
      40,
      80,
      mix(paint.pine, paint.heather, 0.35),
    ),
    fill(
      Array.from({ length: 12 }, (_, i) =>
        blob(p, 560 + i * 30, 372 - (i % 3) * 4, 36, 16, 0.3, 9),
      ).join(''),
      mix(paint.umber, paint.rose, 0.4),
    ),
  );
  rows.forEach(([y, s, haze], r) => {
    const step = 262 * s;
    const count = Math.ceil(1700 / step) + 1;
    const gold = {
      trunk: paint.tar,
      dark: mix(paint.rust, paint.ochre, 0.5),
      mid: mix(paint.ochre, paint.rose, haze),
      light: paint.butter,
    };
    // The street climbs aslant through the rows.
    const gap = [738, 714, 708, 700][r] ?? 700;
    for (let i = 0; i < count; i += 1) {
      const x = -90 - r * 40 + i * step + ((i * 37) % 20) * s;
      if (x + 300 * s > gap && x < gap + 90 * s + r * 20) continue;
      const base =
        y + Math.sin(i * 1.3 + r) * 8 - (r === 0 ? Math.max(0, 60 - Math.abs(x - 850) * 0.09) : 0);
      if (i % 4 === r) p.add(leafy(p, x + 230 * s, base - 50 * s, 190 * s, gold));
      p.add(cottage(p, x, base, s, i * 3 + r, haze));
      p.add(
        stroke(
          `M${n(x - 30 * s)} ${n(base - 2)}h${n(54 * s)}M${n(x - 30 * s)} ${n(base - 14 * s)}h${n(54 * s)}`,
          mix(paint.snow, paint.rose, haze),
          4 * s,
          { opacity: 0.9 },
        ),
      );
    }
    p.add(
      wisps(p, 0, 1600, y - 40 * s, 16, paint.cream, 0.3 - r * 0.06, 3),
      dabs(
        46,
        () => [p.random() * 1600, y + between(p.random, 2, 34) * s],
        [paint.rust, paint.ochre, paint.butter][r % 3] ?? paint.ochre,
        8 * s,
        0.9,
      ),
    );
  });
  // It bends away between the rows and up to the mine.
  const street =
    'M540 1010Q690 740 728 610Q742 510 776 456Q806 404 872 366L892 366Q836 410 812 462Q792 520 818 610Q860 750 980 1010z';
  const verge = (side: number): string =>
    fill(
      Array.from({ length: 26 }, () => {
        const t = p.random();
        const x = side < 0 ? 735 - t * 190 : 815 + t * 150;
        return blob(p, x + between(p.random, -9, 9), 610 + t * 390, 8 + t * 26, 5 + t * 10, 0.3, 8);
      }).join(''),
      mix(paint.moss, paint.leaf, 0.4),
    );
  p.add(
    p.clipped(
      street,
      fill(
        street,
        p.down(
          370,
          1000,
          spread(
            mix(paint.lime, paint.apricot, 0.4),
            mix(paint.lime, paint.rose, 0.4),
            mix(paint.granite, paint.plum, 0.3),
          ),
        ),
      ),
      brush(p, { x: 540, y: 470, w: 440, h: 540 }, 220, 0, 22, paint.cream, 3, 0.35) +
        brush(p, { x: 540, y: 600, w: 440, h: 410 }, 120, 0, 24, paint.plum, 3, 0.25),
    ),
    verge(-1) + verge(1),
    figure(770, 690, 66, paint.night, paint.rose) +
      figure(724, 830, 104, mix(paint.fjord, paint.slate, 0.4), paint.rose) +
      stroke('M736 772q16 10 20 34', paint.tar, 3) +
      figure(810, 594, 40, paint.plum, paint.rose),
    fill('M730 834l96 40l-26 6l-90 -40z', paint.plum, { opacity: 0.35 }),
    // A rowan heavy with berries, and a birch, close by.
    birch(
      p,
      1490,
      1010,
      720,
      { stem: paint.snow, mark: paint.tar, dark: paint.ochre, light: paint.butter },
      1.3,
    ),
    grass(p, pts('-20,1006 260,990 560,1004'), 0.3, 50, mix(paint.moss, paint.umber, 0.4)) +
      grass(p, pts('950,1004 1300,992 1640,1000'), 0.3, 50, mix(paint.moss, paint.umber, 0.4)),
    dabs(110, () => [p.random() * 1600, between(p.random, 940, 1000)], paint.ochre, 9, 0.9),
    birds(p, 620, 180, 7, 12, mix(paint.plum, paint.slate, 0.4)),
  );
  return p.svg();
}
