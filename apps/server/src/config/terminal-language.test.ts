import { expect, it } from 'vitest';
import { issuesOf } from '#test/settings.ts';
import { terminalLanguageOf } from './terminal-language.ts';

it.each<[Record<string, string>, string]>([
  [{}, 'en'],
  [{ LANG: 'C' }, 'en'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'POSIX' }, 'en'],
  [{ LANG: 'nb_NO.UTF-8' }, 'no'],
  [{ LANG: 'nn_NO.UTF-8' }, 'no'],
  [{ LANG: 'no_NO' }, 'no'],
  [{ LANG: 'sv_SE.UTF-8' }, 'sv'],
  [{ LANG: 'sv_FI@euro' }, 'sv'],
  [{ LANG: 'sv' }, 'sv'],
  [{ LANG: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: 'svk_XX' }, 'en'],
  [{ LC_MESSAGES: 'sv_SE.UTF-8', LANG: 'nb_NO.UTF-8' }, 'sv'],
  [{ LC_ALL: 'C', LC_MESSAGES: 'sv_SE.UTF-8', LANG: 'nb_NO.UTF-8' }, 'en'],
  [{ LC_ALL: '', LANG: 'nb_NO.UTF-8' }, 'no'],
  [{ VARDE_LANGUAGE: 'nb' }, 'no'],
  [{ VARDE_LANGUAGE: 'nn' }, 'no'],
  [{ VARDE_LANGUAGE: 'no' }, 'no'],
  [{ VARDE_LANGUAGE: ' SV ' }, 'sv'],
  [{ VARDE_LANGUAGE: 'en', LC_ALL: 'nb_NO.UTF-8' }, 'en'],
  [{ VARDE_LANGUAGE: '', LANG: 'sv_SE.UTF-8' }, 'sv'],
])('a terminal with %j reads %s', (env, language) => {
  expect(terminalLanguageOf(env)).toEqual({ language, issues: [] });
  expect(issuesOf(env)).toEqual([]);
});

it('an unknown VARDE_LANGUAGE is an issue that names the accepted ones, in the system’s language', () => {
  const env = { VARDE_LANGUAGE: 'de', LANG: 'sv_SE.UTF-8' };
  expect(terminalLanguageOf(env).language).toBe('sv');
  expect(issuesOf(env)).toEqual([
    "VARDE_LANGUAGE is 'de': give one of no, nb, nn, sv, en, or leave it out for the language of the system.",
  ]);
});
