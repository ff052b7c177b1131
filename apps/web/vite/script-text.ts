import { rolldown } from 'rolldown';
import { buildTarget } from './supported-browsers.ts';

/**
 * Bundles a module and its imports.
 * @returns one classic script: module workers are more recent than workers
 */
export async function scriptText(entry: string): Promise<string> {
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    tsconfig: false,
    transform: { target: buildTarget() },
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0].code;
}
