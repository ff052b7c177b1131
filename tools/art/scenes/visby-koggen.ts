import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, mist } from '../lib/land.ts';
import { figure } from '../lib/people.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';
import { ripples } from '../lib/water.ts';

export const meta: Meta = {
  id: 5603,
  alt: {
    no: 'En bred kogge med ett stort seil stamper gjennom grønne bølger; bak den står Visbys mur og kirkespir på klinten.',
    sv: 'En bred kogg med ett stort segel stampar genom gröna vågor; bakom den står Visbys mur och kyrkspiror på klinten.',
    en: 'A broad cog under one great sail pitches through green waves; behind it Visby’s wall and church spires stand on the cliff.',
  },
  caption: {
    no: 'Visby var en gang et av navene i handelen på Østersjøen. Med skip som dette kom varene, og mange av borgerne.',
    sv: 'Visby var en gång ett av naven i handeln på Östersjön. Med skepp kom varorna, och många av borgarna.',
    en: 'Visby was once one of the hubs of trade on the Baltic. By ship came the goods, and many of the burghers.',
  },
  focal: [0.48, 0.5],
};

/** A row of waves with crests that lean to the right. */
function swell(
  p: Picture,
  y: number,
  length: number,
  height: number,
  color: string,
  foam: number,
): string {
  let top = '';
  let crest = '';
  for (let x = -length * p.random() - 40; x < 1640; x += length * between(p.random, 0.8, 1.2)) {
    const h = height * between(p.random, 0.7, 1.25);
    top += `Q${n(x + length * 0.25)} ${n(y + h * 0.4)} ${n(x + length * 0.55)} ${n(y - h)}Q${n(x + length * 0.66)} ${n(y - h * 0.3)} ${n(x + length)} ${n(y)}`;
    crest += `M${n(x + length * 0.36)} ${n(y - h * 0.28)}Q${n(x + length * 0.5)} ${n(y - h * 0.62)} ${n(x + length * 0.55)} ${n(y - h)}Q${n(x + length * 0.62)} ${n(y - h * 0.42)} ${n(x + length * 0.8)} ${n(y - h * 0.14)}Q${n(x + length * 0.62)} ${n(y - h * 0.2)} ${n(x + length * 0.54)} ${n(y - h * 0.62)}Q${n(x + length * 0.48)} ${n(y - h * 0.4)} ${n(x + length * 0.36)} ${n(y - h * 0.28)}z`;
  }
  return fill(`M-60 ${y}${top}L1640 1010H-60z`, color) + fill(crest, paint.snow, { opacity: foam });
}

function cog(p: Picture): string {
  const oak = mix(paint.umber, paint.tar, 0.3);
  const sail = 'M-250 -470Q0 -500 260 -462Q330 -300 268 -96Q20 -40 -236 -110Q-160 -290 -250 -470z';
  const hull = 'M-400 -118L-330 -60Q0 -6 300 -50L420 -120L330 92Q20 132 -300 92z';
  return group(
    { transform: 'translate(780 690) rotate(-5)' },
    stroke('M6 -40V-600', shade(oak, 0.3), 22),
    stroke('M-280 -470Q0 -506 286 -462', oak, 17),
    fill(
      sail,
      p.along(
        [-260, -300],
        [320, -200],
        spread(
          mix(paint.cream, paint.apricot, 0.25),
          paint.snow,
          mix(paint.lime, paint.granite, 0.35),
        ),
      ),
    ),
    p.clipped(
      sail,
      fill(
        'M-170 -520Q-80 -300 -150 -60H-70Q0 -300 -90 -520zM30 -520Q120 -300 50 -60H130Q200 -300 110 -520z',
        paint.rust,
      ),
      brush(p, { x: -260, y: -490, w: 580, h: 420 }, 110, 1.5, 60, paint.umber, 2.2, 0.3),
      fill('M200 -480Q290 -300 230 -60H330V-480z', paint.plum, { opacity: 0.25 }),
    ),
    stroke('M-236 -110Q20 -40 268 -96', shade(oak, 0.2), 5) +
      stroke(
        'M6 -590L-390 -150M6 -590L410 -150M-236 -110L-380 -120M268 -96L396 -150',
        paint.tar,
        4,
      ) +
      stroke('M6 -560L-150 -70M6 -560L170 -60', paint.tar, 2.4),
    fill('M6 -600l120 22l-36 20l40 24l-124 -14z', paint.ember),
    // The crow's nest and the sterncastle.
    fill('M-30 -540H44L32 -504H-18z', oak),
    figure(6, -528, 62, paint.fjord, mix(paint.rose, paint.umber, 0.2), 0.02),
    fill('M-30 -540H44L32 -504H-18z', oak),
    figure(-60, -30, 100, paint.moss, mix(paint.rose, paint.umber, 0.2)) +
      figure(90, -30, 100, paint.ember, mix(paint.rose, paint.umber, 0.2)) +
      figure(140, -30, 96, paint.lime, mix(paint.rose, paint.umber, 0.2)),
    figure(-350, -150, 104, paint.oxblood, mix(paint.rose, paint.umber, 0.2)) +
      figure(-300, -150, 96, paint.fjord, mix(paint.rose, paint.umber, 0.2)),
    fill('M-430 -212H-250V-146L-270 -60L-390 -110z', mix(oak, paint.ochre, 0.25)) +
      stroke(`M-430 -212${'h20v20h20v-20'.repeat(4)}h20`, mix(oak, paint.ochre, 0.25), 20) +
      stroke('M-400 -200V-130M-350 -200V-110M-300 -200V-90', paint.tar, 4),
    fill(hull, p.down(-120, 100, spread(mix(oak, paint.apricot, 0.3), oak, shade(oak, 0.5)))),
    stroke(
      Array.from(
        { length: 5 },
        (_, i) =>
          `M${-384 + i * 18} ${-76 + i * 32}Q20 ${-8 + i * 32 - 8} ${396 - i * 20} ${-80 + i * 33}`,
      ).join(''),
      paint.tar,
      4.5,
      { opacity: 0.75 },
    ),
    dabs(
      15,
      (i) => [-290 + i * 42, -26 + Math.sin(i / 4.6) * 22],
      mix(paint.tar, paint.ink, 0.3),
      18,
    ),
    stroke('M420 -120L512 -196', oak, 14),
    stroke('M-402 -118L-316 96', shade(oak, 0.45), 16) +
      fill('M-412 -50L-372 -70L-302 110H-368z', shade(oak, 0.3)),
  );
}

export function draw(): string {
  const p = new Picture('visby-koggen');
  const stone = mix(paint.slate, paint.lime, 0.4);
  const far = mix(paint.slate, paint.haze, 0.3);
  p.add(
    sky(
      p,
      600,
      spread(
        mix(paint.fjord, paint.slate, 0.4),
        mix(paint.slate, paint.haze, 0.5),
        paint.mist,
        mix(paint.cream, paint.butter, 0.2),
      ),
    ),
    heap(p, 30, 300, 620, 210, mix(paint.haze, paint.snow, 0.45), 0.9),
    heap(p, 980, 260, 700, 230, mix(paint.haze, paint.snow, 0.5), 0.9),
    streaks(p, { x: 0, y: 330, w: 1600, h: 120 }, 12, paint.snow, 0.6, 420, 9),
    // The cliff, the roofs, three towers of the church, and the wall along the shore.
    fill('M-20 560V470Q120 430 300 440T700 456T1100 424T1620 440V600H-20z', far),
    fill(
      'M240 470v-40l30 -24l30 24v40zM330 470v-50l34 -26l34 26v50zM1010 460v-50l40 -30l40 30v50zM1130 462v-66l34 -26l34 26v66zM1240 466v-44l40 -30l40 30v44zM1360 466v-56l36 -28l36 28v56z',
      mix(paint.rust, far, 0.45),
    ),
    fill(
      'M452 474V340l26 -84l26 84v134zM520 474V372h90v102zM626 474V352l20 -70l20 70v122zM690 474V352l20 -70l20 70v122z',
      mix(paint.night, far, 0.45),
    ),
    fill(
      'M-20 610V500h40v-46h64v46h130v-60h66v60h150v-40h60v40h520v-58h70v58h150v-50h64v50h170v-40h64v40h90v110z',
      stone,
    ),
    stroke(`M-20 500${'h14v-12h14v12'.repeat(58)}`, stone, 8),
    brush(p, { x: -20, y: 510, w: 1640, h: 80 }, 120, 0, 24, paint.umber, 2.4, 0.35),
    mist(p, 470, 150, paint.mist, 0.75),
    rect(
      0,
      590,
      1600,
      420,
      p.down(
        590,
        1000,
        spread(mix(paint.haze, paint.leaf, 0.35), mix(paint.fjord, paint.leaf, 0.35), paint.night),
      ),
    ),
    ripples(p, { x: -20, y: 600, w: 1640, h: 90 }, 110, paint.snow, 0.5, 120, 4),
    swell(p, 690, 230, 34, mix(paint.slate, paint.leaf, 0.45), 0.6),
    swell(p, 742, 300, 44, mix(paint.fjord, paint.leaf, 0.45), 0.65),
    cog(p),
    swell(p, 812, 360, 62, mix(paint.fjord, paint.pine, 0.4), 0.8),
    // The bow's spray.
    dabs(
      70,
      () => {
        const a = p.random();
        return [1130 + a * 150 * p.random(), 800 - a * 150 * p.random()];
      },
      paint.snow,
      8,
      0.9,
    ),
    fill(
      'M420 792Q600 828 800 806T1180 776Q1240 760 1262 800Q1160 850 900 846T420 792z',
      paint.snow,
      { opacity: 0.75 },
    ),
    swell(p, 902, 440, 74, mix(paint.pine, paint.night, 0.4), 0.75),
    dabs(130, () => [p.random() * 1600, between(p.random, 780, 990)], paint.snow, 5, 0.7),
    birds(p, 1260, 300, 6, 20, paint.snow),
    birds(p, 250, 250, 4, 15, paint.night),
  );
  return p.svg();
}
