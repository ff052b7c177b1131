import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, stroke, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5810,
  alt: {
    no: 'En svær, ujevn kobberplate med fem runde stempler, krone i hvert hjørne: en platemynt fra 1600-tallet, lent mot mørkt berg med en tent lykt ved siden av.',
    sv: 'En väldig, ojämn kopparplåt med fem runda stämplar, krona i varje hörn: ett plåtmynt från 1600-talet, lutat mot mörkt berg med en tänd lykta bredvid.',
    en: 'A huge, uneven copper plate with five round stamps, a crown in each corner: a plate coin of the 17th century, leaning on dark rock with a lit lantern beside it.',
  },
  caption: {
    no: 'Platemynten på ti daler veide nesten tjue kilo. Stemplene er forenklet.',
    sv: 'Plåtmyntet på tio daler vägde nästan tjugo kilo. Stämplarna är förenklade.',
    en: 'The plate coin of ten daler weighed almost twenty kilos. The stamps are simplified.',
  },
  focal: [0.46, 0.5],
};

/** A round stamp struck into the plate: a beaded rim and what stands within it. */
function stamp(x: number, y: number, r: number, within: string): string {
  const beads = Array.from({ length: 30 }, (_, i): Point => {
    const a = (i * Math.PI) / 15;
    return [x + Math.cos(a) * r * 0.88, y + Math.sin(a) * r * 0.88];
  });
  const deep = mix(paint.rust, paint.tar, 0.5);
  return (
    circle(x + 4, y + 5, r, mix(paint.butter, paint.apricot, 0.4)) +
    circle(x, y, r, mix(paint.rust, paint.apricot, 0.25)) +
    stroke(beads.map(([bx, by]) => `M${n(bx)} ${n(by)}h.1`).join(''), deep, r * 0.09, {
      'stroke-linecap': 'round',
    }) +
    group({ transform: `translate(${x} ${y}) scale(${r / 100})` }, within)
  );
}

const crown = (): string => {
  const [deep, lit] = [mix(paint.rust, paint.tar, 0.6), mix(paint.butter, paint.apricot, 0.3)];
  const shape = 'M-52 34L-62 -26Q-42 -34 -32 -8Q-26 -48 0 -52Q26 -48 32 -8Q42 -34 62 -26L52 34z';
  return (
    fill(shape, lit, { transform: 'translate(4 5)' }) +
    fill(shape, deep) +
    stroke('M-50 22H50', lit, 6) +
    circle(0, -60, 10, deep) +
    circle(-64, -34, 7, deep) +
    circle(64, -34, 7, deep)
  );
};

/** In the middle the worth, as tally strokes: ten of them. */
const worth = (): string =>
  stroke(
    'M-56 -34v54M-42 -34v54M-28 -34v54M-14 -34v54M-68 12L-4 -26M14 -34v54M28 -34v54M42 -34v54M56 -34v54M2 12L66 -26',
    mix(paint.rust, paint.tar, 0.6),
    8,
    {
      'stroke-linecap': 'round',
    },
  ) + stroke('M-50 46H50', mix(paint.rust, paint.tar, 0.6), 6);

function lantern(p: Picture, x: number, y: number): string {
  return group(
    {},
    glow(p, x, y - 110, 620, paint.apricot, 0.75),
    stroke(`M${x - 54} ${y - 220}Q${x} ${y - 330} ${x + 54} ${y - 220}`, paint.ink, 9),
    fill(
      `M${x - 70} ${y}h140l-14 -30h-112zM${x - 62} ${y - 196}L${x} ${y - 262}L${x + 62} ${y - 196}z`,
      mix(paint.tar, paint.slate, 0.3),
    ),
    fill(
      `M${x - 54} ${y - 30}V${y - 196}H${x + 54}V${y - 30}z`,
      mix(paint.butter, paint.apricot, 0.35),
    ),
    fill(`M${x - 15} ${y - 40}q-20 -40 15 -100q36 56 15 100z`, paint.snow),
    stroke(
      `M${x - 54} ${y - 30}V${y - 196}M${x + 54} ${y - 30}V${y - 196}M${x - 54} ${y - 114}h108`,
      paint.tar,
      8,
    ),
  );
}

export function draw(): string {
  const p = new Picture('rebus-mynten');
  const rock = mix(paint.tar, paint.plum, 0.4);
  p.add(
    fill(
      'M0 0H1600V1000H0z',
      p.around(
        1230,
        560,
        1250,
        spread(mix(rock, paint.rust, 0.5), rock, mix(paint.ink, paint.plum, 0.3)),
      ),
    ),
  );
  for (let i = 0; i < 46; i += 1)
    p.add(
      fill(
        blob(
          p,
          p.random() * 1600,
          p.random() * 860,
          between(p.random, 50, 150),
          between(p.random, 30, 90),
          0.35,
          7,
        ),
        i % 2 ? mix(rock, paint.rust, 0.3) : mix(rock, paint.ink, 0.5),
        { opacity: 0.5 },
      ),
    );
  p.add(
    stroke(
      Array.from(
        { length: 9 },
        (_, i) =>
          `M${i * 190 - 60} 0q${n(between(p.random, -60, 90))} 260 ${n(between(p.random, -40, 120))} 470t60 330`,
      ).join(''),
      mix(paint.leaf, paint.haze, 0.4),
      5,
      { opacity: 0.3 },
    ),
    fill('M-20 1010V840Q400 800 800 836T1620 820V1010z', mix(paint.tar, paint.ink, 0.4)),
    lantern(p, 1310, 860),
    fill('M360 880Q800 940 1130 872L1090 820H400z', paint.ink, { opacity: 0.5 }),
  );
  // Struck by hand: no side is straight, and the edge is thick.
  const plate =
    'M392 168Q560 142 760 156Q960 144 1078 170Q1098 340 1082 520Q1096 720 1074 856Q900 880 720 862Q540 880 384 852Q366 660 380 500Q366 320 392 168z';
  p.add(
    fill(plate, shade(paint.rust, 0.6), { transform: 'translate(20 20)' }),
    p.clipped(
      plate,
      fill(
        plate,
        p.along(
          [380, 160],
          [1090, 860],
          spread(
            mix(paint.rust, paint.umber, 0.3),
            mix(paint.rust, paint.ember, 0.5),
            mix(paint.ember, paint.apricot, 0.5),
          ),
        ),
      ),
      brush(p, { x: 370, y: 140, w: 730, h: 740 }, 420, 0.5, 34, paint.oxblood, 2.6, 0.3),
      brush(p, { x: 370, y: 140, w: 730, h: 740 }, 300, 0.5, 30, paint.butter, 2.2, 0.3),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        fill(
          blob(p, 430 + ((i * 131) % 600), 260 + ((i * 217) % 560), 50, 26, 0.35, 9),
          mix(paint.leaf, paint.haze, 0.5),
          { opacity: 0.3 },
        ),
      ),
      stroke(plate, paint.butter, 7, { opacity: 0.7 }),
    ),
    ...[
      [502, 288],
      [962, 288],
      [502, 736],
      [962, 736],
    ].map(([x = 0, y = 0]) => stamp(x, y, 92, crown())),
    stamp(732, 512, 118, worth()),
    dabs(
      60,
      () => [between(p.random, 380, 1500), between(p.random, 870, 980)],
      mix(paint.ember, paint.butter, 0.3),
      6,
      0.7,
    ),
    vignette(p, 780, 500, 0.5),
  );
  return p.svg();
}
