import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.dirname(import.meta.dirname);
const oxlint = path.join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');

interface LintReport {
  number_of_files: number;
  diagnostics: { code: string; message: string; help?: string; filename: string }[];
}

describe('the import ladder', () => {
  const sources = new Map<string, string>();
  let house: string;
  let report: LintReport;

  // In one run: starting the linter takes most of its time.
  beforeAll(() => {
    house = mkdtempSync(path.join(os.tmpdir(), 'varde-ladder-'));
    cpSync(path.join(root, 'oxlint.config.ts'), path.join(house, 'oxlint.config.ts'));
    symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
    for (const [file, code] of sources) {
      mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
      writeFileSync(path.join(house, file), code);
    }
    const { stdout } = spawnSync(
      process.execPath,
      [oxlint, '--format', 'json', 'apps', 'packages'],
      {
        cwd: house,
        encoding: 'utf8',
        maxBuffer: Infinity,
      },
    );
    report = JSON.parse(stdout) as LintReport;
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  /** Adds a file to the run, as if it were in that place; returns its issues afterwards. */
  function lint(place: string, code: string): () => string {
    const other = path.join(path.dirname(place), `${sources.size}-${path.basename(place)}`);
    const file = sources.has(place) ? other : place;
    sources.set(file, code);
    return () =>
      report.diagnostics
        .filter(({ filename }) => filename === file)
        .map(({ code: rule, message, help }) => `${rule} ${message} ${help ?? ''}`)
        .join('\n');
  }

  it('lints every file', () => expect(report.number_of_files).toBe(sources.size));

  const use = (from: string): string => `import { x } from '${from}';\nexport const y = x;\n`;

  const forbidden = [
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
    ['apps/server/src/db/d.ts', '@opentelemetry/api', 'work-events.ts'],
    ['packages/domain/src/d.ts', 'node:fs', 'pure'],
    ['packages/domain/src/d.ts', '@varde/contract/common', 'pure'],
    ['packages/contract/src/c.ts', '@varde/content-pack/pack', 'domain only'],
    ['packages/content-pack/src/p.ts', '@varde/server/app', 'never the other way'],
  ] as const;
  for (const [place, from, advice] of forbidden) {
    const issues = lint(place, use(from));
    it(`${place} may not import ${from}, with an alternative in the message`, () => {
      expect(issues()).toContain('no-restricted-imports');
      expect(issues()).toContain(advice);
    });
  }

  const allowed = [
    ['apps/web/src/routes/r.ts', '#features/article/article-page.tsx'],
    ['apps/web/src/features/rebus/page/p.ts', '#features/article/document-view.ts'],
    ['apps/web/src/features/article/parts/p.ts', '../article-view.ts'],
    ['apps/web/src/features/article/a.ts', '#components/hero.tsx'],
    ['apps/web/src/features/article/a.ts', '@varde/domain/geo'],
    ['apps/web/src/viewers/map/m.ts', 'maplibre-gl'],
    ['apps/server/src/content/documents/documents.repository.ts', 'kysely'],
    ['apps/server/src/content/content.routes.ts', './documents/documents.service.ts'],
    ['apps/server/src/telemetry/telemetry.ts', '@opentelemetry/api'],
    ['packages/contract/src/c.ts', '@varde/domain/licenses'],
  ] as const;
  for (const [place, from] of allowed) {
    const issues = lint(place, use(from));
    it(`${place} may import ${from}`, () => {
      expect(issues()).not.toContain('no-restricted-imports');
    });
  }

  const long = `export function long(): number {\n${'  Math.random();\n'.repeat(61)}  return 1;\n}\n`;
  const lines = Array.from({ length: 351 }, (_, n) => `export const c${n} = ${n};`).join('\n');
  const width = 'export const width = (): number => window.innerWidth;\n';
  const get = "export const get = (): Promise<Response> => fetch('/x');\n";
  const port = "export const port = process.env['PORT'];\n";
  const names = 'apps/server/src/integrations/names';

  for (const [what, place, code, words] of [
    [
      'a function of more than 60 lines',
      'packages/domain/src/l.ts',
      long,
      'max-lines-per-function',
    ],
    ['a file of more than 350 lines', 'packages/domain/src/l.ts', lines, 'max-lines'],
    ['a browser API in a feature', 'apps/web/src/features/article/a.ts', width, 'browser/'],
    ['fetch in a route', 'apps/web/src/routes/r.ts', get, 'api/'],
    ['fetch in a service', `${names}/names.service.ts`, get, 'client.ts'],
    ['process.env outside config.ts', 'apps/server/src/http/x.ts', port, 'no-process-env'],
  ] as const) {
    const issues = lint(place, code);
    it(`rejects ${what}`, () => expect(issues()).toContain(words));
  }

  for (const [what, place, code, rule] of [
    ['a browser API in browser/', 'apps/web/src/browser/p.ts', width, 'no-restricted-globals'],
    ['fetch in api/', 'apps/web/src/api/s.ts', get, 'no-restricted-globals'],
    ['fetch in a client', `${names}/names.client.ts`, get, 'no-restricted-globals'],
    ['process.env in config.ts', 'apps/server/src/config/config.ts', port, 'no-process-env'],
  ] as const) {
    const issues = lint(place, code);
    it(`accepts ${what}`, () => expect(issues()).not.toContain(rule));
  }
});
