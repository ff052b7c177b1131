import { describe, expect, it } from 'vitest';
import { catalogIssues, messageTemplates } from './message-templates.ts';

describe('messageTemplates', () => {
  it.each([
    ['const a = msg`There is no file ${name}`;', ['There is no file {0}']],
    ['say(msg`${counted(2, msg`one`, msg`many`)} of ${2}`);', ['{0} of {1}', 'one', 'many']],
    [String.raw`msg${'`'}a \`b\`${'`'}`, ['a `b`']],
    ['other`text`; a.msg`text`;', []],
    ['// msg`in a comment`', []],
  ])('of %s', (code, templates) => {
    expect(messageTemplates('a.ts', code).toSorted()).toEqual(templates.toSorted());
  });
});

describe('catalogIssues', () => {
  const templates = new Set(['There is no file {0}', '{0} of {1}', '{0}: {1}']);
  const whole = { 'There is no file {0}': 'Filen {0} finnes ikke', '{0} of {1}': '{1}, derav {0}' };

  it('accepts a catalog that has every text', () => {
    expect(catalogIssues('no.json', whole, templates)).toEqual([]);
  });

  it.each([
    ['a missing translation', { ...whole, '{0} of {1}': '' }, "'{0} of {1}' is missing"],
    ['an unknown template', { ...whole, Gone: 'Borte' }, "'Gone' is used nowhere"],
    ['a lost value', { ...whole, '{0} of {1}': '{0}' }, 'other placeholders'],
  ])('reports %s', (_case, catalog, issue) => {
    expect(catalogIssues('no.json', catalog, templates)).toEqual([expect.stringContaining(issue)]);
  });
});
