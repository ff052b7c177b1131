import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { attacksOn, competingParts, regexesIn, type FoundRegex } from './regex-issues.ts';

const root = path.dirname(import.meta.dirname);
/** A linear search takes some milliseconds of it, a quadratic one minutes. */
const LENGTH = 500_000;
/** Milliseconds of processor time. */
const GUARD_MS = 5_000;

/** Files whose regular expressions read no text of callers, content or other services. */
const OWN_TEXTS: Readonly<Record<string, string>> = {
  'apps/server/src/cli/translate-commander.ts': 'messages of commander, about the own terminal',
  'apps/server/src/config/backup-settings.ts': 'settings of the operator',
  'apps/web/src/service-worker/offline-page.ts': 'rendered pages, where texts are escaped',
};

/** Whether a search, and for a global expression all matches, end in time. */
function endsInTime(regex: FoundRegex, text: string, limit: number, timeout = limit * 2): boolean {
  const { source, flags } = regex;
  const before = process.threadCpuUsage();
  try {
    const script = "text.replace(new RegExp(source, flags), '')";
    vm.runInNewContext(script, { text, source, flags }, { timeout });
    return true;
  } catch (error) {
    // Of another realm, so it is no instance of this one's `Error`.
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    // Other processes had most of the time: it is not slow by itself.
    const used = process.threadCpuUsage(before).user / 1_000;
    return used < limit && endsInTime(regex, text, limit, timeout * 2);
  }
}

const isLinear = (regex: FoundRegex, limit = GUARD_MS): boolean =>
  competingParts(regex).length === 0 &&
  attacksOn(regex, LENGTH).every((text) => endsInTime(regex, text, limit));

describe('regular expressions', () => {
  it('of the product take linear time', () => {
    const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.|\/testing\/|\.gen\.ts$|\/(?:test|valid)-pack\.ts$/.test(file),
    );
    const found = sources
      .filter((file) => !(file in OWN_TEXTS))
      .flatMap((file) =>
        regexesIn(file, readFileSync(path.join(root, file), 'utf8')).map((regex) => ({
          ...regex,
          file,
        })),
      );
    expect(found.length).toBeGreaterThan(500);
    const slow = found.filter((regex) => !isLinear(regex));
    expect(slow.map(({ file, line, source }) => `${file}:${line} ${source}`)).toEqual([]);
  });

  it.each([
    ['nested quantifiers', '^(a+)+$'],
    ['neighbours that compete', '^\\s*\\s*$'],
    ['a search that begins again at each character', '\\s+$'],
    ['a search that begins again at each tag', '<b[^>]*>'],
    ['parts that end at any later end', '^(?:<!--[^]*?-->)*<svg'],
  ])('with %s are found', (_what, source) => {
    const regex = { line: 1, source, flags: '' };
    // Ends none that would pass.
    expect(isLinear(regex, GUARD_MS / 8)).toBe(false);
  });

  it('are found as literals, constructed, with texts of the same file, and in schemas', () => {
    const code = [
      'const PART = String.raw`\\d+`;',
      'const one = /a/gi;',
      'const two = new RegExp(`^${PART}${other}`, "u");',
      "const three = RegExp('b');",
      "const schema = { pattern: '^c$' };",
    ].join('\n');
    expect(regexesIn('file.ts', code)).toEqual([
      { line: 2, source: 'a', flags: 'gi' },
      { line: 3, source: '^\\d+1', flags: 'u' },
      { line: 4, source: 'b', flags: '' },
      { line: 5, source: '^c$', flags: '' },
    ]);
  });
});
