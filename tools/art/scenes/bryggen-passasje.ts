import { boards } from '../lib/buildings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { figure, umbrella } from '../lib/people.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { fill, lines, n, Picture, rect, stroke, type Point } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5164,
  alt: {
    no: 'En smal passasje på Bryggen i regn: våte planker under føttene, svalganger og heisebjelker over hodet, og Vågen med en mast i enden.',
    sv: 'En smal gränd på Bryggen i regn: våta plankor under fötterna, loftgångar och lyftbommar över huvudet, och Vågen med en mast längst bort.',
    en: 'A narrow passage at Bryggen in the rain: wet planks underfoot, galleries and hoisting beams overhead, and the harbour with a mast at the end.',
    de: 'Ein schmaler Gang auf Bryggen im Regen: nasse Planken unter den Füßen, Laubengänge und Ladebalken über dem Kopf, am Ende der Hafen mit einem Mast.',
  },
  caption: {
    no: 'En gård på Bryggen er to rekker hus med en gangvei imellom. Her inne blir lyset brunt.',
    sv: 'En gård på Bryggen är två husrader med en gång emellan. Här inne blir ljuset brunt.',
    en: 'A tenement at Bryggen is two rows of houses with a walkway between. In here the light turns brown.',
    de: 'Ein Hof auf Bryggen besteht aus zwei Häuserreihen mit einem Gang dazwischen. Hier drinnen wird das Licht braun.',
  },
  focal: [0.5, 0.55],
};

const FAR = 6.2;
const at = (x: number, h: number, z: number): Point => [
  800 + (x * 1250) / z,
  600 + (400 - h * 1000) / z,
];
const face = (...c: [number, number, number][]): string => lines(c.map(([x, h, z]) => at(x, h, z)));

type House = { z0: number; z1: number; color: string; top: number };
const left: House[] = [
  { z0: 0.56, z1: 1.7, color: mix(paint.rust, paint.oxblood, 0.35), top: 1.75 },
  { z0: 1.7, z1: 2.7, color: mix(paint.ochre, paint.umber, 0.35), top: 2 },
  { z0: 2.7, z1: 4.2, color: mix(paint.umber, paint.rust, 0.4), top: 1.8 },
  { z0: 4.2, z1: FAR, color: mix(paint.rust, paint.ember, 0.25), top: 2.1 },
];
const right: House[] = [
  { z0: 0.56, z1: 1.45, color: mix(paint.umber, paint.tar, 0.25), top: 1.9 },
  { z0: 1.45, z1: 2.4, color: mix(paint.rust, paint.umber, 0.3), top: 1.7 },
  { z0: 2.4, z1: 3.9, color: mix(paint.ochre, paint.apricot, 0.25), top: 2.05 },
  { z0: 3.9, z1: FAR, color: mix(paint.umber, paint.oxblood, 0.3), top: 1.75 },
];

/** One house along the passage: upright boards, a gallery on brackets, windows and a door. */
function house({ z0, z1, color, top }: House, s: number, i: number): string {
  const x = 0.4 * s;
  const far = shade(
    mix(color, paint.apricot, Math.min(0.35, z0 * 0.07)),
    0.42 - Math.min(0.32, z0 * 0.09),
  );
  let upright = '';
  for (let z = z0; z < z1; z += 0.045 + z * 0.012)
    upright += lines([at(x, 0, z), at(x, top, z)], false);
  const hole = (za: number, zb: number, h0: number, h1: number, tone: string): string =>
    fill(
      face(
        [x, h0 - 0.03, za - 0.03],
        [x, h0 - 0.03, zb + 0.03],
        [x, h1 + 0.03, zb + 0.03],
        [x, h1 + 0.03, za - 0.03],
      ),
      mix(paint.cream, color, 0.25),
    ) +
    fill(face([x, h0, za], [x, h0, zb], [x, h1, zb], [x, h1, za]), tone) +
    stroke(
      lines([at(x, h0, (za + zb) / 2), at(x, h1, (za + zb) / 2)], false) +
        lines([at(x, (h0 + h1) / 2, za), at(x, (h0 + h1) / 2, zb)], false),
      mix(paint.cream, color, 0.25),
      5 / z0,
    );
  const d = z1 - z0;
  const lit = i % 2 ? mix(paint.butter, paint.apricot, 0.3) : mix(paint.night, paint.slate, 0.35);
  const out = 0.16 * s;
  const gallery = i % 2 === (s > 0 ? 0 : 1);
  const g = 0.86;
  let rails = '';
  for (let z = z0; z <= z1; z += 0.07 + z * 0.015)
    rails += lines([at(x - out, g, z), at(x - out, g + 0.2, z)], false);
  return (
    fill(face([x, 0, z0], [x, 0, z1], [x, top, z1], [x, top, z0]), far) +
    stroke(upright, shade(color, 0.72), 3.4 / z0 + 0.6, { opacity: 0.6 }) +
    hole(z0 + d * 0.16, z0 + d * 0.36, 0.34, 0.62, lit) +
    fill(
      face(
        [x, 0, z0 + d * 0.56],
        [x, 0, z0 + d * 0.8],
        [x, 0.62, z0 + d * 0.8],
        [x, 0.62, z0 + d * 0.56],
      ),
      mix(paint.pine, paint.leaf, 0.35),
    ) +
    stroke(
      face(
        [x, 0, z0 + d * 0.56],
        [x, 0, z0 + d * 0.8],
        [x, 0.62, z0 + d * 0.8],
        [x, 0.62, z0 + d * 0.56],
      ),
      mix(paint.cream, color, 0.3),
      6 / z0,
    ) +
    hole(z0 + d * 0.3, z0 + d * 0.5, 1.12, 1.38, i % 2 ? mix(paint.night, paint.slate, 0.3) : lit) +
    fill(
      face([x, g - 0.06, z0], [x, g - 0.06, z1], [x, g - 0.02, z1], [x, g - 0.02, z0]),
      mix(color, paint.cream, 0.25),
    ) +
    (gallery
      ? fill(
          face(
            [x, g - 0.03, z0],
            [x - out, g - 0.03, z0],
            [x - out, g - 0.03, z1],
            [x, g - 0.03, z1],
          ),
          shade(color, 0.75),
        ) +
        stroke(
          [0.05, 0.5, 0.95]
            .map((t) =>
              lines([at(x, g - 0.24, z0 + d * t), at(x - out, g - 0.04, z0 + d * t)], false),
            )
            .join(''),
          shade(color, 0.6),
          13 / z0,
        ) +
        fill(
          face(
            [x - out, g - 0.05, z0],
            [x - out, g - 0.05, z1],
            [x - out, g + 0.02, z1],
            [x - out, g + 0.02, z0],
          ),
          mix(far, paint.apricot, 0.2),
        ) +
        stroke(rails, mix(far, paint.apricot, 0.15), 8 / z0) +
        fill(
          face(
            [x - out, g + 0.2, z0],
            [x - out, g + 0.2, z1],
            [x - out, g + 0.24, z1],
            [x - out, g + 0.24, z0],
          ),
          mix(far, paint.butter, 0.3),
        ) +
        stroke(
          [0, 0.5, 1]
            .map((t) => lines([at(x - out, g, z0 + d * t), at(x - out, top, z0 + d * t)], false))
            .join(''),
          shade(color, 0.4),
          12 / z0,
        )
      : // A hoisting beam with its rope.
        stroke(
          lines([at(x, 1.46, z0 + d * 0.5), at(x - 0.24 * s, 1.5, z0 + d * 0.5)], false),
          shade(color, 0.65),
          26 / z0,
        ) +
        stroke(
          lines(
            [at(x - 0.21 * s, 1.48, z0 + d * 0.5), at(x - 0.21 * s, 0.95, z0 + d * 0.5)],
            false,
          ),
          mix(paint.lime, paint.umber, 0.3),
          4 / z0,
        ) +
        fill(
          face(
            [x - 0.235 * s, 0.95, z0 + d * 0.5],
            [x - 0.185 * s, 0.95, z0 + d * 0.5],
            [x - 0.19 * s, 0.88, z0 + d * 0.5],
            [x - 0.23 * s, 0.88, z0 + d * 0.5],
          ),
          paint.tar,
        )) +
    // The eave, dark against the sky, and the corner board where the next house begins.
    fill(
      face(
        [x, top, z0],
        [x - 0.09 * s, top - 0.03, z0],
        [x - 0.09 * s, top - 0.03, z1],
        [x, top, z1],
      ),
      shade(color, 0.8),
    ) +
    stroke(lines([at(x, 0, z1), at(x, top, z1)], false), mix(far, paint.cream, 0.2), 8 / z1)
  );
}

export function draw(): string {
  const p = new Picture('bryggen-passasje');
  const [fx0] = at(-0.4, 2, FAR);
  const [fx1, fy1] = at(0.4, 0, FAR);
  p.add(
    rect(
      0,
      0,
      1600,
      720,
      p.down(
        0,
        660,
        spread(
          mix(paint.slate, paint.fjord, 0.3),
          mix(paint.haze, paint.slate, 0.25),
          mix(paint.mist, paint.butter, 0.3),
        ),
      ),
    ),
    // The harbour and the far side at the end of the passage.
    rect(fx0 - 20, 560, fx1 - fx0 + 40, 60, mix(paint.slate, paint.haze, 0.5)),
    fill(
      `M${n(fx0)} 596V540Q770 516 800 530T${n(fx1)} 520V596z`,
      mix(paint.haze, paint.fjord, 0.35),
    ),
    rect(
      fx0,
      592,
      fx1 - fx0,
      fy1 - 592,
      p.down(592, fy1, spread(mix(paint.haze, paint.butter, 0.3), paint.slate)),
    ),
    stroke(
      `M818 ${n(fy1 - 26)}V420M818 440L776 ${n(fy1 - 30)}M818 440L862 ${n(fy1 - 30)}M800 476h38`,
      mix(paint.tar, paint.night, 0.4),
      4,
    ),
    fill(
      `M772 ${n(fy1 - 30)}Q812 ${n(fy1 - 20)} 866 ${n(fy1 - 34)}L852 ${n(fy1 - 8)}H790z`,
      mix(paint.oxblood, paint.tar, 0.3),
    ),
    glow(p, 800, 540, 420, paint.cream, 0.75),
  );
  const floor = face([-0.4, 0, 0.6], [0.4, 0, 0.6], [0.4, 0, FAR], [-0.4, 0, FAR]);
  let planks = '';
  for (let z = 0.92; z < FAR; z *= 1.045) planks += lines([at(-0.4, 0, z), at(0.4, 0, z)], false);
  p.add(
    fill(
      floor,
      p.down(
        660,
        1000,
        spread(
          mix(paint.cream, paint.haze, 0.35),
          mix(paint.umber, paint.slate, 0.45),
          mix(paint.tar, paint.night, 0.35),
        ),
      ),
    ),
    stroke(planks, paint.ink, 3, { opacity: 0.55 }),
    stroke(
      [-0.2, 0.02, 0.2].map((x) => lines([at(x, 0, 0.9), at(x, 0, FAR)], false)).join(''),
      paint.ink,
      2,
      { opacity: 0.3 },
    ),
    // The wet shine down the middle.
    p.clipped(
      floor,
      brush(p, { x: 560, y: 670, w: 480, h: 330 }, 130, 0, 60, paint.cream, 3, 0.4),
      brush(p, { x: 300, y: 760, w: 1000, h: 240 }, 70, 0, 90, paint.butter, 3.4, 0.28),
      fill(
        `M${n(at(-0.05, 0, FAR)[0])} 664L620 1000H960L${n(at(0.05, 0, FAR)[0])} 664z`,
        paint.cream,
        { opacity: 0.22 },
      ),
    ),
  );
  for (let i = left.length - 1; i >= 0; i -= 1)
    p.add(house(left[i] as House, -1, i), house(right[i] as House, 1, i));
  p.add(
    // A beam and a bridge from house to house, as they brace one another.
    ...[3.4, 2.05].map((z) => {
      const [a, b] = [at(-0.4, 1.56, z), at(0.4, 1.56, z)];
      return (
        rect(a[0], a[1], b[0] - a[0], 60 / z, mix(paint.tar, paint.umber, 0.3)) +
        rect(a[0], a[1], b[0] - a[0], 9 / z, paint.umber)
      );
    }),
    // A lamp on its arm.
    stroke('M452 330h74v26', paint.ink, 6) +
      fill('M508 356h36l8 46h-52z', paint.butter) +
      fill('M502 356h48l-24 -20z', paint.ink) +
      glow(p, 526, 386, 200, paint.butter, 0.6),
    // Barrel, coil of rope and crate at the walls.
    fill(
      'M262 916q-14 -70 0 -140h112q14 70 0 140q-56 22 -112 0z',
      p.along(
        [250, 0],
        [386, 0],
        spread(mix(paint.umber, paint.apricot, 0.25), paint.umber, shade(paint.umber, 0.6)),
      ),
    ) +
      fill('M262 776q56 -24 112 0q-56 22 -112 0z', shade(paint.umber, 0.55)) +
      stroke('M256 812q62 24 124 0M256 880q62 24 124 0', paint.ink, 8) +
      stroke('M290 784v140M318 788v140M346 784v140', paint.tar, 2.4, { opacity: 0.7 }),
    rect(1216, 806, 130, 104, mix(paint.ochre, paint.umber, 0.45)) +
      boards(1216, 806, 130, 104, 26, paint.tar, false, 0.7) +
      stroke('M1216 806L1346 910', mix(paint.ochre, paint.cream, 0.2), 13) +
      stroke('M1216 806h130v104h-130z', mix(paint.ochre, paint.butter, 0.25), 9),
    figure(770, 772, 164, mix(paint.fjord, paint.ink, 0.2), paint.rose, 0.06) +
      umbrella(770, 772, 164, paint.ember, paint.oxblood) +
      figure(844, 742, 112, paint.ochre, paint.rose, 0.05),
    fill('M740 776q30 40 20 120h30q6 -80 16 -120z', paint.ink, { opacity: 0.25 }),
    brush(p, { x: 0, y: -80, w: 1600, h: 1000 }, 190, 1.72, 60, paint.snow, 1.8, 0.32),
    dabs(
      60,
      () => [between(p.random, 400, 1200), between(p.random, 800, 995)],
      paint.cream,
      4,
      0.5,
    ),
    vignette(p, 800, 560, 0.62),
  );
  return p.svg();
}
