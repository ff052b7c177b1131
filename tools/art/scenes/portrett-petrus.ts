import { mix, paint, shade } from '../lib/color.ts';
import { flame } from '../lib/candle.ts';
import { brush } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { limestone, stoneFace } from '../lib/limestone.ts';
import { head, placed, stuff, throat } from '../lib/portrait.ts';
import type { Meta } from '../lib/scene.ts';
import { stars } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { pointedArch } from '../lib/stonework.ts';
import { circle, fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5807,
  alt: {
    no: 'Fritt tegnet bilde av dominikaneren Petrus de Dacia: rakt hår i krans rundt kronraket isse, hvit drakt og svart kappe. Bak ham er et spissbuet vindu mot en stjernehimmel, et lys og et brev med fjærpenn.',
    sv: 'Fritt tecknad bild av dominikanen Petrus de Dacia: rakt hår i krans kring rakad hjässa, vit dräkt och svart kappa. Bakom honom syns ett spetsbågigt fönster mot en stjärnhimmel, ett ljus och ett brev med fjäderpenna.',
    en: 'Freely drawn picture of the Dominican Petrus de Dacia: a ring of straight hair round a shaven crown, a white habit and a black cloak. Behind him are a pointed window on a starry sky, a candle and a letter with a quill.',
  },
  caption: {
    no: 'Petrus de Dacia, omkring 1235–1289, prior i Visby. Intet portrett er kjent: Vardes tegnestue har diktet ansiktet.',
    sv: 'Petrus de Dacia, omkring 1235–1289, prior i Visby. Inget porträtt är känt: Vardes ritkontor har diktat ansiktet.',
    en: 'Petrus de Dacia, about 1235–1289, prior in Visby. No portrait is known: the face is the invention of Varde’s drawing office.',
  },
  focal: [0.5, 0.42],
};

function window(p: Picture, x: number): string {
  const opening = pointedArch(x + 125, 600, 250, 470);
  return group(
    {},
    fill(pointedArch(x + 125, 620, 318, 534), mix(limestone.mid, paint.umber, 0.3)),
    p.clipped(
      opening,
      rect(
        x,
        100,
        250,
        520,
        p.down(
          130,
          600,
          spread(
            paint.night,
            mix(paint.fjord, paint.plum, 0.3),
            mix(paint.slate, paint.rose, 0.45),
          ),
        ),
      ),
      stars(p, 420, 560, paint.cream),
      fill(
        `M${x - 20} 560Q${x + 90} 530 ${x + 270} 552V620H${x - 20}z`,
        mix(paint.night, paint.plum, 0.3),
      ),
    ),
    stroke(
      `M${x + 125} 600V330M${x} 350Q${x + 60} 250 ${x + 125} 350Q${x + 190} 250 ${x + 250} 350`,
      mix(limestone.mid, paint.umber, 0.2),
      15,
    ),
    circle(x + 125, 244, 46, 'none', {
      stroke: mix(limestone.mid, paint.umber, 0.2),
      'stroke-width': 13,
    }),
    stroke(opening, mix(limestone.mid, paint.cream, 0.25), 8),
  );
}

/** A sloping desk with the letter he is writing, an inkhorn, a quill and a candle. */
function desk(p: Picture): string {
  return group(
    {},
    fill('M1010 760L1640 720V1010H1010z', mix(paint.umber, paint.tar, 0.45)) +
      brush(p, { x: 1010, y: 730, w: 620, h: 280 }, 90, -0.06, 120, paint.tar, 3, 0.5) +
      fill('M1010 760L1640 720V744L1010 786z', mix(paint.umber, paint.butter, 0.25)),
    fill('M1130 742L1370 726L1420 806L1150 830z', paint.cream) +
      fill(
        'M1130 742Q1110 720 1136 714L1372 700Q1350 712 1370 726z',
        mix(paint.lime, paint.umber, 0.2),
      ) +
      stroke(
        [0, 1, 2, 3, 4]
          .map(
            (i) =>
              `M${1160 + i * 5} ${n(754 + i * 15)}L${n(1360 + i * 9 - (i === 4 ? 120 : 0))} ${n(740 + i * 15)}`,
          )
          .join(''),
        mix(paint.tar, paint.umber, 0.3),
        3.4,
        { 'stroke-dasharray': '22 7 34 8 12 6' },
      ),
    fill('M1330 770Q1420 640 1520 560Q1500 660 1346 772z', paint.snow) +
      stroke('M1330 772Q1420 660 1512 570', mix(paint.haze, paint.slate, 0.4), 3),
    rect(1492, 620, 38, 116, mix(paint.cream, paint.butter, 0.3)) +
      rect(1514, 620, 16, 116, mix(paint.lime, paint.umber, 0.3)) +
      fill('M1462 734h98l-12 22h-74z', mix(paint.ochre, paint.umber, 0.3)),
    flame(p, 1511, 618, 34, 6),
  );
}

export function draw(): string {
  const p = new Picture('portrett-petrus');
  const wall = mix(limestone.mid, mix(paint.umber, paint.plum, 0.4), 0.5);
  p.add(
    stoneFace(
      p,
      [
        [-20, 1010],
        [-20, -20],
        [1620, -20],
        [1620, 1010],
      ],
      p.around(1400, 600, 1300, spread(mix(wall, paint.apricot, 0.35), wall, shade(wall, 0.55))),
      44,
      0.6,
      paint.tar,
    ),
    window(p, 150),
    glow(p, 1511, 590, 700, paint.apricot, 0.6),
    desk(p),
    vignette(p, 860, 500, 0.5),
  );
  const skin = mix(paint.cream, paint.apricot, 0.3);
  const brown = mix(paint.umber, paint.rust, 0.25);
  const white = mix(paint.cream, paint.snow, 0.4);
  p.add(
    placed(
      790,
      430,
      1.58,
      throat(p, skin),
      // The white habit with its hood lying round the throat, and the black cloak over it.
      stuff(p, 'M-70 190Q-150 220 -170 420H170Q150 220 70 190L0 240z', white, {
        count: 60,
        angle: 1.5,
        length: 80,
        box: [-180, 190, 360, 230],
      }),
      stuff(
        p,
        'M-84 196Q-190 220 -250 276Q-300 320 -306 420H-120Q-130 300 -60 232zM84 196Q190 220 250 276Q300 320 306 420H120Q130 300 60 232z',
        mix(paint.ink, paint.night, 0.3),
        {
          count: 120,
          angle: 1.4,
          length: 50,
          box: [-306, 190, 612, 230],
        },
      ),
      fill(
        'M-66 150Q-120 186 -96 226Q-40 276 0 278Q40 276 96 226Q120 186 66 150Q58 214 0 226Q-58 214 -66 150z',
        white,
      ) +
        stroke('M-92 214Q-40 262 0 264Q40 262 92 214', mix(white, paint.umber, 0.4), 4) +
        fill('M60 196Q104 186 96 226Q40 276 0 278Q40 250 60 196z', mix(white, paint.plum, 0.35)),
      head(p, { skin, brow: brown, jaw: 0.9, light: 'right', age: 0.3 }),
      // The shaven crown, and the ring of hair left about it.
      fill(
        'M-78 -118Q0 -190 78 -118Q40 -132 0 -132Q-40 -132 -78 -118z',
        mix(skin, paint.cream, 0.35),
      ),
      stuff(
        p,
        'M-106 44Q-130 0 -118 -70Q-104 -120 -72 -128Q0 -104 72 -128Q104 -120 118 -70Q130 0 106 44Q96 10 94 -34Q88 -66 74 -80Q60 -60 42 -78Q22 -58 2 -76Q-20 -58 -40 -78Q-58 -60 -74 -80Q-88 -66 -94 -34Q-96 10 -106 44z',
        brown,
        {
          count: 100,
          angle: 1.5,
          length: 34,
          box: [-130, -140, 260, 190],
        },
      ),
    ),
  );
  return p.svg();
}
