import { useEffect, useRef } from 'react';
import {
  CONFETTI_MS,
  confettiPlace,
  throwConfetti,
  type ConfettiPiece,
} from './confetti-flight.ts';
import styles from './confetti.module.css';

/** The demo pictures' palette: seen on a light and on a dark ground. */
const COLOURS = ['#397ab5', '#e0a63c', '#c5533d', '#4f9d69', '#8fb8d8', '#d98fa6'];
const PIECES = 120;

/** One throw of confetti over everything, once. Nothing to press, nothing to read; show it only where motion is allowed. */
export function Confetti() {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const brush = canvas?.getContext('2d');
    if (!canvas || !brush) return undefined;
    // The top layer: over the dialog, without being cut off by it.
    canvas.showPopover?.();
    return animate(canvas, brush);
  }, []);
  return <canvas ref={ref} className={styles.canvas} popover="manual" aria-hidden="true" />;
}

function animate(canvas: HTMLCanvasElement, brush: CanvasRenderingContext2D): () => void {
  canvas.width = canvas.clientWidth;
  canvas.height = canvas.clientHeight;
  const pieces = throwConfetti(PIECES, COLOURS.length, Math.random);
  let started: number | undefined;
  let frame = requestAnimationFrame(function draw(now) {
    started ??= now;
    brush.clearRect(0, 0, canvas.width, canvas.height);
    if (now - started > CONFETTI_MS) return;
    for (const piece of pieces) drawPiece(brush, piece, now - started);
    frame = requestAnimationFrame(draw);
  });
  return () => cancelAnimationFrame(frame);
}

function drawPiece(brush: CanvasRenderingContext2D, piece: ConfettiPiece, ms: number): void {
  const { x, y, turn, width, opacity } = confettiPlace(piece, ms);
  brush.save();
  brush.translate(x * brush.canvas.width, y * brush.canvas.height);
  brush.rotate(turn);
  brush.scale(width, 1);
  brush.globalAlpha = opacity;
  brush.fillStyle = COLOURS[piece.colour] ?? '#397ab5';
  brush.fillRect(-piece.size / 2, -piece.size / 3, piece.size, piece.size / 1.5);
  brush.restore();
}
