import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { runVarde } from '#test/run-varde.ts';
import type { HarvestRequest } from '#integrations/harvest/harvest.service.ts';
import { codes, language } from './option-values.ts';
import { statsPeriod } from './stats.ts';

describe('the arguments of varde', () => {
  const run = async (args: readonly string[]) => {
    const harvests: HarvestRequest[] = [];
    const printed = await runVarde(
      args,
      { VARDE_ENV: 'production', VARDE_API_KEY: 'a-key', VARDE_SIGN_IN: 'off' },
      { harvest: async (request) => void harvests.push(request) },
    );
    return { ...printed, request: harvests[0] };
  };

  it.each([
    [[], 'Usage: varde [options] [command]'],
    [['help'], 'check [options] <pack>'],
    [['--help'], 'Exit codes: 0 done'],
    [['check', '--help'], 'Usage: varde check'],
    [['help', 'codes'], '"a4", "a5", "labels"'],
    [['help', 'import'], 'varde import --from <source>'],
    [['import', '--from', 'help'], 'digitaltmuseum  words to search for'],
    [['import', '--from', 'csv', '-h'], 'digitaltmuseum  words to search for'],
  ])('varde %j prints help', async (args, sentence) => {
    const result = await run(args);
    expect(result).toMatchObject({ code: 0, err: '' });
    expect(result.out).toContain(sentence);
  });

  it.each('serve init check import export preview codes simulate stats media prune'.split(' '))(
    'varde help %s has examples',
    async (name) => {
      const { out } = await run(['help', name]);
      expect(out).toMatch(new RegExp(`Examples:\\n  npx varde ${name}`));
    },
  );

  it('are shown with the name that this installation gives the command', async () => {
    const { out } = await runVarde(['help', 'codes'], { VARDE_COMMAND: 'varde' });
    expect(out).toContain('Examples:\n  varde codes');
    const { err } = await runVarde(['tidy'], { VARDE_COMMAND: 'varde' });
    expect(err).toContain('See: varde help');
  });

  it('that name a file which this account may not use are refused in words', async () => {
    // As Node reports it; tests may run as root, who may use everything.
    const harvest = async () => {
      const refusal = { code: 'EACCES', syscall: 'mkdir', path: '/srv/x' };
      throw Object.assign(new Error("EACCES: permission denied, mkdir '/srv/x'"), refusal);
    };
    const args = ['import', '--into', 'x', '--from', 'csv', 'a.csv'];
    expect(await runVarde(args, {}, { harvest })).toEqual({
      code: 3,
      out: '',
      err: 'This account may not use /srv/x (EACCES). Name a place that it may read and write, or change the owner of that one.\n',
    });
  });

  const harvest = (...args: string[]) => ['import', '--into', 'x', '--from', ...args];
  it.each([
    [['tidy', 'pack'], "unknown command 'tidy'"],
    [['generate'], "unknown command 'generate'"],
    [['check'], "missing required argument 'pack'"],
    [['check', 'pack', 'other'], 'too many arguments'],
    [['check', '--fast', 'pack'], "unknown option '--fast'"],
    [['import'], 'Give the folder of one pack'],
    [['import', 'pack', 'other'], 'Give the folder of one pack'],
    [['import', 'pack', '--limit', '3'], '--limit needs --from'],
    [['import', '--from', 'csv', 'a.csv'], '--into my-museum'],
    [['import', '--from', 'csv', 'a.csv', '--yes'], "'--yes' cannot be used with"],
    [harvest('nowhere'), "--from is 'nowhere': give one of digitaltmuseum"],
    [harvest('constructor'), "--from is 'constructor'"],
    [harvest('digitaltmuseum'), 'owner code (--code XMU)'],
    [harvest('digitaltmuseum', '--code', 'X*'), '--code'],
    [harvest('csv'), 'Give one file or URL'],
    [harvest('csv', 'a', 'b'), 'Give one file or URL'],
    [harvest('csv', 'a', '--limit', '0'), '--limit'],
    [harvest('csv', 'a', '--delay', 'fast'), '--delay'],
    [harvest('csv', 'a', '--language', 'xx'), "There is no language 'xx'"],
    [harvest('csv', 'a', '--license', 'gpl'), '--license'],
    [harvest('csv', 'a', '--owner', '../x'), '--owner'],
    [harvest('csv', 'a', '--at', 'file:///etc'), '--at'],
    [harvest('k-samsok', '--area', '10,60,9,61'), '--area'],
    [harvest('k-samsok', '--area', '10,60,11'), '--area'],
    [harvest('k-samsok'), 'Name what to import from K-samsök'],
    [harvest('kulturnav', '--dataset', '1'), 'is not an id of KulturNav'],
    [harvest('ogc-features'), 'Give one data set'],
    [['stats', '--from', 'June'], "'June' is invalid. Give a date such as 2026-06-30."],
    [['stats', '--to', '2026-02-30'], "'2026-02-30' is invalid"],
    [['stats', '--from', '2026-06-02', '--to', '2026-06-01'], 'is after --to'],
    [['simulate'], "missing required argument 'id'"],
    [['simulate', 'x'], 'Give the id of one rebus'],
    [['simulate', '1', '2'], 'too many arguments'],
    [['preview'], "missing required argument 'pack'"],
    [['preview', 'no-such-pack'], 'There is no folder '],
    [['preview', 'pack', '--port', 'x'], "--port <number>' argument 'x' is invalid"],
    [['codes', '--language', 'xx'], "There is no language 'xx'"],
    [['codes', '--pdf', 'x.pdf', '--format', 'a3'], 'a4, a5, labels'],
    [['codes', '--format', 'a5'], '--format needs --pdf'],
    [['codes', '--pdf', ''], 'name of a file'],
    [['codes', '--pdf', '/no/such/x.pdf'], 'There is no folder /no/such: create it'],
    [['codes', '--pdf', tmpdir()], 'is a folder: name a file in it'],
    [['codes', '--pdf', 'x.pdf'], 'VARDE_PUBLIC_URL is not set'],
    [['media', '--everything'], "unknown option '--everything'"],
    [['prune', 'pack'], 'too many arguments'],
    [['rollback', 'last'], 'Give the number of a release'],
  ])('varde %j is rejected with a usage error', async (args, sentence) => {
    const result = await run(args);
    expect(result).toMatchObject({ code: 2, out: '', request: undefined });
    expect(result.err).toContain(sentence);
    expect(result.err).toContain('See: npx varde help');
    expect(result.err).not.toMatch(/^ {4}at /m);
  });

  it.each<[string[], object]>([
    [
      harvest('digitaltmuseum', 'ovn', 'takke', '--code', 'S-NM', '--limit', '5'),
      { named: 'x', sourceOptions: { what: ['ovn', 'takke'], code: 'S-NM', limit: 5 } },
    ],
    [
      harvest('csv', 'a.csv'),
      {
        delayMs: 1_000,
        replaces: false,
        withUnlicensed: false,
        withThemes: true,
        sourceOptions: { limit: 100 },
      },
    ],
    [
      harvest('csv', 'a.csv', '--replace', '--with-unlicensed', '--without-themes'),
      { replaces: true, withUnlicensed: true, withThemes: false },
    ],
    [
      harvest('k-samsok', '--area', '-25,63,-13,67'),
      { sourceOptions: { area: [-25, 63, -13, 67] } },
    ],
    [harvest('csv', 'a.csv', '--language', 'nb'), { sourceOptions: { language: 'no' } }],
    [
      harvest('iiif', 'a', '--at', 'https://iiif.example/'),
      { sourceOptions: { at: 'https://iiif.example' } },
    ],
  ])('varde %j is parsed into a harvest request', async (args, request) => {
    expect(await run(args)).toMatchObject({ code: 0, err: '', request });
  });

  it('varde stats covers 30 days in the museums’ time zone by default', () => {
    const now = new Date('2026-07-01T22:30:00Z');
    expect(statsPeriod({}, now)).toEqual({ from: '2026-06-03', to: '2026-07-02' });
    const june = { from: '2026-06-01', to: '2026-06-30' };
    expect(statsPeriod(june, now)).toEqual(june);
  });

  it('codes and languages are accepted as people write them', () => {
    expect(codes('1001, Museet')).toEqual(['1001', 'museet']);
    expect(language('nb')).toBe('no');
  });
});
