import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass, heightAt, mist, ridge, under, wisps } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, sun } from '../lib/sky.ts';
import { fill, lines, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { leafy, pine, spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5205,
  alt: {
    no: 'Det store granittkorset på Skogskyrkogården, med veien langs muren til kapellet og almehøyden til høyre i morgentåke.',
    sv: 'Det stora granitkorset på Skogskyrkogården, med vägen längs muren till kapellet och almhöjden till höger i morgondimma.',
    en: 'The great granite cross at Skogskyrkogården, the path along the wall to the chapel and the elm hill to the right in morning mist.',
  },
  focal: [0.42, 0.5],
};

export function draw(): string {
  const p = new Picture('skogskyrkogarden');
  const grassLight = mix(paint.moss, paint.butter, 0.5);
  p.add(
    sky(p, 720, [
      [0, mix(paint.haze, paint.mist, 0.4)],
      [0.5, paint.mist],
      [0.85, mix(paint.cream, paint.mist, 0.3)],
      [1, paint.cream],
    ]),
    sun(p, 860, 420, 50, paint.snow, paint.cream, 12, 0.95),
  );
  // The pine forest the cemetery was made in, in three veils.
  for (const [i, [y, t]] of (
    [
      [560, 0.72],
      [600, 0.5],
      [640, 0.25],
    ] as const
  ).entries()) {
    const line = ridge(
      p,
      [
        [-20, y],
        [400, y - 6],
        [900, y + 20],
        [1640, y + 6],
      ],
      5,
      3 + i,
    );
    const color = mix(paint.pine, paint.mist, t);
    p.add(poly(under(line), color), spruces(p, line, 70, 70, 160 - i * 20, color));
    const tones = {
      stem: mix(paint.umber, paint.mist, t),
      dark: color,
      light: mix(color, paint.cream, 0.18),
    };
    const pines = [200, 222, 240].map((h) => p.symbol(pine(p, 0, 0, h - i * 18, tones)));
    for (let k = 0; k < 11; k += 1) {
      const x = (k * 163 + i * 90) % 1640;
      p.add(
        `<use href="#${pines[(k * 2 + i) % 3]}" x="${x}" y="${Math.round(heightAt(line, x)) + 4}"/>`,
      );
    }
    p.add(mist(p, y - 60, 130, mix(paint.mist, paint.cream, 0.5), 0.75));
  }
  // The hill of the meditation grove with its ring of elms.
  const hillLine = ridge(
    p,
    [
      [760, 760],
      [900, 730],
      [1040, 660],
      [1160, 590],
      [1280, 552],
      [1400, 552],
      [1520, 590],
      [1640, 650],
    ],
    3,
    7,
    8,
    true,
  );
  const elms = {
    trunk: paint.tar,
    dark: mix(paint.pine, paint.leaf, 0.25),
    mid: mix(paint.leaf, paint.moss, 0.2),
    light: mix(paint.moss, paint.butter, 0.35),
  };
  const elm = p.symbol(leafy(p, 0, 0, 190, elms));
  const elmBack = p.symbol(
    leafy(p, 0, 0, 160, {
      ...elms,
      dark: mix(paint.pine, paint.haze, 0.45),
      mid: mix(paint.leaf, paint.haze, 0.45),
      light: mix(paint.moss, paint.mist, 0.4),
    }),
  );
  for (const x of [1236, 1300, 1364, 1430, 1490])
    p.add(`<use href="#${elmBack}" x="${x}" y="${560 + Math.abs(x - 1345) * 0.1}"/>`);
  p.add(
    poly(
      under(hillLine),
      p.along(
        [900, 600],
        [1500, 900],
        [
          [0, grassLight],
          [0.5, mix(paint.moss, paint.leaf, 0.3)],
          [1, mix(paint.leaf, paint.pine, 0.35)],
        ],
      ),
    ),
  );
  for (const x of [1206, 1272, 1412, 1476])
    p.add(`<use href="#${elm}" x="${x}" y="${Math.round(heightAt(hillLine, x)) + 8}"/>`);
  p.add(
    rect(1232, 556, 220, 20, mix(paint.lime, paint.granite, 0.3)) +
      rect(1232, 556, 220, 6, paint.cream),
    p.clipped(
      lines(under(hillLine)),
      stroke(
        [...Array(13)]
          .map((_, i) => `M${n(1130 - i * 12)} ${n(735 - i * 12)}h${n(76 - i * 1.6)}`)
          .join(''),
        mix(paint.lime, paint.cream, 0.4),
        4.4,
        { transform: 'translate(140 0)' },
      ),
      brush(p, { x: 760, y: 560, w: 860, h: 260 }, 260, -0.2, 40, paint.butter, 2, 0.25),
    ),
    wisps(p, 900, 1640, 690, 30, paint.cream, 0.5, 6),
  );
  // The chapel of the Holy Cross: an open hall of square pillars under a flat roof.
  const [hx, hy] = [36, 690];
  p.add(
    rect(hx, hy - 124, 330, 124, mix(paint.slate, paint.granite, 0.5)),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map(
      (i) =>
        rect(
          hx + 6 + i * 44,
          hy - 122,
          14,
          122,
          i > 5 ? mix(paint.lime, paint.cream, 0.5) : paint.lime,
        ) + rect(hx + 16 + i * 44, hy - 122, 5, 122, paint.granite),
    ),
    rect(hx - 14, hy - 146, 360, 26, mix(paint.lime, paint.cream, 0.3)) +
      rect(hx - 14, hy - 146, 360, 6, paint.snow) +
      rect(hx - 14, hy - 126, 360, 6, paint.granite),
    rect(hx - 60, hy - 196, 150, 196, mix(paint.lime, paint.cream, 0.15)) +
      rect(hx + 70, hy - 196, 20, 196, paint.granite) +
      rect(hx - 60, hy - 200, 156, 8, paint.umber),
    rect(hx - 30, hy - 150, 60, 40, paint.slate),
    mist(p, 620, 100, paint.cream, 0.45),
  );
  const lawn = ridge(
    p,
    [
      [-20, 694],
      [300, 690],
      [620, 700],
      [900, 726],
      [1240, 746],
      [1640, 752],
    ],
    3,
    9,
    8,
    true,
  );
  p.add(
    p.clipped(
      lines(under(lawn)),
      poly(
        under(lawn),
        p.along(
          [500, 690],
          [900, 1000],
          [
            [0, mix(grassLight, paint.cream, 0.25)],
            [0.45, mix(paint.moss, paint.butter, 0.2)],
            [1, mix(paint.leaf, paint.moss, 0.4)],
          ],
        ),
      ),
      // Long mown stripes lead to the horizon.
      fill(
        [...Array(9)].map((_, i) => `M760 700L${n(180 + i * 240)} 1010h110z`).join(''),
        paint.butter,
        { opacity: 0.1 },
      ),
      brush(p, { x: -20, y: 700, w: 1640, h: 300 }, 420, -0.03, 44, paint.cream, 2, 0.2),
      brush(p, { x: -20, y: 740, w: 1640, h: 260 }, 380, -0.02, 46, paint.pine, 2.2, 0.2),
      // The stone path, its flags, and the low wall beside it.
      poly(
        [
          [268, 694],
          [330, 694],
          [560, 1010],
          [60, 1010],
        ],
        mix(paint.lime, paint.granite, 0.2),
      ),
      stroke(
        [...Array(15)]
          .map((_, i) => {
            const t = (i / 15) ** 1.8;
            return `M${n(268 - 208 * t)} ${n(694 + 316 * t)}H${n(330 + 230 * t)}`;
          })
          .join('') + 'M288 694L226 1010M310 694L392 1010',
        mix(paint.granite, paint.plum, 0.25),
        2.4,
        { opacity: 0.7 },
      ),
      poly(
        [
          [212, 690],
          [240, 688],
          [-20, 1010],
          [-260, 1010],
        ],
        mix(paint.lime, paint.granite, 0.45),
      ) +
        poly(
          [
            [232, 660],
            [240, 688],
            [-20, 1010],
            [-60, 920],
          ],
          paint.lime,
        ) +
        poly(
          [
            [206, 664],
            [232, 660],
            [-60, 920],
            [-200, 930],
          ],
          paint.cream,
        ),
    ),
  );
  // The cross: eight metres of dark granite, plain as two beams.
  const [cx, cy] = [640, 806];
  const dark = mix(paint.granite, paint.ink, 0.62);
  p.add(
    fill(`M${cx + 10} ${cy}L${cx + 520} ${cy + 150}h90L${cx + 58} ${cy - 4}z`, paint.pine, {
      opacity: 0.4,
    }) + fill(`M${cx + 250} ${cy + 62}l60 -22l250 44l-44 36z`, paint.pine, { opacity: 0.34 }),
    poly(
      [
        [cx - 46, cy + 14],
        [cx - 36, cy - 14],
        [cx + 74, cy - 14],
        [cx + 88, cy + 12],
      ],
      shade(paint.granite, 0.4),
    ),
    rect(cx - 16, cy - 560, 52, 552, dark) + rect(cx - 130, cy - 440, 280, 56, dark),
    rect(cx - 16, cy - 560, 14, 120, mix(paint.granite, paint.cream, 0.25)) +
      rect(cx - 16, cy - 384, 14, 376, mix(paint.granite, paint.cream, 0.25)) +
      rect(cx - 130, cy - 440, 10, 56, mix(paint.granite, paint.cream, 0.25)) +
      rect(cx - 130, cy - 440, 280, 8, mix(paint.granite, paint.cream, 0.1)) +
      rect(cx - 16, cy - 560, 52, 8, mix(paint.granite, paint.cream, 0.1)),
    p.clipped(
      `M${cx - 16} ${cy - 560}h52v552h-52zM${cx - 130} ${cy - 440}h280v56h-280z`,
      brush(p, { x: cx - 130, y: cy - 560, w: 280, h: 552 }, 170, 1.5, 18, paint.mist, 1.6, 0.2),
    ),
    stroke(
      `M${cx - 16} ${cy - 200}h52M${cx - 16} ${cy - 384}h52M${cx - 16} ${cy - 440}h52`,
      paint.ink,
      2,
      { opacity: 0.6 },
    ),
    mist(p, 770, 90, paint.cream, 0.35),
    // Someone walking up with flowers.
    fill('M336 806q-2 -46 8 -58q10 -8 20 0q8 14 8 58l-6 26h-8l-3 -22l-6 22h-8z', paint.night) +
      fill('M345 740a8.6 9 0 1 0 17 0a8.6 9 0 1 0 -17 0z', paint.tar) +
      fill('M366 768l16 -8l6 8l-18 10z', paint.leaf) +
      dabs(6, (i): Point => [382 + (i % 3) * 5, 756 + (i % 2) * 6], paint.ember, 6),
    grass(
      p,
      ridge(
        p,
        [
          [600, 1004],
          [1000, 985],
          [1640, 970],
        ],
        5,
        12,
      ),
      0.5,
      40,
      mix(paint.pine, paint.leaf, 0.4),
    ),
    dabs(70, () => [700 + p.random() * 900, 940 + p.random() * 60], paint.snow, 5, 0.9),
    birds(p, 960, 250, 5, 11, paint.slate),
  );
  return p.svg();
}
