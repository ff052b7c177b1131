import { mix, paint, shade } from '../lib/color.ts';
import { brush, mist } from '../lib/land.ts';
import { figure } from '../lib/people.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5631,
  alt: {
    no: 'Stortorget i Karlskrona en tidlig morgen: en umåtelig, tom plass mellom en rund kirke med kuppel og en med to tårn, og midt på den ett menneske med hund og lang skygge.',
    sv: 'Stortorget i Karlskrona en tidig morgon: en ofantlig, tom plats mellan en rund kyrka med kupol och en med två torn, och mitt på den en människa med hund och lång skugga.',
    en: 'Stortorget in Karlskrona early one morning: a vast, empty square between a round church with a dome and one with two towers, and in its middle one person with a dog and a long shadow.',
  },
  caption: {
    no: 'Torget er omtrent 200 ganger 100 meter, så stort at byen aldri har klart å fylle det.',
    sv: 'Stortorget ligger på öns högsta punkt. Vid det står Fredrikskyrkan med de två tornen och den runda Trefaldighetskyrkan.',
    en: 'Stortorget lies at the highest point of the island. By it stand Fredrikskyrkan with its two towers and the round Trefaldighetskyrkan.',
  },
  focal: [0.5, 0.5],
};

const wallOf = mix(paint.butter, paint.apricot, 0.35);

/** Fredrikskyrkan: a broad front between two square towers with lanterns. */
function twin(x: number, y: number, s: number): string {
  const tower = (tx: number): string =>
    rect(tx - 40, -300, 80, 300, wallOf) +
    rect(tx + 10, -300, 30, 300, shade(wallOf, 0.25)) +
    stroke(`M${tx - 44} -300h88M${tx - 44} -190h88M${tx - 44} -90h88`, paint.cream, 9) +
    fill(
      `M${tx - 14} -210v-50a14 14 0 0 1 28 0v50zM${tx - 12} -110v-44a12 12 0 0 1 24 0v44z`,
      paint.night,
    ) +
    circle(tx, -282, 12, paint.snow) +
    fill(
      `M${tx - 44} -304Q${tx - 40} -350 ${tx - 20} -356V-390H${tx + 20}V-356Q${tx + 40} -350 ${tx + 44} -304zM${tx - 24} -390Q${tx} -430 ${tx} -450Q${tx} -430 ${tx + 24} -390z`,
      mix(paint.slate, paint.aurora, 0.3),
    ) +
    stroke(`M${tx} -450v-34`, paint.ochre, 5);
  return group(
    { transform: `translate(${x} ${y}) scale(${s})` },
    rect(-150, -210, 300, 210, mix(wallOf, paint.cream, 0.25)) +
      fill('M-110 -210L0 -270L110 -210z', wallOf) +
      stroke('M-110 -210L0 -270L110 -210z', paint.cream, 8) +
      stroke('M-84 -200V0M-40 -200V0M40 -200V0M84 -200V0', paint.cream, 11) +
      fill('M-24 0V-110a24 24 0 0 1 48 0V0z', mix(paint.umber, paint.tar, 0.2)),
    tower(-170),
    tower(170),
  );
}

/** Trefaldighetskyrkan: a drum under a low dome, a temple front before it. */
function round(x: number, y: number, s: number): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${s})` },
    rect(-170, -200, 340, 200, wallOf) +
      fill('M60 -200H170V0H100z', shade(wallOf, 0.25)) +
      stroke('M-176 -200H176M-176 -176H176', paint.cream, 9),
    fill('M-160 -204Q-150 -330 0 -340Q150 -330 160 -204z', mix(paint.slate, paint.aurora, 0.25)) +
      fill('M30 -338Q150 -330 160 -204H80Q90 -300 30 -338z', paint.night, { opacity: 0.3 }) +
      stroke(
        'M-100 -208Q-90 -300 -20 -338M100 -208Q90 -300 20 -338M0 -340V-208',
        mix(paint.slate, paint.ink, 0.3),
        3,
        { opacity: 0.7 },
      ),
    rect(-24, -386, 48, 50, wallOf) +
      fill('M-30 -386Q0 -424 30 -386z', mix(paint.slate, paint.aurora, 0.3)) +
      stroke('M0 -410v-34M-12 -430h24', paint.ochre, 5),
    rect(-116, -150, 232, 150, mix(wallOf, paint.cream, 0.35)) +
      fill('M-134 -150L0 -214L134 -150z', mix(wallOf, paint.cream, 0.2)) +
      stroke('M-134 -150L0 -214L134 -150z', paint.cream, 8) +
      stroke('M-100 -146V0M-60 -146V0M60 -146V0M100 -146V0', paint.cream, 15) +
      fill('M-26 0V-84a26 26 0 0 1 52 0V0z', mix(paint.umber, paint.tar, 0.2)),
  );
}

export function draw(): string {
  const p = new Picture('karlskrona-torget');
  const edge = 470;
  p.add(
    sky(
      p,
      edge,
      spread(
        mix(paint.slate, paint.heather, 0.3),
        mix(paint.haze, paint.rose, 0.4),
        mix(paint.cream, paint.rose, 0.3),
        paint.butter,
      ),
    ),
    streaks(
      p,
      { x: 0, y: 50, w: 1600, h: 200 },
      14,
      mix(paint.cream, paint.rose, 0.3),
      0.6,
      480,
      10,
    ),
    sun(p, 150, 350, 52, paint.snow, paint.butter, 10, 0.9),
    // The sea between the houses at the end of straight streets.
    rect(0, 400, 1600, 72, mix(paint.slate, paint.haze, 0.4)) +
      fill('M700 410H900V472H700z', mix(paint.butter, paint.haze, 0.4)) +
      stroke('M780 440V366M812 442V376M756 390h50M792 398h42', paint.ink, 3),
    // A low row of houses all the way round.
    ...Array.from({ length: 19 }, (_, i) => {
      const [x, w, h] = [-20 + i * 88, 84, 62 + ((i * 29) % 34)];
      if (i === 8 || i === 9 || i === 10) return '';
      const c =
        [
          mix(paint.cream, paint.apricot, 0.3),
          mix(paint.rose, paint.cream, 0.4),
          wallOf,
          mix(paint.mist, paint.cream, 0.5),
          mix(paint.rust, paint.rose, 0.5),
        ][i % 5] ?? wallOf;
      return (
        rect(x, edge - h, w, h, c) +
        fill(`M${x - 4} ${edge - h}l14 -26h${w - 20}l14 26z`, mix(paint.rust, paint.umber, 0.3)) +
        stroke(
          `M${x + 14} ${edge - h + 20}h${w - 28}M${x + 14} ${edge - h + 44}h${w - 28}`,
          mix(paint.night, c, 0.3),
          13,
          { 'stroke-dasharray': '9 10' },
        ) +
        rect(x + w - 16, edge - h, 16, h, paint.plum, { opacity: 0.18 })
      );
    }),
    mist(p, 380, 100, paint.butter, 0.35),
    // The square: setts in rays and rings towards the viewer, warm with low light.
    rect(
      0,
      edge,
      1600,
      540,
      p.down(
        edge,
        1000,
        spread(
          mix(paint.butter, paint.rose, 0.35),
          mix(paint.lime, paint.rose, 0.25),
          mix(paint.granite, paint.lime, 0.4),
        ),
      ),
    ),
    stroke(
      Array.from(
        { length: 31 },
        (_, i) => `M${800 + (i - 15) * 56} ${edge}L${800 + (i - 15) * 210} 1010`,
      ).join(''),
      mix(paint.granite, paint.plum, 0.3),
      3,
      { opacity: 0.35 },
    ),
    stroke(
      Array.from({ length: 15 }, (_, i) => `M-20 ${n(edge + 6 + i ** 1.85 * 4.1)}H1620`).join(''),
      mix(paint.granite, paint.plum, 0.3),
      3,
      { opacity: 0.35 },
    ),
    brush(p, { x: 0, y: 500, w: 1600, h: 500 }, 260, 0, 34, paint.plum, 2.4, 0.25) +
      brush(p, { x: 0, y: 500, w: 1600, h: 500 }, 200, 0, 30, paint.snow, 2.4, 0.45),
    // Long morning shadows of the churches.
    fill('M120 474H330L1060 640L760 660z', paint.plum, { opacity: 0.3 }) +
      fill('M480 474L1240 600L1180 620z', paint.plum, { opacity: 0.16 }) +
      fill('M1110 474H1450L1640 520V570z', paint.plum, { opacity: 0.3 }),
    twin(270, 476, 0.86),
    round(1290, 478, 0.9),
  );
  p.add(
    // The one who crosses it, and the dog.
    fill('M806 742L1200 812Q1230 820 1214 828L1180 830L800 752z', paint.plum, { opacity: 0.42 }) +
      fill('M880 756L1010 780L1030 790L880 768z', paint.plum, { opacity: 0.42 }),
    figure(
      800,
      748,
      128,
      mix(paint.oxblood, paint.rust, 0.3),
      mix(paint.rose, paint.umber, 0.2),
      0.12,
    ) +
      fill('M776 640q22 -22 46 0l14 4h-70z', paint.ink) +
      stroke('M816 700L872 740', paint.ink, 2.4),
    fill(
      'M862 736q4 -10 30 -8l14 -12l12 8l8 10l-12 4l-4 22h-6l-2 -16h-22l-4 16h-6l-2 -18l-14 -14z',
      paint.ink,
    ),
    // Pigeons, and a newspaper the wind has taken.
    Array.from({ length: 11 }, (_, i) =>
      fill(
        'M0 0q6 -12 22 -10l14 -12l8 6l-4 6q0 12 -16 14q-14 2 -24 -4z',
        i % 3 ? paint.slate : paint.night,
        {
          transform: `translate(${n(between(p.random, 380, 640))} ${n(between(p.random, 790, 880))}) scale(${i % 2 ? 1 : -1} 1)`,
        },
      ),
    ).join(''),
    fill('M1180 900l60 -22l30 26l-56 24z', paint.snow) +
      stroke('M1196 900l40 -14M1206 910l40 -14', paint.slate, 3) +
      fill('M1200 936l70 -10l-60 20z', paint.plum, { opacity: 0.3 }),
    birds(p, 960, 230, 9, 14, paint.plum),
    stroke('M60 480V340M1560 486V350', paint.ink, 6) +
      circle(60, 334, 12, paint.butter) +
      circle(1560, 344, 12, paint.butter),
  );
  return p.svg();
}
