import { languageOrFallback } from '@varde/domain/languages';
import { describe, expect, it } from 'vitest';
import { createTexts } from '#i18n/texts.ts';
import messages from '#i18n/messages/no.json';
import { buildHead } from '#api/testing/build-document.ts';
import { documentItem } from './list-item.ts';

const texts = createTexts(languageOrFallback('no'), messages);

describe('documentItem', () => {
  it.each(['geo', 'ip', 'code'] as const)(
    'marks an article with a %s lock as locked and links to its page',
    (lock) => {
      const item = documentItem(buildHead({ lock }), texts);
      expect(item).toMatchObject({ state: 'locked', stateLabel: 'Låst', href: '/article/101' });
    },
  );

  it('gives an unlocked document no state label', () => {
    const item = documentItem(buildHead(), texts);
    expect(item.state).toBe('normal');
    expect(item).not.toHaveProperty('stateLabel');
  });

  it.each([
    ['rebus', 5, '5 poster'],
    ['group', 1, '1 sted'],
    ['group', 8, '8 steder'],
    ['article', null, undefined],
  ] as const)('counts what a %s holds', (schema_name, item_count, count) => {
    expect(documentItem(buildHead({ schema_name, item_count }), texts).count).toBe(count);
  });
});
