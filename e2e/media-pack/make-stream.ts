/**
 * Generates stream/ from film.mp4 with the server's own arguments. Run when film.mp4 or the ladder
 * changes: `FFMPEG=/usr/bin/ffmpeg node e2e/media-pack/make-stream.ts`. The stories need only its
 * output.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  createFfmpeg,
  levelsFor,
  streamArguments,
} from '../../apps/server/src/media/videos/ffmpeg.ts';

const video = path.join(import.meta.dirname, 'film.mp4');
const folder = path.join(import.meta.dirname, 'stream');
const ffmpeg = createFfmpeg(process.env['FFMPEG'] ?? '/usr/bin/ffmpeg');
const { signal } = new AbortController();
const facts = await ffmpeg.look(video, signal);
if (!facts) throw new Error('film.mp4 has no video track.');
rmSync(folder, { recursive: true, force: true });
for (const { name } of levelsFor(facts)) mkdirSync(path.join(folder, name), { recursive: true });
await ffmpeg.run(streamArguments(video, facts), folder, { signal, maxMs: 60_000 });
