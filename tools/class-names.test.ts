import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ending } from '../apps/web/vite/css.ts';

const web = path.join(path.dirname(import.meta.dirname), 'apps', 'web');

it('class names of the site’s style sheets are unique', () => {
  const endings = globSync('src/**/*.module.css', { cwd: web }).map(ending);
  expect(endings.length).toBeGreaterThan(50);
  expect(new Set(endings).size).toBe(endings.length);
});
