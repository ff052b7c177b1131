import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkPack } from '@varde/content-pack/check-pack';
import { routes } from '../apps/web/src/routes.ts';

it('a content pack cannot have a code that is the first segment of a route of the site', async () => {
  const paths = routes.children?.map((child) => ('path' in child ? child.path : undefined)) ?? [];
  const segments = paths.map((route) => /^\/([a-z0-9-]+)/.exec(route ?? '')?.[1]);
  const codes = new Set(segments.filter((segment) => segment !== undefined));
  expect(codes.size).toBeGreaterThan(25);
  const pack = mkdtempSync(path.join(os.tmpdir(), 'varde-codes-'));
  onTestFinished(() => rmSync(pack, { recursive: true }));
  writeFileSync(
    path.join(pack, 'codes.yaml'),
    [...codes].map((code) => `- { code: "${code}", document: 1 }\n`).join(''),
  );
  const messages = (await checkPack(pack)).issues.map(({ message }) => message);
  for (const code of codes)
    expect(messages).toContain(`The code "${code}" is the path of a page of the site`);
});
