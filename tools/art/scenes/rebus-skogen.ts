import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, dabs, mist, ridge, under } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { spruces } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';

export const meta: Meta = {
  id: 5809,
  alt: {
    no: 'Et stort messingkompass mellom mørke furustammer; i glasset ser en et skogsvann ved soloppgang, og den røde nåla peker mot vannet.',
    sv: 'En stor mässingskompass mellan mörka tallstammar; i glaset syns en skogstjärn vid soluppgång, och den röda nålen pekar mot vattnet.',
    en: 'A large brass compass between dark pine trunks; its glass shows a forest tarn at sunrise, and the red needle points to the water.',
  },
  focal: [0.5, 0.5],
};

const [X, Y, R] = [800, 500, 350];
const CIRCLE = `M${X - R} ${Y}a${R} ${R} 0 1 1 ${2 * R} 0a${R} ${R} 0 1 1 ${-2 * R} 0z`;

function trunks(p: Picture): string {
  const bark = mix(paint.rust, paint.tar, 0.62);
  return [
    [30, 120],
    [210, 74],
    [360, 44],
    [1210, 48],
    [1370, 80],
    [1560, 130],
  ]
    .map(([x = 0, w = 0]) => {
      const shape = `M${x - w / 2} -10L${x - w * 0.62} 1010H${x + w * 0.62}L${x + w / 2} -10z`;
      const scales = Array.from(
        { length: 60 },
        () =>
          `M${n(x + between(p.random, -0.5, 0.5) * w)} ${n(p.random() * 1000)}q${n(w * 0.05)} ${n(w * 0.2)} ${n(-w * 0.03)} ${n(w * 0.42)}`,
      ).join('');
      return p.clipped(
        shape,
        fill(
          shape,
          p.along(
            [x - w / 2, 0],
            [x + w / 2, 0],
            spread(mix(bark, paint.apricot, x < 800 ? 0.1 : 0.4), bark, shade(bark, 0.5)),
          ),
        ),
        stroke(scales, paint.ink, 3, { opacity: 0.35 }),
      );
    })
    .join('');
}

/** What the glass shows: the tarn, the wood around it, the first light. */
function tarn(p: Picture): string {
  const far = ridge(p, acrossSheet(470, 440, 430, 450, 470), 6, 2, 8, true);
  return p.clipped(
    CIRCLE,
    sky(
      p,
      520,
      spread(mix(paint.heather, paint.haze, 0.4), mix(paint.rose, paint.cream, 0.4), paint.butter),
    ),
    sun(p, X, 440, 44, paint.snow, paint.butter, 8, 0.9),
    poly(under(far), mix(paint.slate, paint.heather, 0.4)),
    mist(p, 400, 120, paint.cream, 0.6),
    spruces(
      p,
      ridge(p, acrossSheet(510, 500, 496, 500, 512), 3, 4),
      120,
      30,
      80,
      mix(paint.pine, paint.slate, 0.25),
    ),
    rect(
      0,
      508,
      1600,
      400,
      p.down(
        508,
        860,
        spread(paint.butter, mix(paint.rose, paint.haze, 0.4), mix(paint.fjord, paint.slate, 0.4)),
      ),
    ),
    ripples(p, { x: 480, y: 520, w: 640, h: 280 }, 70, paint.snow, 0.6, 90, 4),
    fill(
      `M440 880V760Q620 690 700 740Q800 810 960 760Q1080 720 1180 770V880z`,
      mix(paint.pine, paint.ink, 0.25),
    ),
    birds(p, 690, 330, 4, 11, mix(paint.plum, paint.ink, 0.3)),
  );
}

function brass(p: Picture): string {
  const metal = p.along(
    [X - R, Y - R],
    [X + R, Y + R],
    spread(paint.cream, paint.butter, paint.ochre, paint.umber, paint.ochre),
  );
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const a = (i * Math.PI) / 36;
    const inner = R + (i % 18 === 0 ? 8 : i % 6 === 0 ? 18 : 28);
    return `M${n(X + Math.cos(a) * inner)} ${n(Y + Math.sin(a) * inner)}L${n(X + Math.cos(a) * (R + 44))} ${n(Y + Math.sin(a) * (R + 44))}`;
  }).join('');
  return (
    circle(X + 14, Y + 22, R + 66, paint.ink, { opacity: 0.35 }) +
    circle(X, Y, R + 28, 'none', { stroke: metal, 'stroke-width': 74 }) +
    circle(X, Y, R + 64, 'none', { stroke: paint.umber, 'stroke-width': 5 }) +
    circle(X, Y, R - 6, 'none', { stroke: mix(paint.umber, paint.tar, 0.4), 'stroke-width': 9 }) +
    stroke(ticks, paint.tar, 6)
  );
}

const needle = (): string =>
  group(
    { transform: `rotate(24 ${X} ${Y})` },
    fill(`M${X} ${Y - 290}L${X + 30} ${Y}H${X}z`, paint.ember) +
      fill(`M${X} ${Y - 290}L${X - 30} ${Y}H${X}z`, paint.rust),
    fill(`M${X} ${Y + 290}L${X + 30} ${Y}H${X}z`, mix(paint.snow, paint.haze, 0.2)) +
      fill(`M${X} ${Y + 290}L${X - 30} ${Y}H${X}z`, mix(paint.haze, paint.slate, 0.3)),
    circle(X, Y, 24, paint.ochre) + circle(X, Y, 11, paint.tar),
  );

export function draw(): string {
  const p = new Picture('rebus-skogen');
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.down(
        0,
        1000,
        spread(
          mix(paint.pine, paint.haze, 0.35),
          mix(paint.pine, paint.leaf, 0.4),
          mix(paint.pine, paint.ink, 0.4),
        ),
      ),
    ),
    spruces(
      p,
      ridge(p, acrossSheet(760, 740, 770, 750), 8, 9),
      60,
      200,
      520,
      mix(paint.pine, paint.night, 0.3),
    ),
    mist(p, 420, 400, paint.mist, 0.4),
    trunks(p),
    glow(p, X, Y, 640, paint.butter, 0.4),
    tarn(p),
    brass(p),
    needle(),
    fill(
      'M-20 1010V930Q300 880 560 960Q800 1010 1080 950Q1380 890 1620 940V1010z',
      mix(paint.pine, paint.ink, 0.5),
    ),
    dabs(120, () => [p.random() * 1600, between(p.random, 930, 1000)], paint.rust, 8, 0.8),
    dabs(
      70,
      () => [p.random() * 1600, between(p.random, 930, 1000)],
      mix(paint.moss, paint.butter, 0.3),
      8,
      0.8,
    ),
    vignette(p, 800, 500, 0.35),
  );
  return p.svg();
}
