import { flame } from '../lib/candle.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { runeStick } from '../lib/runes.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5166,
  alt: {
    no: 'En runepinne på et bord om natten, ved siden av en kniv og ferske spon; bak står et talglys, en trekanne og et lite vindu med måne over hustakene.',
    sv: 'En runpinne på ett bord om natten, bredvid en kniv och färska spån; bakom står ett talgljus, en träkanna och ett litet fönster med månen över hustaken.',
    en: 'A rune stick on a table at night, beside a knife and fresh shavings; behind it stand a tallow candle, a wooden tankard and a small window with the moon above roofs.',
    de: 'Ein Runenstäbchen nachts auf einem Tisch, neben einem Messer und frischen Spänen; dahinter stehen ein Talglicht, ein Holzkrug und ein kleines Fenster mit dem Mond über den Dächern.',
  },
  caption: {
    no: '«Gyda sier at du skal gå hjem.» Rundt 670 innskrifter med runer kom fram på Bryggen, de fleste på pinner som denne.',
    sv: '”Gyda säger att du ska gå hem.” Omkring 670 inskrifter med runor kom fram på Bryggen, de flesta på pinnar som denna.',
    en: '“Gyda says that you are to go home.” Some 670 inscriptions in runes came to light at Bryggen, most of them on sticks like this.',
    de: '„Gyda sagt, du sollst nach Hause gehen.“ Rund 670 Inschriften mit Runen kamen auf Bryggen ans Licht, die meisten auf Stäbchen wie diesem.',
  },
  focal: [0.5, 0.6],
};

const oak = mix(paint.umber, paint.rust, 0.25);

/** A tankard of staves, held by two withy hoops. */
function tankard(p: Picture, x: number, y: number, w: number, h: number): string {
  const body = `M${n(x - w * 0.42)} ${n(y - h)}H${n(x + w * 0.42)}L${n(x + w * 0.52)} ${n(y)}Q${n(x)} ${n(y + h * 0.09)} ${n(x - w * 0.52)} ${n(y)}z`;
  let staves = '';
  for (const t of [-0.3, -0.14, 0.02, 0.18, 0.32])
    staves += `M${n(x + t * w)} ${n(y - h)}L${n(x + t * w * 1.2)} ${n(y + h * 0.05)}`;
  return group(
    {},
    stroke(
      `M${n(x + w * 0.44)} ${n(y - h * 0.85)}q${n(w * 0.42)} ${n(h * 0.05)} ${n(w * 0.38)} ${n(h * 0.4)}q${n(-w * 0.04)} ${n(h * 0.22)} ${n(-w * 0.34)} ${n(h * 0.24)}`,
      shade(oak, 0.35),
      w * 0.13,
    ),
    fill(
      body,
      p.along(
        [x - w / 2, 0],
        [x + w / 2, 0],
        spread(mix(oak, paint.butter, 0.5), oak, shade(oak, 0.65)),
      ),
    ),
    stroke(staves, shade(oak, 0.6), 4),
    stroke(
      [0.2, 0.28, 0.7, 0.78]
        .map(
          (t) =>
            `M${n(x - w * (0.42 + 0.1 * t))} ${n(y - h + h * t)}q${n(w * 0.45)} ${n(h * 0.07)} ${n(w * (0.84 + 0.2 * t))} 0`,
        )
        .join(''),
      mix(paint.lime, paint.umber, 0.35),
      h * 0.045,
    ),
    fill(
      `M${n(x - w * 0.42)} ${n(y - h)}q${n(w * 0.42)} ${n(-h * 0.12)} ${n(w * 0.84)} 0q${n(-w * 0.42)} ${n(h * 0.12)} ${n(-w * 0.84)} 0z`,
      mix(paint.cream, paint.butter, 0.4),
    ),
  );
}

const shaving = (x: number, y: number, s: number, turn: number): string =>
  group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(s)})` },
    stroke('M0 0q20 -26 40 -6q10 22 -10 24q-16 -4 -8 -18', paint.umber, 9, {
      transform: 'translate(3 6)',
      opacity: 0.6,
    }),
    stroke('M0 0q20 -26 40 -6q10 22 -10 24q-16 -4 -8 -18', mix(paint.cream, paint.butter, 0.4), 8, {
      'stroke-linecap': 'round',
    }),
  );

export function draw(): string {
  const p = new Picture('bryggen-runepinne');
  p.add(
    rect(
      0,
      0,
      1600,
      560,
      p.along(
        [300, 0],
        [1600, 300],
        spread(
          mix(paint.umber, paint.rust, 0.2),
          mix(paint.tar, paint.umber, 0.3),
          mix(paint.tar, paint.ink, 0.5),
        ),
      ),
    ),
    ...[70, 180, 290, 400].map(
      (y) =>
        rect(0, y, 1600, 9, paint.ink, { opacity: 0.6 }) +
        rect(0, y + 10, 1600, 5, paint.umber, { opacity: 0.4 }),
    ),
    brush(p, { x: -40, y: 0, w: 1640, h: 500 }, 240, 0, 110, paint.ink, 3, 0.4),
    // The window: moon over roofs, a mast, the water behind.
    rect(
      1010,
      60,
      330,
      270,
      p.down(
        60,
        330,
        spread(mix(paint.night, paint.fjord, 0.5), mix(paint.fjord, paint.slate, 0.5), paint.slate),
      ),
    ),
    fill('M1180 126a40 40 0 1 1 .1 0z', paint.cream) + glow(p, 1180, 100, 170, paint.cream, 0.5),
    fill(
      'M1010 330V250L1050 206L1092 250V270L1140 214L1190 268V286L1236 226L1290 280V250L1318 226L1340 246V330z',
      mix(paint.night, paint.ink, 0.35),
    ),
    stroke('M1216 232V110M1196 150h40', mix(paint.night, paint.ink, 0.4), 4) +
      rect(1044, 262, 14, 18, paint.butter) +
      rect(1230, 280, 14, 18, paint.butter),
    stroke(
      'M1010 60h330v270h-330zM1120 60v270M1230 60v270M1010 150h330M1010 240h330',
      paint.ink,
      8,
    ) +
      stroke('M996 46h358v298h-358z', mix(paint.umber, paint.tar, 0.2), 24) +
      rect(980, 338, 390, 22, mix(paint.umber, paint.apricot, 0.15)),
    // The table of three broad boards.
    fill(
      'M-20 420H1620V1010H-20z',
      p.down(
        420,
        1000,
        spread(mix(oak, paint.apricot, 0.35), mix(oak, paint.tar, 0.25), mix(oak, paint.tar, 0.65)),
      ),
    ),
    rect(-20, 420, 1640, 8, mix(paint.apricot, paint.butter, 0.4), { opacity: 0.7 }),
    ...[540, 740].map(
      (y) =>
        rect(-20, y, 1640, 7, paint.ink, { opacity: 0.75 }) +
        rect(-20, y + 8, 1640, 3, paint.apricot, { opacity: 0.4 }),
    ),
    brush(p, { x: -60, y: 430, w: 1700, h: 570 }, 420, 0.01, 130, paint.tar, 3, 0.42) +
      brush(p, { x: -60, y: 430, w: 1500, h: 420 }, 150, 0.01, 100, paint.butter, 2.2, 0.24),
    stroke('M300 640q60 -16 120 0t120 0M1180 900q50 -14 100 0t110 0', paint.tar, 4, {
      opacity: 0.7,
    }) + fill('M1290 640q30 -18 60 0q-30 18 -60 0z', paint.tar, { opacity: 0.7 }),
    // Tankard and its shadow away from the candle; a ring of spilled ale.
    fill('M690 560Q860 540 1010 610L960 640Q800 590 680 590z', paint.ink, { opacity: 0.5 }),
    tankard(p, 620, 576, 240, 330),
    stroke('M890 520a66 20 0 1 0 132 0a66 20 0 1 0 -132 0z', paint.butter, 5, { opacity: 0.5 }),
    // The candle in its iron holder.
    fill('M214 590Q300 560 400 596Q300 630 214 590z', paint.ink, { opacity: 0.6 }) +
      fill('M216 572h180l-26 26H242z', mix(paint.slate, paint.ink, 0.5)) +
      rect(290, 540, 32, 40, mix(paint.slate, paint.ink, 0.4)) +
      fill(
        'M280 330Q306 322 332 330L336 556H276z',
        p.along(
          [276, 0],
          [336, 0],
          spread(paint.cream, paint.butter, mix(paint.ochre, paint.umber, 0.3)),
        ),
      ) +
      fill('M332 352q16 40 6 70q-10 10 -8 -30zM280 380q-12 30 -4 60q10 6 6 -40z', paint.cream),
    flame(p, 306, 296, 44, 13),
    fill('M300 312q6 -34 10 -46q14 26 6 46z', paint.butter),
    glow(p, 306, 320, 900, paint.apricot, 0.3),
  );
  p.add(
    runeStick(p, 190, 780, 1210, 108, -6, 'kya sæhir atþu kakhæim'),
    // The knife that cut it, and the shavings.
    group(
      { transform: 'translate(820 900) rotate(7)' },
      fill('M0 16L330 6L346 30L0 34z', paint.ink, { opacity: 0.4, transform: 'translate(8 14)' }),
      fill('M-250 4Q-270 -30 -160 -22L0 -16V40L-160 40Q-262 42 -250 4z', paint.ink, {
        opacity: 0.4,
        transform: 'translate(8 14)',
      }),
      fill(
        'M0 -14H300Q352 -8 372 14Q320 34 0 34z',
        p.down(-14, 34, spread(paint.snow, paint.haze, paint.slate)),
      ),
      stroke('M0 24H320Q350 22 370 14', paint.snow, 3),
      fill(
        'M-250 4Q-270 -30 -160 -22L0 -18V38L-160 38Q-262 42 -250 4z',
        p.down(
          -26,
          40,
          spread(mix(paint.oxblood, paint.apricot, 0.4), paint.oxblood, shade(paint.oxblood, 0.5)),
        ),
      ),
      rect(-26, -22, 30, 64, mix(paint.ochre, paint.butter, 0.3)),
      stroke('M-220 -8L-40 -6M-220 18L-40 20', paint.ink, 3, { opacity: 0.6 }),
    ),
    ...Array.from({ length: 20 }, (_, i) =>
      shaving(
        between(p.random, 420, 1330),
        i % 3 ? between(p.random, 840, 985) : between(p.random, 620, 690),
        between(p.random, 0.5, 1.2),
        between(p.random, 0, 360),
      ),
    ),
    dabs(
      60,
      () => [between(p.random, 300, 1400), between(p.random, 640, 990)],
      mix(paint.cream, paint.butter, 0.4),
      5,
      0.8,
    ),
    vignette(p, 620, 560, 0.75),
  );
  return p.svg();
}
