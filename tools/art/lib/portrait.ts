/**
 * Heads for drawn likenesses, in units of their own: the eyes lie on y 0, the crown on -150, the chin on 150, the ears 100 out.
 * Hair, beard and clothes are what a person is known by, so each scene draws its own about this head.
 */
import { mix, paint, shade } from './color.ts';
import { brush } from './land.ts';
import { glow } from './light.ts';
import { circle, fill, group, n, stroke, type Picture } from './svg.ts';

export type Head = {
  skin: string;
  brow: string;
  /** How wide the jaw is: 1 is even, less is narrow. */
  jaw?: number;
  /** Which side the light comes from. */
  light: 'left' | 'right';
  /** Lines of age, 0 to 1. */
  age?: number;
  lips?: string;
};

const outline = (jaw: number): string => {
  const [cheek, chin] = [n(98 - 14 * (1 - jaw)), n(66 * jaw)];
  return `M-98 -26Q-100 -152 0 -156Q100 -152 98 -26Q100 34 ${cheek} 62Q${n(86 * jaw)} 118 ${chin} 136Q30 156 0 156Q-30 156 -${chin} 136Q-${n(86 * jaw)} 118 -${cheek} 62Q-100 34 -98 -26z`;
};

export function head(p: Picture, { skin, brow, jaw = 1, light, age = 0, lips }: Head): string {
  const face = outline(jaw);
  const dusk = mix(skin, mix(paint.rust, paint.plum, 0.35), 0.36);
  const line = mix(skin, paint.tar, 0.72);
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  const eye = (x: number): string =>
    fill(`M${x - 20} 3Q${x} -14 ${x + 20} 3Q${x} 13 ${x - 20} 3z`, mix(paint.snow, skin, 0.35)) +
    circle(x, 0, 9, paint.ink) +
    circle(x - 3, -3, 2.6, paint.snow) +
    stroke(`M${x - 23} 3Q${x} -17 ${x + 23} 3`, line, 5, round) +
    stroke(`M${x - 14} 16Q${x} 21 ${x + 15} 15`, line, 2.6, {
      ...round,
      opacity: 0.25 + age * 0.4,
    });
  const features =
    // One half of the face lies in shadow, cut along the nose.
    p.clipped(
      face,
      fill(
        'M10 -160Q2 -60 4 -26Q0 -6 12 22L33 60Q34 74 10 75Q4 86 8 104Q2 128 8 160H130V-160z',
        dusk,
      ),
      fill('M-72 -26Q-44 -44 -16 -34Q-6 -28 -12 -18Q-42 -30 -72 -26z', dusk, { opacity: 0.45 }),
      glow(p, -58, 54, 54, mix(skin, paint.rust, 0.6), 0.5),
    ) +
    eye(-42) +
    eye(44) +
    stroke('M-72 -34Q-46 -52 -18 -36M20 -36Q48 -52 74 -34', brow, 9, round) +
    stroke('M6 -24Q2 0 12 24M-14 66Q-2 78 12 75', line, 3.4, { ...round, opacity: 0.7 }) +
    stroke('M-30 104Q-4 112 30 103', lips ?? mix(skin, paint.oxblood, 0.7), lips ? 9 : 5, round) +
    stroke('M-16 120Q0 125 18 119', line, 3, { ...round, opacity: 0.4 }) +
    stroke(
      'M-40 74Q-52 88 -50 104M42 74Q54 88 52 104M-84 -6Q-92 2 -92 12M84 -6Q92 2 92 12M-36 -92Q0 -100 38 -92M-30 -108Q0 -114 32 -108',
      line,
      2.8,
      { ...round, opacity: age * 0.6 },
    );
  return group(
    light === 'right' ? { transform: 'scale(-1 1)' } : {},
    fill('M-94 -8Q-118 -20 -114 14Q-108 50 -88 44z', mix(skin, paint.rust, 0.12)),
    fill('M94 -8Q118 -20 114 14Q108 50 88 44z', dusk),
    fill(face, skin),
    features,
  );
}

/** Throat and the shadow that the chin throws on it. */
export const throat = (p: Picture, skin: string): string => {
  const shape = 'M-52 96V190Q-54 230 -96 246H96Q54 230 52 190V96z';
  return p.clipped(
    shape,
    fill(shape, mix(skin, paint.rust, 0.16)),
    fill('M-60 80H60V150Q10 196 -60 160z', mix(skin, paint.plum, 0.45), { opacity: 0.75 }),
  );
};

/** Cloth, hair or fur: a shape with its light, and strokes along it. */
export function stuff(
  p: Picture,
  d: string,
  color: string,
  strokes: { count: number; angle: number; length: number; box: [number, number, number, number] },
): string {
  const [x, y, w, h] = strokes.box;
  const lit = p.along(
    [x, y],
    [x + w, y + h],
    [
      [0, mix(color, paint.cream, 0.24)],
      [0.45, color],
      [1, shade(color, 0.42)],
    ],
  );
  const { count, angle, length } = strokes;
  return p.clipped(
    d,
    fill(d, lit),
    brush(p, { x, y, w, h }, count, angle, length, paint.ink, 2, 0.2),
    brush(p, { x, y, w, h }, Math.round(count / 2), angle, length, paint.cream, 1.8, 0.24),
  );
}

/** Where the head stands on the sheet, and how large. */
export const placed = (x: number, y: number, size: number, ...content: string[]): string =>
  group({ transform: `translate(${x} ${y}) scale(${size})` }, ...content);
