import { mix, paint } from './color.ts';
import { dabs } from './land.ts';
import { between } from './random.ts';
import { n, stroke, type Picture, type Point } from './svg.ts';

/** Cherry boughs: crooked twigs and clouds of blossom along them. */
export function bough(p: Picture, points: Point[], reach: number): string {
  const d = points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');
  const spot = (): Point => {
    const i = Math.floor(p.random() * (points.length - 1));
    const [a, b] = [points[i] as Point, points[i + 1] as Point];
    const t = p.random();
    return [
      a[0] + (b[0] - a[0]) * t + between(p.random, -1, 1) * reach,
      a[1] + (b[1] - a[1]) * t + between(p.random, -0.7, 1) * reach,
    ];
  };
  return (
    stroke(d, paint.tar, 11, { 'stroke-linejoin': 'round' }) +
    dabs(150, spot, mix(paint.rose, paint.heather, 0.3), 21, 0.95) +
    dabs(170, spot, paint.rose, 17) +
    dabs(150, spot, mix(paint.rose, paint.snow, 0.6), 14) +
    dabs(80, spot, paint.snow, 9)
  );
}
