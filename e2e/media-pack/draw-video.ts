/**
 * Generates film.mp4: twelve seconds of a moving sun, recorded in the browser, so that no other
 * program is needed. Run when it changes: `CHROMIUM_PATH=… node e2e/media-pack/draw-video.ts`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const SECONDS = 12;

async function recordVideo(seconds: number): Promise<number[]> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
  const pen = canvas.getContext('2d');
  const options = { mimeType: 'video/mp4;codecs=avc1', videoBitsPerSecond: 30_000 };
  const recorder = new MediaRecorder(canvas.captureStream(10), options);
  const chunks: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  const stopped = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve);
  });
  const started = performance.now();
  const draw = () => {
    const second = (performance.now() - started) / 1000;
    if (!pen || second >= seconds) return recorder.stop();
    pen.fillStyle = '#16324a';
    pen.fillRect(0, 0, 320, 180);
    pen.fillStyle = '#e9b872';
    pen.beginPath();
    pen.arc(40 + second * 20, 90, 24, 0, 2 * Math.PI);
    pen.fill();
    return requestAnimationFrame(draw);
  };
  // In segments of two seconds, as a stream requires.
  recorder.start(2_000);
  draw();
  await stopped;
  return [...new Uint8Array(await new Blob(chunks).arrayBuffer())];
}

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
const page = await browser.newPage();
const bytes = await page.evaluate(recordVideo, SECONDS);
await browser.close();
writeFileSync(path.join(import.meta.dirname, 'film.mp4'), Buffer.from(bytes));
