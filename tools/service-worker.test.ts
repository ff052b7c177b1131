import { expect, it } from 'vitest';
import { serviceWorker } from '../apps/web/vite/service-worker.ts';

const ENTRY = new URL('../apps/web/src/service-worker/main.ts', import.meta.url);

/** Files that the plugin adds to a build of one chunk of this name. */
async function emitted(fileName: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const chunk = {
    type: 'chunk',
    fileName,
    isEntry: true,
    code: '',
    imports: [],
    dynamicImports: [],
  };
  const context = {
    emitFile: (file: { fileName: string; source: string }) => files.set(file.fileName, file.source),
  };
  const { generateBundle } = serviceWorker(ENTRY) as unknown as {
    generateBundle: { handler: (this: object, options: object, bundle: object) => Promise<void> };
  };
  await generateBundle.handler.call(context, {}, { [fileName]: chunk });
  return files;
}

it('every build has another worker, so that browsers install it', async () => {
  const [one, again, next] = await Promise.all(['app-1.js', 'app-1.js', 'app-2.js'].map(emitted));
  expect(again?.get('sw.js')).toBe(one?.get('sw.js'));
  expect(next?.get('sw.js')).not.toBe(one?.get('sw.js'));
});
