import { describe, expect, it } from 'vitest';
import { formsOf, messageIssues } from './message-issues.ts';

const messages = (texts: Readonly<Record<string, string>>) => new Map(Object.entries(texts));
const reference = messages({
  title: 'Hei',
  shown: 'Viser {{shown}}',
  places_one: '{{count}} sted',
  places_other: '{{count}} steder',
});
const polish = { file: 'pl.json', tag: 'pl', isComplete: true };
const places = {
  places_one: '{{count}} miejsce',
  places_few: '{{count}} miejsca',
  places_many: '{{count}} miejsc',
  places_other: '{{count}} miejsca',
};
const complete = { title: 'Cześć', shown: 'Pokazano {{shown}}', ...places };

describe('a complete message file', () => {
  it.each([
    ['title', { ...complete, title: '' }],
    ['shown', { ...complete, shown: 'Pokazano {{total}}' }],
    ['strange', { ...complete, strange: 'Co?' }],
    ['places_two', { ...complete, places_two: '{{count}} miejsca' }],
    ['places_many', { ...complete, places_many: '' }],
    ['places_few', { ...complete, places_few: 'miejsca' }],
  ])('has one issue when %s is wrong', (key, texts) => {
    const issues = messageIssues(polish, messages(texts), reference);
    expect(issues).toEqual([expect.stringContaining(`'${key}'`)]);
  });

  it('has an issue for each message that precedes an earlier one of the reference', () => {
    const { title, ...others } = complete;
    expect(messageIssues(polish, messages({ ...others, title }), reference)).toEqual([
      "pl.json: 'title' precedes 'places_other' in the reference. Reorder them.",
    ]);
  });

  it('has no issue with every message in the plural forms of its language', () => {
    expect(messageIssues(polish, messages(complete), reference)).toEqual([]);
  });

  it('has an issue for each missing message', () => {
    expect(messageIssues(polish, messages(places), reference)).toEqual([
      expect.stringContaining("'title'"),
      expect.stringContaining("'shown'"),
    ]);
  });
});

describe('a partial message file', () => {
  const partial = { ...polish, isComplete: false };

  it('may lack messages', () => {
    expect(messageIssues(partial, messages(places), reference)).toEqual([]);
  });

  it('may not lack a single plural form of a message', () => {
    const texts = messages(places);
    texts.delete('places_many');
    expect(messageIssues(partial, texts, reference)).toEqual([
      expect.stringContaining("'places_many'"),
    ]);
  });
});

it('a Sámi language has a dual', () => {
  expect([...formsOf('se')].sort()).toEqual(['one', 'other', 'two']);
});
