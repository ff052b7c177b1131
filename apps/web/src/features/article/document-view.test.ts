import { describe, expect, it } from 'vitest';
import type { Document } from '@varde/contract/documents';
import { loadTexts } from '#i18n/texts.ts';
import { buildDocument, buildHead, buildImage } from '#api/testing/build-document.ts';
import type { RichTextNode } from '#view-models.ts';
import { toDocumentView, slugOf, withHeadingIds } from './document-view.ts';
import type { BlockView } from './blocks-view.ts';

const norwegian = await loadTexts('no');
const swedish = await loadTexts('sv');
const german = await loadTexts('de');

const viewOf = (changes: Partial<Document> = {}, texts = norwegian) =>
  toDocumentView({ document: buildDocument(changes), heads: [] }, texts);

describe('toDocumentView', () => {
  it('picks the texts of the chosen language and marks it', () => {
    const view = viewOf({}, swedish);
    expect(view.title).toEqual({ text: 'Plats 101', lang: 'sv' });
    expect(view.fallbackLang).toBeUndefined();
  });

  it('marks a text in a fallback language', () => {
    const view = viewOf({ title: { en: 'Place' } });
    expect(view.title).toEqual({ text: 'Place', lang: 'en' });
    expect(view.fallbackLang).toBe('en');
    expect(viewOf({}, german).fallbackLang).toBe('en');
  });

  it.each([
    ['a body', { en: '<p>Only.</p>' }, 'en'],
    ['no body', {}, undefined],
    ['a body in the chosen language', { de: '<p>Nur.</p>', en: '<p>Only.</p>' }, undefined],
  ])('marks %s in a fallback language below a translated title', (_what, html, lang) => {
    const view = viewOf(
      {
        title: { de: 'Ort', en: 'Place' },
        description: { de: 'Vorspann.', en: 'Lead.' },
        content: { blocks: [{ type: 'text', layout: 'plain', html }] },
        translated_by: { de: 'machine' },
      },
      german,
    );
    expect(view.title.lang).toBe('de');
    expect(view.fallbackLang).toBe(lang);
  });

  it('marks a machine-translated text', () => {
    const document: Partial<Document> = { translated_by: { sv: 'machine' } };
    expect(viewOf(document, swedish).isMachineTranslated).toBe(true);
    expect(viewOf(document).isMachineTranslated).toBe(false);
  });

  it('states which lock withholds the text', () => {
    const document: Partial<Document> = { lock: 'geo', proximity: 60, content: null };
    expect(viewOf(document)).toMatchObject({
      lock: { by: 'geo', proximity: '60\u00a0m' },
      blocks: [],
      facts: [],
    });
  });

  it('states no lock if the text is available', () => {
    expect(viewOf({ lock: 'geo' }).lock).toBeUndefined();
  });

  it('links to the location on the map', () => {
    const document: Partial<Document> = { location: { lat: 61.29814, lng: 7.32236 } };
    expect(viewOf(document).mapHref).toBe('/explore/map?c=61.29814,7.32236&z=13.5&s=101');
    expect(viewOf().mapHref).toBeUndefined();
  });

  it('names its owner by the owner document’s title', () => {
    const owner = buildHead({ schema_name: 'owner', title: { sv: 'Fjord och fjäll' } });
    const view = viewOf({ owner_document: owner }, swedish);
    expect(view.owner).toMatchObject({ href: '/owner/fjord', name: { text: 'Fjord och fjäll' } });
  });

  it('credits its image even if a lock withholds the media', () => {
    const media_data = buildImage({
      credits: [{ credit_type_id: 1, name: 'Ada' }],
      license: 'by-sa',
      license_version: '3.0',
    });
    const document: Partial<Document> = { media_data, media: [], lock: 'code', content: null };
    expect(viewOf(document).imageRights).toMatchObject({
      credits: [{ name: 'Ada' }],
      license: { name: 'CC BY-SA 3.0' },
    });
  });

  it('names the rights holder of the text', () => {
    const document: Partial<Document> = { owner_document_title: { no: 'Fjord og fjell' } };
    expect(viewOf(document).textBy).toBe('Fjord og fjell');
  });

  it('shows no image if its URL contains no identifier', () => {
    const media_data = buildImage({ identifier: 'None', image_url: '/media/image/None' });
    expect(viewOf({ media_data }).image).toBeUndefined();
  });
});

const text = (...nodes: RichTextNode[]): BlockView => ({
  kind: 'text',
  layout: 'plain',
  lang: 'nb',
  nodes,
});

it.each([
  ['Innenfor døra', 'innenfor-døra'],
  ['  «Hva, da?»  ', 'hva-da'],
  ['Sámi: Čáhppes', 'sámi-čáhppes'],
  ['1702–1840', '1702-1840'],
  ['…', 'del'],
])('slugOf(%j) is a URL slug', (heading, expected) => expect(slugOf(heading)).toBe(expected));

describe('withHeadingIds', () => {
  it('assigns unique ids across blocks and lists the headings in order', () => {
    const { blocks, headings } = withHeadingIds([
      text({ tag: 'h1', children: ['Fisk'] }, { tag: 'p', children: ['Tørr'] }),
      { kind: 'map', of: 'places', href: '/explore/map' },
      text({ tag: 'h3', children: ['Fi', { tag: 'em', children: ['sk'] }] }),
    ]);
    expect(headings).toEqual([
      { id: 'fisk', text: 'Fisk', lang: 'nb', level: 2 },
      { id: 'fisk-2', text: 'Fisk', lang: 'nb', level: 3 },
    ]);
    expect(blocks[0]).toMatchObject({ nodes: [{ tag: 'h1', id: 'fisk' }, { tag: 'p' }] });
    expect(blocks[2]).toMatchObject({ nodes: [{ id: 'fisk-2' }] });
  });

  it('omits a heading without text', () => {
    expect(withHeadingIds([text({ tag: 'h2', children: [' '] })]).headings).toEqual([]);
  });
});
