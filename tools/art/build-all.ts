/** `npm run art`: makes all art of the demo again. What builds on another's result stands after it. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const STEPS = [
  'build.ts',
  'build-models.ts',
  'build-sounds.ts',
  'build-narration.ts',
  'build-films.ts',
];

for (const step of STEPS) {
  console.log(`\n── ${step}`);
  const script = fileURLToPath(new URL(step, import.meta.url));
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
