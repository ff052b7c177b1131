import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { bundle, stockfish } from '../lib/stockfish.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5820,
  alt: {
    no: 'En bismervekt av bjørk henger vannrett i ei løkke av hamp: en tykk klump til venstre, messingstifter langs stanga og tre tørrfisker på jernkroken til høyre.',
    sv: 'En besman av björk hänger vågrätt i en ögla av hampa: en tjock klump till vänster, mässingsstift längs stången och tre torrfiskar på järnkroken till höger.',
    en: 'A bismar scale of birch hangs level in a loop of hemp: a thick knob on the left, brass pins along the beam and three stockfish on the iron hook on the right.',
  },
  caption: {
    no: 'Jo tyngre vare, desto nærmere kroken må løkka. Derfor står stiftene tettere mot høyre.',
    sv: 'Ju tyngre vara, desto närmare kroken måste öglan. Därför sitter stiften tätare åt höger.',
    en: 'The heavier the goods, the closer to the hook the loop must go. That is why the pins stand closer towards the right.',
  },
  focal: [0.5, 0.46],
};

/** The beam's axis, its ends, and how long a centimetre is: 96 of them from end to end. */
const Y = 322;
const [LEFT, RIGHT] = [298, 1236];
const CM = (RIGHT - LEFT) / 96;
const HOOK = RIGHT - 2.4 * CM;
/** The scale weighs 2.4 kg, most of it in the knob: here it would lie level with nothing on the hook. */
const [SELF, BALANCE] = [2.4, LEFT + 21 * CM];
const loopFor = (kg: number): number => HOOK - ((HOOK - BALANCE) * SELF) / (SELF + kg);
const LOOP = loopFor(1.5);

const birch = mix(paint.butter, paint.cream, 0.45);
const iron = mix(paint.ink, paint.slate, 0.22);

const body = `M${LEFT} ${Y}C${LEFT} ${Y - 50} ${LEFT + 54} ${Y - 80} ${LEFT + 112} ${Y - 80}C${LEFT + 172} ${Y - 80} ${LEFT + 202} ${Y - 44} ${LEFT + 242} ${Y - 27}l6 -9q9 -6 18 0l3 8l10 -1l3 -6q7 -4 14 0l3 8L${RIGHT - 60} ${Y - 13}V${Y + 13}L${LEFT + 299} ${Y + 27}l-3 8q-7 4 -14 0l-3 -6l-10 -1l-3 8q-9 6 -18 0l-6 -9C${LEFT + 202} ${Y + 44} ${LEFT + 172} ${Y + 80} ${LEFT + 112} ${Y + 80}C${LEFT + 54} ${Y + 80} ${LEFT} ${Y + 50} ${LEFT} ${Y}z`;

/** Hemp: two strands that turn about each other. */
const rope = (d: string, width: number): string =>
  stroke(d, mix(paint.tar, paint.umber, 0.35), width + 4, { 'stroke-linecap': 'round' }) +
  stroke(d, mix(paint.lime, paint.umber, 0.3), width, { 'stroke-linecap': 'round' }) +
  stroke(d, mix(paint.cream, paint.lime, 0.4), width * 0.62, {
    'stroke-dasharray': `${n(width * 0.5)} ${n(width * 0.42)}`,
  });

/** A brass pin for every pound, which is about half a kilo, and a pair for every third. */
function pins(): string {
  let spots = '';
  for (let i = 1; i < 15; i += 1) {
    const x = loopFor(i * 0.5);
    for (const dy of i % 3 ? [-4] : [-9, 3]) spots += `M${n(x)} ${Y + dy}h.1`;
  }
  return (
    stroke(spots, mix(paint.umber, paint.tar, 0.4), 11, {
      'stroke-linecap': 'round',
      transform: 'translate(0 1.5)',
    }) +
    stroke(spots, paint.ochre, 8.4, { 'stroke-linecap': 'round' }) +
    stroke(spots, paint.cream, 3, { 'stroke-linecap': 'round', transform: 'translate(-1.4 -1.8)' })
  );
}

function scale(p: Picture): string {
  return (
    fill(
      body,
      p.down(Y - 80, Y + 80, [
        [0, mix(birch, paint.snow, 0.55)],
        [0.3, mix(birch, paint.snow, 0.2)],
        [0.52, birch],
        [0.74, mix(birch, paint.umber, 0.42)],
        [1, mix(paint.umber, paint.tar, 0.25)],
      ]),
    ) +
    p.clipped(
      body,
      // The slender part has light and shadow of its own.
      fill(
        `M${LEFT + 262} ${Y - 40}H${RIGHT}V${Y + 40}H${LEFT + 262}z`,
        p.down(Y - 26, Y + 26, [
          [0, paint.snow, 0.7],
          [0.4, birch, 0],
          [0.6, paint.umber, 0.1],
          [1, mix(paint.umber, paint.tar, 0.4), 0.9],
        ]),
      ),
      // Worn dark by hands where it has been held.
      rect(
        LEFT,
        Y - 90,
        300,
        180,
        p.along(
          [LEFT + 150, 0],
          [LEFT + 300, 0],
          [
            [0, paint.umber, 0],
            [0.7, paint.umber, 0.3],
            [1, paint.umber, 0],
          ],
        ),
      ),
      brush(p, { x: LEFT - 30, y: Y - 76, w: 300, h: 150 }, 60, 0, 64, paint.umber, 1.6, 0.22),
      brush(p, { x: LEFT + 250, y: Y - 22, w: 700, h: 44 }, 130, 0, 60, paint.umber, 1.5, 0.35),
      // The turner's grooves, and the end of the grain.
      stroke(
        `M${LEFT + 92} ${Y - 90}q-26 90 0 180M${LEFT + 104} ${Y - 90}q-26 90 0 180M${LEFT + 176} ${Y - 80}q-16 80 0 160`,
        mix(paint.umber, paint.tar, 0.2),
        3,
        { opacity: 0.65 },
      ),
      stroke(
        `M${LEFT + 107} ${Y - 90}q-26 90 0 180M${LEFT + 179} ${Y - 80}q-16 80 0 160`,
        paint.snow,
        2,
        { opacity: 0.6 },
      ),
      stroke(
        `M${LEFT + 244} ${Y - 40}q-8 40 0 80M${LEFT + 268} ${Y - 40}q-8 40 0 80M${LEFT + 280} ${Y - 40}q-6 40 0 80M${LEFT + 297} ${Y - 40}q-6 40 0 80`,
        mix(paint.umber, paint.tar, 0.3),
        3,
        { opacity: 0.7 },
      ),
      // A crack from drying, and the light from the window.
      stroke(`M${LEFT + 2} ${Y + 10}l34 -5l30 3l14 -4`, paint.tar, 2.4, { opacity: 0.5 }),
      fill(
        `M${LEFT + 40} ${Y - 34}Q${LEFT + 80} ${Y - 66} ${LEFT + 148} ${Y - 62}Q${LEFT + 90} ${Y - 52} ${LEFT + 40} ${Y - 34}z`,
        paint.snow,
        { opacity: 0.75 },
      ),
    ) +
    pins()
  );
}

/** The forged end: a cap with a rivet, an eye under it, and the hook with its load. */
function ironwork(p: Picture): string {
  const cap = `M${RIGHT - 64} ${Y - 18}L${RIGHT - 6} ${Y - 17}Q${RIGHT + 2} ${Y} ${RIGHT - 6} ${Y + 17}L${RIGHT - 64} ${Y + 18}z`;
  const hook = `M${n(HOOK)} ${Y + 34}q-17 6 -17 22q0 15 17 16v26q0 12 2 22q4 30 -24 30q-22 0 -24 -26`;
  return (
    fill(cap, p.down(Y - 18, Y + 18, spread(mix(iron, paint.haze, 0.65), iron, shade(iron, 0.5)))) +
    stroke(`M${RIGHT - 57} ${Y - 17}V${Y + 17}`, paint.ink, 3, { opacity: 0.7 }) +
    stroke(`M${RIGHT - 62} ${Y - 15}H${RIGHT - 9}`, paint.haze, 2.4, { opacity: 0.8 }) +
    circle(RIGHT - 42, Y - 1, 5, mix(iron, paint.haze, 0.5)) +
    circle(HOOK, Y + 25, 13, 'none', { stroke: iron, 'stroke-width': 8 }) +
    stroke(hook, shade(iron, 0.3), 12, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) +
    stroke(hook, mix(iron, paint.haze, 0.45), 3.4, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      transform: 'translate(-2.4 -1)',
    })
  );
}

/** Three fish tied at their tails with a loop of string that sits in the hook. */
function load(): string {
  const [x, y] = [HOOK - 22, Y + 152];
  const tie = y + 84;
  const tied = (turn: number, h: number, tone: number): string => {
    const a = (turn * Math.PI) / 180;
    return stockfish(x + Math.sin(a) * h * 0.15, tie - Math.cos(a) * h * 0.15, h, turn, tone);
  };
  return (
    stroke(
      `M${n(x - 4)} ${y - 2}L${n(x - 17)} ${tie}M${n(x + 4)} ${y - 2}L${n(x + 17)} ${tie}`,
      mix(paint.lime, paint.umber, 0.25),
      5,
    ) +
    tied(15, 366, 0.34) +
    tied(-15, 358, 0.26) +
    tied(0, 386, 0.04) +
    rope(`M${n(x - 25)} ${tie - 6}q25 10 50 0`, 9) +
    rope(`M${n(x - 25)} ${tie + 7}q25 10 50 0`, 9)
  );
}

export function draw(): string {
  const p = new Picture('bismervekt');
  const wall = mix(mix(paint.fjord, paint.slate, 0.2), paint.plum, 0.15);
  const beam = mix(paint.umber, paint.tar, 0.5);
  p.add(
    rect(
      0,
      0,
      1600,
      900,
      p.along([0, 0], [1600, 760], spread(mix(wall, paint.haze, 0.35), wall, shade(wall, 0.5))),
    ),
    // The logs of the wall.
    Array.from({ length: 7 }, (_, i) => {
      const y = 70 + i * 119;
      return (
        rect(
          0,
          y,
          1600,
          119,
          p.down(y, y + 119, [
            [0, paint.haze, 0.12],
            [0.35, paint.haze, 0],
            [0.7, paint.ink, 0],
            [1, paint.ink, 0.34],
          ]),
        ) + stroke(`M0 ${y + 119}H1600`, paint.ink, 5, { opacity: 0.5 })
      );
    }).join(''),
    brush(p, { x: 0, y: 90, w: 1600, h: 760 }, 220, 0, 100, paint.ink, 2.2, 0.22),
    glow(p, 660, 330, 820, paint.butter, 0.55),
    // What hangs casts its shadow on the wall.
    group(
      { transform: 'translate(46 52)', opacity: 0.3 },
      fill(body, paint.ink),
      fill(`M${n(HOOK - 60)} ${Y + 190}h80l70 300q-100 60 -220 10z`, paint.ink),
      stroke(`M${n(LOOP)} 40V${Y}M${n(HOOK)} ${Y}V${Y + 210}`, paint.ink, 16),
    ),
    // Bench and bundles wait at the back.
    rect(
      0,
      898,
      1600,
      110,
      p.down(
        898,
        1000,
        spread(
          mix(paint.umber, paint.butter, 0.22),
          mix(paint.umber, paint.tar, 0.35),
          mix(paint.umber, paint.tar, 0.75),
        ),
      ),
    ),
    rect(0, 890, 1600, 14, mix(paint.umber, paint.cream, 0.42)),
    brush(p, { x: 0, y: 906, w: 1600, h: 94 }, 100, 0, 120, paint.tar, 2.4, 0.4),
    fill('M150 936Q480 974 850 932L820 906H170z', paint.ink, { opacity: 0.45 }),
    bundle(200, 926, 270, 0.3),
    bundle(500, 932, 280, 0.24),
    bundle(352, 838, 276, 0.2),
    fill('M1086 962Q1226 984 1386 956L1356 940H1106z', paint.ink, { opacity: 0.35 }),
  );
  p.add(
    // The beam under the roof and the spike that the loop hangs on.
    rect(
      0,
      -4,
      1600,
      76,
      p.down(0, 72, spread(shade(beam, 0.4), beam, mix(beam, paint.apricot, 0.25))),
    ),
    brush(p, { x: 0, y: 4, w: 1600, h: 62 }, 90, 0, 130, paint.ink, 2.4, 0.4),
    rect(0, 70, 1600, 10, paint.ink, { opacity: 0.55 }),
    stroke(`M${n(LOOP + 22)} 34V92q0 30 -24 30q-20 0 -20 -20`, paint.ink, 15, {
      'stroke-linecap': 'round',
    }),
    stroke(`M${n(LOOP + 19)} 38V92q-1 24 -21 24`, mix(iron, paint.haze, 0.5), 3.4, {
      'stroke-linecap': 'round',
    }),
  );
  p.add(
    scale(p),
    // Both strands cross the beam in front: the loop is slung round it twice.
    rope(`M${n(LOOP + 3)} 117Q${n(LOOP + 20)} 220 ${n(LOOP + 15)} ${Y - 16}q-3 20 1 38`, 10),
    rope(`M${n(LOOP - 3)} 117Q${n(LOOP - 20)} 220 ${n(LOOP - 15)} ${Y - 16}q-3 20 1 39`, 10),
    rope(`M${n(LOOP - 15)} 192q15 9 31 0`, 9),
    rope(`M${n(LOOP - 16)} 205q15 9 33 0`, 9),
    load(),
    ironwork(p),
    // Dust in the light.
    dabs(
      44,
      () => [between(p.random, 260, 1300), between(p.random, 130, 700)],
      paint.cream,
      4,
      0.5,
    ),
    glow(p, 470, 300, 460, paint.cream, 0.16),
    vignette(p, 790, 470, 0.5),
  );
  return p.svg();
}
