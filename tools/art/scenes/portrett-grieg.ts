import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, mist, ridge, under } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { head, placed, stuff, throat } from '../lib/portrait.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { pine } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';

export const meta: Meta = {
  id: 5801,
  alt: {
    no: 'Tegnet portrett av Edvard Grieg: grått, tilbakestrøket hår, stor bart og mørk frakk. Bak ham ligger den røde komponisthytta ved vannet, og fem linjer med noter bølger over himmelen.',
    sv: 'Tecknat porträtt av Edvard Grieg: grått, bakåtstruket hår, stor mustasch och mörk rock. Bakom honom ligger den röda tonsättarstugan vid vattnet, och fem linjer med noter böljar över himlen.',
    en: 'Drawn portrait of Edvard Grieg: grey hair swept back, a large moustache and a dark coat. Behind him lies the red composer’s hut by the water, and five lines of music sway across the sky.',
  },
  caption: {
    no: 'Edvard Grieg (1843–1907). Tegnet likhet fra Vardes tegnestue, ikke et fotografi.',
    sv: 'Edvard Grieg (1843–1907). Tecknad likhet från Vardes ritkontor, inte ett fotografi.',
    en: 'Edvard Grieg (1843–1907). A likeness by Varde’s drawing office, not a photograph.',
  },
  focal: [0.5, 0.42],
};

const silver = mix(paint.snow, paint.slate, 0.34);

/** Five lines that sway like the lake, and notes on them: the first four steps of a rising scale, again and again. */
function music(): string {
  const at = (x: number, line: number): number =>
    250 + line * 34 + Math.sin(x / 210) * 46 - (x - 800) * 0.05;
  let staves = '';
  for (let line = 0; line < 5; line += 1) {
    staves += `M-20 ${n(at(-20, line))}`;
    for (let x = 20; x <= 1620; x += 40) staves += `L${x} ${n(at(x, line))}`;
  }
  let heads = '';
  let stems = '';
  [70, 160, 250, 340, 430, 1170, 1260, 1350, 1440, 1530].forEach((x, i) => {
    const y = at(x, 4 - ((i * 3) % 5) * 0.8);
    heads += `M${n(x - 15)} ${n(y + 4)}q2 -16 18 -15q13 2 11 13q-4 13 -18 13q-12 -1 -11 -11z`;
    stems += `M${n(x + 13)} ${n(y)}v-76`;
  });
  const ink = mix(paint.night, paint.plum, 0.3);
  return (
    stroke(staves, paint.cream, 3, { opacity: 0.75 }) + fill(heads, ink) + stroke(stems, ink, 4.5)
  );
}

function hut(): string {
  return group(
    { transform: 'translate(1190 610)' },
    rect(0, -84, 150, 92, paint.rust) + rect(100, -84, 50, 92, shade(paint.rust, 0.35)),
    poly(
      [
        [-16, -80],
        [40, -142],
        [146, -138],
        [168, -78],
      ],
      mix(paint.tar, paint.slate, 0.35),
    ),
    rect(26, -62, 44, 44, paint.snow) + rect(31, -57, 34, 34, paint.butter),
    stroke('M48 -57v34M31 -40h34', paint.snow, 3),
    rect(110, -150, 16, 30, mix(paint.granite, paint.plum, 0.3)),
  );
}

export function draw(): string {
  const p = new Picture('portrett-grieg');
  const coat = mix(paint.night, paint.pine, 0.35);
  const [pineStem, pineDark] = [mix(paint.tar, paint.rust, 0.4), mix(paint.pine, paint.night, 0.4)];
  p.add(
    sky(
      p,
      640,
      spread(
        mix(paint.slate, paint.aurora, 0.22),
        mix(paint.haze, paint.aurora, 0.2),
        mix(paint.cream, paint.butter, 0.3),
      ),
    ),
    streaks(p, { x: 0, y: 40, w: 1600, h: 160 }, 12, paint.snow, 0.5, 460, 11),
    glow(p, 520, 600, 700, paint.butter, 0.6),
    poly(
      under(ridge(p, acrossSheet(520, 470, 500, 440, 490, 520), 6, 2, 8, true), 640),
      mix(paint.slate, paint.haze, 0.4),
    ),
    mist(p, 500, 120, paint.cream, 0.7),
    music(),
    rect(0, 600, 1600, 400, p.down(600, 1000, spread(paint.haze, paint.slate, paint.fjord))),
    ripples(p, { x: 0, y: 620, w: 1600, h: 300 }, 120, paint.cream, 0.6, 120, 4),
    poly(
      under(
        ridge(
          p,
          [
            [880, 1000],
            [1010, 700],
            [1160, 610],
            [1380, 600],
            [1640, 560],
          ],
          6,
          5,
        ),
      ),
      mix(paint.leaf, paint.pine, 0.5),
    ),
    hut(),
    ...[
      [1080, 640, 300],
      [1440, 640, 420],
      [1560, 650, 340],
    ].map(([x = 0, y = 0, h = 0]) =>
      pine(p, x, y, h, { stem: pineStem, dark: pineDark, light: mix(paint.leaf, paint.moss, 0.4) }),
    ),
    poly(
      under(
        ridge(
          p,
          [
            [-20, 760],
            [160, 720],
            [330, 790],
            [520, 1000],
          ],
          6,
          7,
        ),
      ),
      pineDark,
    ),
    pine(p, 130, 760, 520, {
      stem: pineStem,
      dark: pineDark,
      light: mix(paint.leaf, paint.moss, 0.3),
    }),
    vignette(p, 800, 460, 0.4),
  );
  const skin = mix(paint.cream, paint.apricot, 0.32);
  const hair = {
    count: 110,
    angle: -1.1,
    length: 70,
    box: [-160, -230, 320, 330] as [number, number, number, number],
  };
  p.add(
    placed(
      800,
      430,
      1.62,
      stuff(
        p,
        'M-92 74Q-150 66 -140 10Q-158 -40 -132 -92Q-130 -160 -62 -186Q-10 -226 52 -194Q118 -190 132 -112Q158 -50 136 8Q144 66 92 74L80 -60L-70 -70z',
        silver,
        hair,
      ),
      throat(p, skin),
      stuff(
        p,
        'M-60 196Q-150 214 -236 262Q-290 300 -300 420H300Q290 300 236 262Q150 214 60 196L0 300z',
        coat,
        { count: 150, angle: 1.3, length: 46, box: [-300, 190, 600, 230] },
      ),
      fill('M-60 178L-74 214L-6 296L0 250zM60 178L74 214L6 296L0 250z', paint.snow),
      fill(
        'M-60 196L-110 226L-96 262L-118 270L-14 420H14L118 270L96 262L110 226L60 196L0 330z',
        shade(coat, 0.35),
      ),
      fill(
        'M-2 262Q-58 226 -78 262Q-80 304 -58 308Q-30 304 -2 280Q30 304 58 308Q82 302 78 262Q56 226 2 262z',
        mix(paint.leaf, paint.fjord, 0.3),
      ) + fill('M-14 256h28v32h-28z', shade(paint.leaf, 0.3)),
      head(p, { skin, brow: silver, jaw: 1, light: 'left', age: 0.7 }),
      // Hair that stands up from a high forehead and falls back over the ears.
      stuff(
        p,
        'M-104 40Q-130 -20 -116 -84Q-100 -158 -26 -178Q62 -192 108 -116Q132 -60 106 36Q100 0 98 -40Q88 -92 58 -120Q20 -152 -22 -140Q-70 -128 -90 -66Q-98 -20 -104 40z',
        silver,
        hair,
      ),
      stuff(
        p,
        'M0 78Q-30 70 -58 92Q-84 112 -78 130Q-46 126 -22 112Q-8 106 0 108Q10 106 24 112Q48 126 80 130Q86 112 60 92Q30 70 0 78z',
        mix(silver, paint.umber, 0.16),
        { count: 46, angle: 0.5, length: 24, box: [-84, 70, 168, 64] },
      ),
    ),
  );
  return p.svg();
}
