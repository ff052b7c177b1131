import { mix, paint } from '../lib/color.ts';
import { brush, dabs, grass, mist, ridge, under, heightAt } from '../lib/land.ts';
import { brokenEdge, limestone } from '../lib/limestone.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, lines, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob, pine } from '../lib/trees.ts';
import { ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5235,
  alt: {
    no: 'Högklint på Gotland: kalkklippen stuper loddrett i grønt vann, geiter står på hyllen Getsvältan, og Visby med sine spir ligger langt borte.',
    sv: 'Högklint på Gotland: kalkklippan stupar lodrätt i grönt vatten, getter står på hyllan Getsvältan, och Visby med sina spiror ligger långt bort.',
    en: 'Högklint on Gotland: the limestone cliff drops sheer into green water, goats stand on the ledge Getsvältan, and Visby with its spires lies far off.',
  },
  focal: [0.56, 0.46],
};

const lit = mix(limestone.lit, paint.butter, 0.3);
const aqua = mix(mix(paint.haze, paint.leaf, 0.3), paint.mist, 0.3);

/** A headland of bedded limestone from its brink down to the water. */
function headland(
  p: Picture,
  brink: Point[],
  foot: Point[],
  tone: string,
  dark: string,
  size: number,
): string {
  const shape = [...brink, ...[...foot].reverse()];
  const [x0, x1] = [(brink[0] as Point)[0], (brink[brink.length - 1] as Point)[0]];
  let beds = '';
  let cracks = '';
  for (let i = 1; i < 11; i += 1) {
    const t = i / 11;
    for (let x = x0; x < x1; x += size * 3) {
      const y =
        heightAt(brink, x) * (1 - t) + heightAt(foot, x) * t + between(p.random, -size, size) * 0.5;
      beds += `M${n(x)} ${n(y)}l${n(size * 2.4)} ${n(between(p.random, -3, 6))}l${n(-size * 0.3)} ${n(size * 0.5)}l${n(-size * 1.9)} ${n(-size * 0.1)}z`;
    }
  }
  for (let i = 0; i < 26; i += 1) {
    const x = between(p.random, x0, x1);
    const [y, h] = [heightAt(brink, x), heightAt(foot, x) - heightAt(brink, x)];
    const [l, w] = [h * between(p.random, 0.3, 0.95), size * between(p.random, 0.4, 1.4)];
    cracks += `M${n(x)} ${n(y)}l${n(w)} ${n(l * 0.3)}l${n(-w * 0.4)} ${n(l * 0.4)}l${n(w * 0.5)} ${n(l * 0.3)}l${n(-w * 1.3)} ${n(-l * 0.35)}z`;
  }
  return p.clipped(
    lines(shape),
    poly(shape, p.along([x0, 0], [x1, 0], spread(tone, mix(tone, paint.rose, 0.25), dark))),
    fill(beds, dark, { opacity: 0.4 }),
    fill(cracks, mix(dark, paint.plum, 0.4), { opacity: 0.6 }),
    brush(p, { x: x0, y: 300, w: x1 - x0, h: 640 }, 240, 0.03, size * 2, paint.cream, 2.4, 0.4),
    stroke(lines(brink, false), paint.snow, 7, { opacity: 0.7 }),
  );
}

export function draw(): string {
  const p = new Picture('hogklint');
  const horizon = 352;
  const brink = brokenEdge(
    p,
    pts('600,470 640,440 760,420 900,452 1000,500 1180,520 1400,590 1640,690'),
    34,
    20,
  );
  const foot = ridge(p, pts('560,850 700,874 900,900 1180,960 1400,1010 1640,1050'), 10, 4);
  const top: Point[] = [...brink, [1640, 330], [1240, 366], [900, 392], [690, 416]];
  p.add(
    sky(
      p,
      horizon,
      spread(
        mix(paint.fjord, paint.slate, 0.6),
        mix(paint.slate, paint.haze, 0.6),
        paint.mist,
        paint.cream,
      ),
    ),
    heap(p, -80, 210, 640, 120, paint.snow, 0.95) +
      heap(p, 720, 250, 520, 90, paint.snow, 0.85) +
      heap(p, 1180, 150, 500, 100, paint.snow, 0.8),
    streaks(p, { x: 0, y: 30, w: 1600, h: 90 }, 10, paint.snow, 0.5, 460, 9),
    water(
      p,
      horizon,
      1000,
      spread(
        mix(paint.slate, paint.haze, 0.4),
        paint.fjord,
        mix(paint.fjord, paint.slate, 0.4),
        mix(aqua, paint.slate, 0.4),
      ),
    ),
    fill(
      Array.from({ length: 5 }, (_, i) =>
        blob(p, 420 + i * 60, 880 + i * 26, 330 - i * 40, 90 - i * 10, 0.2, 14),
      ).join(''),
      aqua,
      { opacity: 0.4 },
    ),
    fill(
      blob(p, 560, 900, 320, 76, 0.22, 14) + blob(p, 420, 600, 150, 20, 0.25, 11),
      mix(aqua, paint.cream, 0.3),
      { opacity: 0.6 },
    ),
  );
  // The far coast with the town.
  const far = ridge(p, pts('120,350 240,338 420,322 560,300 760,290 900,300'), 3, 2, 8, true);
  p.add(
    poly(under(far, 372), mix(paint.slate, paint.heather, 0.35)),
    rect(196, 342, 196, 16, mix(limestone.lit, paint.rose, 0.2)) +
      fill([210, 248, 292, 336, 376].map((x) => `M${x} 358v-26h12v26z`).join(''), limestone.lit),
    fill([226, 262, 310, 350].map((x) => `M${x} 344l8 -10h14l8 10z`).join(''), paint.rust),
    fill(
      'M282 342v-22l2 -6l4 -22l4 22l2 6v22zM306 342v-18l3 -20l3 20v18zM318 342v-18l3 -20l3 20v18z',
      mix(paint.ink, paint.plum, 0.3),
    ),
    mist(p, 310, 60, paint.cream, 0.6),
    headland(
      p,
      ridge(p, pts('330,392 450,372 620,366 900,360'), 4, 7),
      pts('320,452 460,470 640,480 900,490'),
      mix(lit, paint.haze, 0.45),
      mix(limestone.dim, paint.haze, 0.4),
      8,
    ),
    fill(
      Array.from({ length: 20 }, (_, i) =>
        blob(p, 400 + i * 26, 368 - (i % 3) * 3, 20, 10, 0.3, 9),
      ).join(''),
      mix(paint.pine, paint.haze, 0.4),
    ),
    mist(p, 390, 110, paint.mist, 0.5),
    headland(
      p,
      ridge(p, pts('440,440 520,410 700,400 900,400'), 5, 8),
      pts('420,610 540,632 720,650 900,660'),
      mix(lit, paint.haze, 0.2),
      limestone.dim,
      13,
    ),
    fill(
      Array.from({ length: 20 }, (_, i) =>
        blob(p, 500 + i * 22, 408 - (i % 4) * 5, 24, 15, 0.3, 9),
      ).join(''),
      mix(paint.pine, paint.leaf, 0.35),
    ),
    fill(
      Array.from({ length: 24 }, () =>
        blob(p, between(p.random, 420, 620), between(p.random, 612, 642), 14, 7, 0.3, 8),
      ).join(''),
      mix(lit, paint.granite, 0.4),
    ),
    ripples(p, { x: -40, y: horizon + 4, w: 720, h: 620 }, 150, paint.night, 0.22, 120, 3.4) +
      ripples(p, { x: -40, y: horizon + 20, w: 700, h: 600 }, 90, paint.snow, 0.75, 44, 5),
    // A ferry on its way in.
    group(
      { transform: 'translate(60 402)' },
      fill('M0 0l10 14h92l14 -18h-24v-12h-60v10z', paint.snow) +
        fill('M2 4h110l-8 10H10z', paint.rust) +
        rect(40, -16, 44, 5, paint.night),
    ),
  );
  p.add(
    headland(p, brink, foot, lit, mix(limestone.dim, paint.rose, 0.2), 24),
    // The ledge in the face, with its grass and its goats.
    poly(
      pts('700,610 770,596 900,610 1010,640 1020,664 880,650 740,640'),
      mix(paint.moss, paint.butter, 0.25),
    ) +
      poly(
        pts('700,610 740,640 880,650 1020,664 1010,690 870,676 736,664'),
        mix(limestone.dim, paint.plum, 0.2),
        { opacity: 0.75 },
      ),
    grass(p, pts('706,612 900,624 1010,648'), 0.4, 16, paint.leaf),
    ...[
      [780, 622, 1],
      [850, 632, -1],
      [930, 642, 1],
    ].map(
      ([x = 0, y = 0, s = 1]) =>
        fill(
          `M${x - 16 * s} ${y}v-13q${2 * s} -9 ${10 * s} -9h${16 * s}l${7 * s} -10l${9 * s} 3l${2 * s} 6l${-8 * s} 3l${-2 * s} 8v12h${-4 * s}v-10h${-16 * s}v10z`,
          paint.snow,
        ) + stroke(`M${x + 19 * s} ${y - 31}q${-6 * s} -7 ${-10 * s} -5`, paint.tar, 2.4),
    ),
    // Caves at the foot, and fallen blocks.
    fill(
      `M690 872q10 -60 50 -58q36 6 44 64zM840 892q8 -46 40 -44q28 6 34 50z`,
      mix(paint.night, paint.plum, 0.3),
    ),
    fill(
      Array.from({ length: 60 }, () => {
        const x = between(p.random, 540, 1500);
        return blob(
          p,
          x,
          heightAt(foot, x) + between(p.random, -14, 24),
          between(p.random, 12, 40),
          between(p.random, 8, 22),
          0.3,
          8,
        );
      }).join(''),
      mix(lit, paint.granite, 0.35),
    ),
    fill(
      Array.from({ length: 36 }, () => {
        const x = between(p.random, 540, 1500);
        return blob(
          p,
          x,
          heightAt(foot, x) + between(p.random, -20, 14),
          between(p.random, 8, 24),
          between(p.random, 5, 12),
          0.3,
          8,
        );
      }).join(''),
      mix(lit, paint.cream, 0.5),
    ),
    stroke(
      lines(
        foot.map(([x, y]) => [x, y + 26]),
        false,
      ),
      paint.snow,
      8,
      { opacity: 0.85 },
    ) +
      stroke(
        lines(
          foot.map(([x, y]) => [x - 60, y + 44]),
          false,
        ),
        paint.snow,
        4,
        { opacity: 0.6, 'stroke-dasharray': '80 40' },
      ),
  );
  p.add(
    p.clipped(
      lines(top),
      poly(
        top,
        p.along(
          [620, 400],
          [1500, 700],
          spread(mix(paint.moss, paint.butter, 0.5), mix(paint.moss, paint.ochre, 0.2), paint.leaf),
        ),
      ),
      brush(p, { x: 600, y: 340, w: 1040, h: 360 }, 240, 0.15, 46, paint.cream, 2.4, 0.3) +
        dabs(
          240,
          () => [between(p.random, 700, 1640), between(p.random, 360, 680)],
          mix(paint.pine, paint.leaf, 0.4),
          12,
          0.55,
        ),
      fill(
        Array.from({ length: 9 }, () =>
          blob(p, between(p.random, 640, 1200), between(p.random, 410, 500), 44, 10, 0.3, 9),
        ).join(''),
        lit,
        { opacity: 0.8 },
      ),
      fill(
        'M690 440Q900 430 1060 470Q1300 500 1640 590V620Q1300 520 1050 486Q880 446 690 452z',
        mix(paint.lime, paint.cream, 0.4),
      ),
    ),
    figure(716, 448, 62, paint.rust, paint.rose) + figure(748, 446, 58, paint.night, paint.rose),
    ...[
      [1010, 410, 150],
      [1130, 420, 210],
      [1250, 440, 250],
      [1400, 470, 320],
      [1540, 520, 380],
      [900, 402, 110],
    ].map(([x = 0, y = 0, h = 0]) =>
      pine(p, x, y, h, {
        stem: mix(paint.rust, paint.umber, 0.4),
        dark: mix(paint.pine, paint.leaf, 0.2),
        light: mix(paint.leaf, paint.moss, 0.5),
      }),
    ),
    fill(
      Array.from({ length: 12 }, (_, i) =>
        blob(p, 1120 + i * 46, 470 + i * 17, 40, 22, 0.3, 10),
      ).join(''),
      mix(paint.pine, paint.leaf, 0.4),
    ),
    birds(p, 400, 560, 9, 15, paint.snow),
  );
  return p.svg();
}
