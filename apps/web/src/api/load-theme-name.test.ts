import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { loadThemeName } from './load-external.ts';
import { sendCall } from './transport.ts';

vi.mock('./transport.ts', () => ({ sendCall: vi.fn() }));

const ID = '44444444-2222-4333-8444-555555555555';
const CONCEPT = {
  id: ID,
  type: 'Concept',
  name: { no: 'Stavkirke', sv: 'Stavkyrka' },
  description: { no: 'Kirke av stående tre.' },
  birth: null,
  death: null,
  same_as: [],
  source_url: `https://names.example/${ID}`,
};

const texts = await loadTexts('no');
beforeEach(() => void vi.mocked(sendCall).mockReset());

const respondWith = (body: unknown, status = 200) =>
  vi.mocked(sendCall).mockResolvedValue({ status, body });
const load = (kulturnav: string | null = ID) => loadThemeName({ kulturnav }, texts);

describe('loadThemeName', () => {
  it('returns a card that links to KulturNav', async () => {
    respondWith(CONCEPT);
    expect(await load(`https://kulturnav.org/${ID}`)).toMatchObject({
      title: { text: 'Stavkirke', lang: 'nb' },
      text: { text: 'Kirke av stående tre.' },
      href: `https://names.example/${ID}`,
    });
  });

  it('returns a text without a language when KulturNav gives none', async () => {
    respondWith({ ...CONCEPT, name: { und: 'Stavkirke' }, description: { und: 'Tre.' } });
    expect(await load()).toMatchObject({ title: { text: 'Stavkirke', lang: 'und' } });
  });

  it.each([
    ['without a description', { description: undefined }],
    ['with an invalid description', { description: { no: { text: 'Tre' } } }],
    ['without dates', { birth: undefined, death: undefined }],
    ['without addresses and kind', { same_as: undefined, type: undefined, source_url: undefined }],
  ])('returns the valid fields of a record %s', async (_, changes) => {
    respondWith({ ...CONCEPT, ...changes });
    expect(await load()).toMatchObject({ title: { text: 'Stavkirke' } });
  });

  it.each([
    ['nothing', null],
    ['a text', 'Stavkirke'],
    ['a list', [CONCEPT]],
    ['no keys', {}],
    ['an empty name', { ...CONCEPT, name: {} }],
    ['a null name', { ...CONCEPT, name: null }],
    ['a numeric name', { ...CONCEPT, name: 7 }],
    ['a numeric text', { ...CONCEPT, name: { no: 7 } }],
    ['dates of another shape', { ...CONCEPT, birth: '1850', death: {} }],
  ])('returns undefined for a malformed response: %s', async (_, body) => {
    respondWith(body);
    expect(await load()).toBeUndefined();
  });

  it.each([404, 500, 503])(
    'returns undefined when the service responds with HTTP %i',
    async (status) => {
      respondWith({}, status);
      expect(await load()).toBeUndefined();
    },
  );

  it.each([null, '', 'undefined', 'null', '123456789'])(
    'does not request the invalid identifier %s',
    async (kulturnav) => {
      expect(await load(kulturnav)).toBeUndefined();
      expect(sendCall).not.toHaveBeenCalled();
    },
  );
});
