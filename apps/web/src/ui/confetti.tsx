/** Confetti animation on a canvas. */
import { useEffect, useRef } from 'react';
import styles from './confetti.module.css';

/** Palette of the demo images: visible on light and dark backgrounds. */
const COLOURS = ['#397ab5', '#e0a63c', '#c5533d', '#4f9d69', '#8fb8d8', '#d98fa6'];
const PARTICLE_COUNT = 120;

/** One burst of confetti above everything. Render only if motion is allowed. */
export function Confetti() {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return undefined;
    // Top layer: above the modal dialog.
    canvas.showPopover?.();
    return animate(canvas, context);
  }, []);
  return <canvas ref={ref} className={styles.canvas} popover="manual" aria-hidden="true" />;
}

function animate(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): () => void {
  canvas.width = canvas.clientWidth;
  canvas.height = canvas.clientHeight;
  const particles = createConfetti(PARTICLE_COUNT, COLOURS.length, Math.random);
  let started: number | undefined;
  let frame = requestAnimationFrame(function draw(now) {
    started ??= now;
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (now - started > CONFETTI_MS) return;
    for (const particle of particles) drawParticle(context, particle, now - started);
    frame = requestAnimationFrame(draw);
  });
  return () => cancelAnimationFrame(frame);
}

function drawParticle(
  context: CanvasRenderingContext2D,
  particle: ConfettiParticle,
  ms: number,
): void {
  const { x, y, turn, width, opacity } = confettiPlace(particle, ms);
  context.save();
  context.translate(x * context.canvas.width, y * context.canvas.height);
  context.rotate(turn);
  context.scale(width, 1);
  context.globalAlpha = opacity;
  context.fillStyle = COLOURS[particle.colour] ?? '#397ab5';
  context.fillRect(-particle.size / 2, -particle.size / 3, particle.size, particle.size / 1.5);
  context.restore();
}

interface ConfettiParticle {
  /** Start position as a share of the width. */
  readonly x: number;
  /** Screen heights and widths per second. */
  readonly speed: { readonly x: number; readonly y: number };
  /** CSS pixels. */
  readonly size: number;
  /** Turns per second; negative is counter-clockwise. */
  readonly spin: number;
  /** Index of its colour. */
  readonly colour: number;
}

interface ConfettiPlace {
  readonly x: number;
  readonly y: number;
  /** Radians. */
  readonly turn: number;
  /** -1 to 1: visible width as it tumbles. */
  readonly width: number;
  /** 1 at the start, 0 at the end. */
  readonly opacity: number;
}

/** Milliseconds until the last particle has faded. */
export const CONFETTI_MS = 3_200;
/** Screen heights per second squared. */
const GRAVITY = 0.9;
const FADE_FROM = 0.7;

export function createConfetti(
  count: number,
  colours: number,
  random: () => number,
): ConfettiParticle[] {
  const between = (low: number, high: number) => low + (high - low) * random();
  return Array.from({ length: count }, () => ({
    x: between(0.2, 0.8),
    speed: { x: between(-0.25, 0.25), y: between(0.75, 1.35) },
    size: between(6, 12),
    spin: between(-1.2, 1.2),
    colour: Math.floor(random() * colours),
  }));
}

/**
 * @param ms since the burst
 * @returns shares of the screen, y from the top
 */
export function confettiPlace({ x, speed, spin }: ConfettiParticle, ms: number): ConfettiPlace {
  const s = ms / 1000;
  const progress = ms / CONFETTI_MS;
  return {
    x: x + speed.x * s,
    y: 1.02 - speed.y * s + (GRAVITY * s * s) / 2,
    turn: spin * s * 2 * Math.PI,
    width: Math.cos(spin * s * 3 * Math.PI),
    opacity: progress < FADE_FROM ? 1 : Math.max(0, (1 - progress) / (1 - FADE_FROM)),
  };
}
