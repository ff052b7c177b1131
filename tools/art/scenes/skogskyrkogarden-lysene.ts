import { mix, paint, shade } from '../lib/color.ts';
import { dabs, brush, mist } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { figure } from '../lib/people.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, n, Picture, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5652,
  alt: {
    no: 'Kveld mellom høye, mørke furustammer: foran lave gravsteiner brenner hundrevis av små lys innover i skogen, og noen går stille mellom dem.',
    sv: 'Kväll mellan höga, mörka tallstammar: framför låga gravstenar brinner hundratals små ljus in i skogen, och några går tyst mellan dem.',
    en: 'Evening among tall dark pine trunks: before low gravestones hundreds of small candles burn away into the forest, and some people walk quietly between them.',
  },
  caption: {
    no: 'Rundt allehelgensdag lyser titusenvis av lys mellom furuene. Steinene er lave, for ingen skal rage over andre i døden.',
    sv: 'Vid allhelgona lyser tiotusentals ljus mellan tallarna. Stenarna är låga, för ingen ska höja sig över andra i döden.',
    en: 'Around All Saints’ Day tens of thousands of candles burn among the pines. The stones are low: nobody should tower over others in death.',
  },
  focal: [0.5, 0.62],
};

export function draw(): string {
  const p = new Picture('skogskyrkogarden-lysene');
  const dusk = mix(paint.night, paint.plum, 0.35);
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.down(
        0,
        640,
        spread(
          paint.ink,
          paint.night,
          mix(paint.fjord, paint.plum, 0.4),
          mix(paint.heather, paint.rose, 0.35),
        ),
      ),
    ),
    fill(
      'M-20 560Q400 530 800 544T1620 536V1010H-20z',
      p.down(
        540,
        1000,
        spread(mix(paint.heather, paint.umber, 0.5), mix(paint.pine, paint.tar, 0.45), paint.ink),
      ),
    ),
    mist(p, 440, 160, mix(paint.apricot, paint.rose, 0.4), 0.5),
    glow(p, 800, 560, 620, paint.apricot, 0.45),
  );
  const trunk = (x: number, y: number, w: number, bark: string, lit: string): string =>
    fill(
      `M${n(x - w * 0.7)} ${n(y + 8)}Q${n(x - w * 0.45)} ${n(y - w * 2)} ${n(x - w * 0.42)} -20H${n(x + w * 0.4)}Q${n(x + w * 0.45)} ${n(y - w * 2)} ${n(x + w * 0.7)} ${n(y + 8)}z`,
      bark,
    ) +
    fill(
      `M${n(x - w * 0.7)} ${n(y + 8)}Q${n(x - w * 0.45)} ${n(y - w * 2)} ${n(x - w * 0.43)} ${n(y - w * 5)}L${n(x - w * 0.2)} ${n(y - w * 5)}Q${n(x - w * 0.1)} ${n(y - w * 2)} ${n(x - w * 0.2)} ${n(y + 8)}z`,
      p.down(y - w * 5, y, [
        [0, lit, 0],
        [1, lit, 0.75],
      ]),
    ) +
    (w > 30
      ? brush(
          p,
          { x: x - w * 0.42, y: 0, w: w * 0.8, h: y - 20 },
          Math.round(w * 0.5),
          1.57,
          w * 0.8,
          paint.ink,
          w * 0.06,
          0.6,
        )
      : '');
  const stone = (x: number, y: number, s: number, kind: number): string => {
    const c = mix(mix(paint.granite, paint.plum, 0.5), paint.apricot, (kind % 4) * 0.07);
    const w = 46 * s;
    const h = [62, 50, 74][kind % 3] ?? 60;
    return kind % 3 === 1
      ? fill(
          `M${n(x - w)} ${n(y)}v${n(-h * s * 0.7)}q${n(w)} ${n(-h * s * 0.5)} ${n(w * 2)} 0v${n(h * s * 0.7)}z`,
          c,
        )
      : rect(x - w, y - h * s, w * 2, h * s, c) +
          stroke(
            `M${n(x - w * 0.6)} ${n(y - h * s * 0.66)}h${n(w * 1.2)}M${n(x - w * 0.4)} ${n(y - h * s * 0.42)}h${n(w * 0.8)}`,
            paint.ink,
            Math.max(1, 4 * s),
            { opacity: 0.6 },
          );
  };
  const halo = p.around(0, 0, 100, [
    [0, paint.apricot, 0.65],
    [0.3, paint.apricot, 0.3],
    [1, paint.apricot, 0],
  ]);
  const shine = (x: number, y: number, r: number): string =>
    circle(0, 0, 100, halo, {
      transform: `translate(${n(x)} ${n(y)}) scale(${(r / 100).toFixed(2)})`,
    });
  // A candle in its cup: lit through from above, the flame over the rim.
  const flame = (x: number, y: number, s: number): string =>
    rect(x - 9 * s, y - 30 * s, 18 * s, 30 * s, mix(paint.snow, paint.apricot, 0.25)) +
    rect(x - 9 * s, y - 12 * s, 18 * s, 12 * s, mix(paint.apricot, paint.rust, 0.4)) +
    fill(
      `M${n(x - 6 * s)} ${n(y - 30 * s)}q${n(-2 * s)} ${n(-10 * s)} ${n(6 * s)} ${n(-22 * s)}q${n(8 * s)} ${n(12 * s)} ${n(6 * s)} ${n(22 * s)}z`,
      paint.butter,
    );
  // From the far wood to the near one, rank by rank.
  for (let r = 0; r < 6; r += 1) {
    const y = 556 + r * r * 14;
    const s = 0.16 + r * 0.17;
    const tone = r / 6;
    for (let i = 0; i < 18 - r * 2; i += 1) {
      const x = between(p.random, -20, 1620);
      if (r > 2 && Math.abs(x - 780) < 130 + r * 30) continue;
      p.add(
        trunk(
          x,
          y - 6,
          10 + r * r * 3.2,
          mix(mix(paint.heather, paint.plum, 0.4), dusk, Math.min(1, tone + 0.25)),
          mix(paint.ember, paint.apricot, 0.3),
        ),
      );
    }
    p.add(
      dabs(
        70 - r * 10,
        () => [p.random() * 1600, y + between(p.random, -10, 14)],
        paint.butter,
        3 + r * 1.4,
        0.9,
      ),
    );
    for (let i = 0; i < 13 - r; i += 1) {
      const x = ((i + 0.5 + between(p.random, -0.25, 0.25)) / (13 - r)) * 1640 - 20;
      const lift = y + between(p.random, 0, 10);
      p.add(
        r > 1 ? shine(x - 40 * s, lift - 20 * s, 130 * s) : '',
        stone(x, lift, s, i + r),
        flame(x - 58 * s, lift + 12 * s, s) +
          (i % 2 ? flame(x + 62 * s, lift + 16 * s, s * 0.85) : '') +
          (i % 3 ? '' : flame(x - 84 * s, lift + 20 * s, s * 0.7)),
        r > 3
          ? fill(
              blob(p, x, lift + 8 * s, 60 * s, 12 * s, 0.3, 9),
              mix(paint.leaf, paint.tar, 0.4),
            ) +
              dabs(
                6,
                () => [x + between(p.random, -50, 50) * s, lift + between(p.random, 0, 12) * s],
                paint.rose,
                9 * s,
              )
          : '',
      );
    }
    if (r === 2)
      p.add(
        figure(700, 632, 118, mix(paint.ink, paint.plum, 0.3), mix(paint.rose, paint.umber, 0.3)),
        figure(
          752,
          634,
          106,
          mix(paint.oxblood, paint.ink, 0.4),
          mix(paint.rose, paint.umber, 0.3),
        ),
        figure(790, 632, 62, mix(paint.fjord, paint.ink, 0.3), mix(paint.rose, paint.umber, 0.2)),
        fill(
          'M689 524q0 -16 11 -16q11 0 11 16zM742 542q-2 -18 10 -18q12 0 11 18l-3 12h-16zM784 580q0 -10 6 -10q6 0 6 10z',
          paint.ink,
        ),
      );
  }
  p.add(
    trunk(
      130,
      1010,
      150,
      shade(mix(paint.rust, paint.plum, 0.6), 0.45),
      mix(paint.ember, paint.apricot, 0.3),
    ),
    trunk(
      1450,
      1010,
      170,
      shade(mix(paint.rust, paint.plum, 0.6), 0.5),
      mix(paint.ember, paint.apricot, 0.2),
    ),
    fill(
      Array.from({ length: 56 }, () =>
        blob(
          p,
          between(p.random, 0, 1600),
          between(p.random, -20, 130) - 30,
          between(p.random, 34, 110),
          between(p.random, 12, 26),
          0.34,
          11,
        ),
      ).join(''),
      paint.ink,
      { opacity: 0.85 },
    ),
    dabs(
      80,
      () => [p.random() * 1600, 940 + p.random() * 60],
      mix(paint.ochre, paint.umber, 0.4),
      6,
      0.6,
    ),
    vignette(p, 800, 620, 0.5),
  );
  return p.svg();
}
