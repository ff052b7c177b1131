import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  tanStackRouterCodeSplitter,
  type CodeSplittingOptions,
} from '@tanstack/router-plugin/vite';
import type { PluginOption } from 'vite';

/** Loaders are separate from components: a server-rendered page has its data. */
export const ROUTE_CHUNKS: CodeSplittingOptions['defaultBehavior'] = [
  ['loader'],
  ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
];

/**
 * Splits routes as the build does (vite.config.ts), for tests, which do not generate the list of
 * routes: a page loads half of the modules that all pages have.
 */
export function splitRoutes(folder: URL): PluginOption {
  const cwd = fileURLToPath(folder);
  const files = globSync('*.tsx', { cwd });
  return tanStackRouterCodeSplitter(
    { codeSplittingOptions: { addHmr: false, defaultBehavior: ROUTE_CHUNKS } },
    { routesByFile: new Map(files.map((file) => [path.join(cwd, file), { routeId: file }])) },
  );
}
