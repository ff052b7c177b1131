import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5815,
  alt: {
    no: 'Ei dunharpe av furu på et bord ved vinduet: en lang ramme med tette strenger, grått dun over strengene, en pinne på tvers og gress og eggeskall på bordet under.',
    sv: 'En dunharpa av furu på ett bord vid fönstret: en lång ram med täta strängar, grått dun över strängarna, en pinne på tvären och gräs och äggskal på bordet under.',
    en: 'A down harp of pine on a table by the window: a long frame with close-set strings, grey down across them, a stick laid over, and grass and eggshell on the table below.',
  },
  caption: {
    no: 'Fritt tegnet. Dunet strykes over strengene til det er rent.',
    sv: 'Fritt tecknad. Dunet stryks över strängarna tills det är rent.',
    en: 'Drawn freely. The down is stroked over the strings until it is clean.',
  },
  focal: [0.5, 0.52],
};

export function draw(): string {
  const p = new Picture('dunharpe');
  const wall = mix(paint.slate, paint.aurora, 0.25);
  const pine = mix(paint.butter, paint.umber, 0.28);
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along([0, 0], [1600, 0], spread(mix(wall, paint.snow, 0.35), wall, shade(wall, 0.35))),
    ),
    stroke(
      Array.from({ length: 16 }, (_, i) => `M${i * 104 + 40} 0V520`).join(''),
      shade(wall, 0.3),
      4,
      { opacity: 0.5 },
    ),
    // Light from the window falls across wall and table.
    poly(
      [
        [120, 0],
        [620, 0],
        [1020, 520],
        [420, 520],
      ],
      paint.cream,
      { opacity: 0.35 },
    ),
    rect(
      0,
      500,
      1600,
      510,
      p.down(
        500,
        1000,
        spread(
          mix(paint.umber, paint.apricot, 0.3),
          mix(paint.umber, paint.tar, 0.3),
          mix(paint.tar, paint.umber, 0.3),
        ),
      ),
    ),
    stroke('M0 620H1600M0 770H1600M0 920H1600', paint.tar, 5, { opacity: 0.5 }),
    brush(p, { x: 0, y: 500, w: 1600, h: 500 }, 300, 0, 110, paint.tar, 2.4, 0.3),
    rect(0, 492, 1600, 14, mix(paint.umber, paint.butter, 0.4)),
    poly(
      [
        [420, 520],
        [1020, 520],
        [1460, 1000],
        [640, 1000],
      ],
      paint.cream,
      { opacity: 0.22 },
    ),
  );
  // The frame lies aslant: two long sides, three cross pieces, some forty strings along it.
  const strings = Array.from({ length: 34 }, (_, i) => {
    const t = i / 33;
    return `M${n(300 + t * 60)} ${n(470 + t * 300)}L${n(1230 + t * 90)} ${n(400 + t * 300)}`;
  }).join('');
  const side = (x: number, y: number): string => {
    const shape = `M${x} ${y}L${x + 1010} ${y - 76}L${x + 1018} ${y - 34}L${x + 8} ${y + 44}z`;
    return p.clipped(
      shape,
      fill(
        shape,
        p.down(y - 80, y + 44, spread(mix(pine, paint.cream, 0.5), pine, shade(pine, 0.3))),
      ),
      brush(p, { x, y: y - 80, w: 1020, h: 130 }, 70, -0.075, 90, paint.umber, 2, 0.35),
    );
  };
  const across = (x: number, y: number): string =>
    fill(
      `M${x} ${y}l38 -3l66 346l-40 4z`,
      p.along([x, y], [x + 100, y], spread(mix(pine, paint.cream, 0.4), shade(pine, 0.25))),
    );
  p.add(
    fill('M270 520L1290 440L1380 770L350 850z', paint.ink, {
      opacity: 0.4,
      transform: 'translate(16 34)',
    }),
    across(262, 448),
    across(1240, 376),
    stroke(strings, mix(paint.cream, paint.lime, 0.3), 3),
    stroke(strings, paint.tar, 1.4, { transform: 'translate(2 3)', opacity: 0.5 }),
    side(250, 440),
    side(326, 770),
  );
  // Down: soft heaps of grey, lighter on top, with wisps that float off.
  const down = mix(paint.granite, paint.mist, 0.35);
  const heap = (cx: number, cy: number, w: number, h: number, count: number): string =>
    group(
      {},
      fill(
        Array.from({ length: count }, () =>
          blob(
            p,
            cx + between(p.random, -w, w),
            cy + between(p.random, -h * 0.2, h * 0.5),
            between(p.random, 34, 66),
            between(p.random, 22, 42),
            0.25,
            11,
          ),
        ).join(''),
        shade(down, 0.2),
      ),
      fill(
        Array.from({ length: count }, () =>
          blob(
            p,
            cx + between(p.random, -w, w) * 0.9,
            cy + between(p.random, -h * 0.6, h * 0.2),
            between(p.random, 26, 56),
            between(p.random, 18, 36),
            0.28,
            11,
          ),
        ).join(''),
        down,
      ),
      fill(
        Array.from({ length: count }, () =>
          blob(
            p,
            cx + between(p.random, -w, w) * 0.75,
            cy + between(p.random, -h, 0),
            between(p.random, 16, 38),
            between(p.random, 11, 24),
            0.3,
            10,
          ),
        ).join(''),
        mix(down, paint.snow, 0.5),
      ),
    );
  p.add(
    heap(640, 590, 190, 70, 22),
    heap(980, 540, 130, 48, 15),
    stroke(
      Array.from({ length: 90 }, () => {
        const [x, y] = [between(p.random, 430, 1160), between(p.random, 440, 640)];
        return `M${n(x)} ${n(y)}q${n(between(p.random, -14, 14))} -12 ${n(between(p.random, -6, 22))} -22`;
      }).join(''),
      paint.snow,
      2.2,
      { opacity: 0.6, 'stroke-linecap': 'round' },
    ),
    stroke('M700 380L900 690', mix(paint.umber, paint.tar, 0.15), 22, {
      'stroke-linecap': 'round',
    }) + stroke('M694 382L892 690', mix(pine, paint.cream, 0.3), 7, { 'stroke-linecap': 'round' }),
    // What falls through: straws, weed, bits of green shell.
    stroke(
      Array.from(
        { length: 60 },
        () =>
          `M${n(between(p.random, 380, 1420))} ${n(between(p.random, 850, 960))}l${n(between(p.random, -30, 40))} ${n(between(p.random, -12, 12))}`,
      ).join(''),
      mix(paint.ochre, paint.moss, 0.4),
      4,
      { 'stroke-linecap': 'round' },
    ),
    fill(
      Array.from({ length: 16 }, () =>
        blob(
          p,
          between(p.random, 420, 1400),
          between(p.random, 850, 960),
          between(p.random, 8, 18),
          between(p.random, 6, 11),
          0.4,
          6,
        ),
      ).join(''),
      mix(paint.aurora, paint.mist, 0.6),
    ),
    dabs(60, () => [between(p.random, 300, 1400), between(p.random, 120, 470)], paint.snow, 5, 0.7),
    glow(p, 480, 200, 760, paint.cream, 0.35),
    vignette(p, 780, 560, 0.4),
  );
  return p.svg();
}
