import { describe, expect, it } from 'vitest';
import { CONFETTI_MS, confettiPlace, createConfetti } from './confetti.tsx';

/** Deterministic pseudo-random numbers. */
function counting(): () => number {
  let seed = 7;
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const particles = createConfetti(200, 5, counting());

describe('confetti', () => {
  it('starts below the screen with a valid colour', () => {
    for (const particle of particles) {
      expect(confettiPlace(particle, 0).y).toBeGreaterThan(1);
      expect([0, 1, 2, 3, 4]).toContain(particle.colour);
    }
  });

  it('rises onto the screen and falls off again', () => {
    for (const particle of particles) {
      const heights = Array.from(
        { length: 33 },
        (_, step) => confettiPlace(particle, step * 100).y,
      );
      expect(Math.min(...heights)).toBeLessThan(0.75);
      expect(Math.min(...heights)).toBeGreaterThan(-0.1);
      expect(heights.at(-1)).toBeGreaterThan(1);
    }
  });

  it('has faded at the end', () => {
    const [particle] = particles;
    expect(particle && confettiPlace(particle, CONFETTI_MS).opacity).toBe(0);
  });
});
