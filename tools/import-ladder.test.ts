import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.dirname(import.meta.dirname);
const oxlint = path.join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');

interface LintReport {
  diagnostics: { code: string; message: string; help?: string }[];
}

/** Lints one file with the project's rules, as if it were at that path. */
describe('the import ladder', () => {
  let house: string;

  beforeAll(() => {
    house = mkdtempSync(path.join(os.tmpdir(), 'varde-ladder-'));
    cpSync(path.join(root, 'oxlint.config.ts'), path.join(house, 'oxlint.config.ts'));
    symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  function lint(place: string, code: string): string[] {
    const file = path.join(house, place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json', place], {
      cwd: house,
      encoding: 'utf8',
    });
    rmSync(file);
    const report = JSON.parse(stdout) as LintReport;
    return report.diagnostics.map(
      ({ code: rule, message, help }) => `${rule} ${message} ${help ?? ''}`,
    );
  }

  const use = (from: string): string => `import { x } from '${from}';\nexport const y = x;\n`;

  it.each([
    ['apps/web/src/features/article/a.ts', '#routes/article.tsx', 'downwards'],
    ['apps/web/src/features/article/a.ts', '#features/owner/owner-view.ts', 'slots'],
    ['apps/web/src/features/article/a.ts', '../owner/owner-view.ts', 'parts/'],
    ['apps/web/src/features/rebus/page/p.ts', '#features/owner/owner-page.tsx', 'slots'],
    ['apps/web/src/routes/r.ts', '#features/owner/parts/x.ts', 'private'],
    ['apps/web/src/components/hero.ts', '#features/article/a.ts', 'downwards'],
    ['apps/web/src/components/hero.ts', '#api/api-client.ts', 'as a prop'],
    ['apps/web/src/viewers/map/m.ts', '#components/hero.tsx', 'downwards'],
    ['apps/web/src/ui/button.ts', '#i18n/use-text.ts', 'without words'],
    ['apps/web/src/ui/button.ts', '@varde/domain/geo', 'without data'],
    ['apps/web/src/browser/p.ts', '#ui/button.tsx', 'below the interface'],
    ['apps/web/src/browser/p.ts', '#state/session.ts', 'belongs in state/'],
    ['apps/web/src/routes/r.ts', 'maplibre-gl', 'one door'],
    ['apps/web/src/routes/r.ts', '@varde/content-pack/read-pack', 'api/'],
    ['apps/server/src/content/content.routes.ts', 'kysely', 'repository'],
    ['apps/server/src/content/content.routes.ts', './documents/documents.repository.ts', 'service'],
    ['apps/server/src/content/documents/documents.service.ts', '#db/database.ts', 'repository'],
    ['apps/server/src/content/documents/documents.presenter.ts', 'pg', 'repository'],
    ['apps/server/src/content/documents/d.repository.ts', '#http/problems.ts', 'passed in'],
    ['packages/domain/src/d.ts', 'node:fs', 'pure'],
    ['packages/domain/src/d.ts', '@varde/contract/common', 'pure'],
    ['packages/contract/src/c.ts', '@varde/content-pack/pack', 'domain only'],
    ['packages/content-pack/src/p.ts', '@varde/server/app', 'never the other way'],
  ])('%s may not import %s, with an alternative in the message', (place, from, advice) => {
    const found = lint(place, use(from));
    expect(found.join('\n')).toContain('no-restricted-imports');
    expect(found.join('\n')).toContain(advice);
  });

  it.each([
    ['apps/web/src/routes/r.ts', '#features/article/article-page.tsx'],
    ['apps/web/src/features/rebus/page/p.ts', '#features/article/document-view.ts'],
    ['apps/web/src/features/article/parts/p.ts', '../article-view.ts'],
    ['apps/web/src/features/article/a.ts', '#components/hero.tsx'],
    ['apps/web/src/features/article/a.ts', '@varde/domain/geo'],
    ['apps/web/src/viewers/map/m.ts', 'maplibre-gl'],
    ['apps/server/src/content/documents/documents.repository.ts', 'kysely'],
    ['apps/server/src/content/content.routes.ts', './documents/documents.service.ts'],
    ['packages/contract/src/c.ts', '@varde/domain/licenses'],
  ])('%s may import %s', (place, from) => {
    expect(lint(place, use(from)).filter((line) => line.includes('no-restricted-imports'))).toEqual(
      [],
    );
  });

  it('rejects a function of more than 60 lines', () => {
    const long = `export function long(): number {\n${'  Math.random();\n'.repeat(61)}  return 1;\n}\n`;
    expect(lint('packages/domain/src/long.ts', long).join()).toContain('max-lines-per-function');
  });

  it('rejects a file of more than 350 lines', () => {
    const lines = Array.from({ length: 351 }, (_, n) => `export const c${n} = ${n};`).join('\n');
    expect(lint('packages/domain/src/long.ts', lines).join()).toContain('max-lines');
  });

  it('rejects browser APIs outside browser/, state/ and viewers/', () => {
    const code = 'export const width = (): number => window.innerWidth;\n';
    expect(lint('apps/web/src/features/article/a.ts', code).join()).toContain('browser/');
    expect(lint('apps/web/src/browser/p.ts', code).join()).not.toContain('no-restricted-globals');
  });

  it('rejects fetch outside api/ and module clients', () => {
    const code = "export const get = (): Promise<Response> => fetch('/x');\n";
    expect(lint('apps/web/src/routes/r.ts', code).join()).toContain('api/');
    expect(lint('apps/web/src/api/s.ts', code).join()).not.toContain('no-restricted-globals');
    expect(lint('apps/server/src/integrations/names/names.service.ts', code).join()).toContain(
      'client.ts',
    );
    expect(lint('apps/server/src/integrations/names/names.client.ts', code).join()).not.toContain(
      'no-restricted-globals',
    );
  });

  it('rejects process.env outside config.ts', () => {
    const code = "export const port = process.env['PORT'];\n";
    expect(lint('apps/server/src/http/x.ts', code).join()).toContain('no-process-env');
    expect(lint('apps/server/src/config/config.ts', code).join()).not.toContain('no-process-env');
  });
});
