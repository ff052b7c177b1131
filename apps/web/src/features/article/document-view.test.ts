import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts, type Texts } from '#i18n/texts.ts';
import { buildDocument, buildHead, buildPicture } from '#services/testing/build-document.ts';
import { toDocumentView } from './document-view.ts';

let norwegian: Texts;
let swedish: Texts;
let german: Texts;

beforeAll(async () => {
  [norwegian, swedish, german] = (await Promise.all(['no', 'sv', 'de'].map(loadTexts))) as [
    Texts,
    Texts,
    Texts,
  ];
});

describe('toDocumentView', () => {
  it('picks the texts of the language and says which it is', () => {
    const view = toDocumentView({ document: buildDocument(), heads: [] }, swedish);
    expect(view.title).toEqual({ text: 'Plats 101', lang: 'sv' });
    expect(view.isStandInLanguage).toBe(false);
  });

  it('says when another language stands in', () => {
    const view = toDocumentView(
      { document: buildDocument({ title: { en: 'Place' } }), heads: [] },
      norwegian,
    );
    expect(view.title).toEqual({ text: 'Place', lang: 'en' });
    expect(view.isStandInLanguage).toBe(true);
    expect(toDocumentView({ document: buildDocument(), heads: [] }, german).isStandInLanguage).toBe(
      true,
    );
  });

  it('says when the text was translated by a machine', () => {
    const document = buildDocument({ translated_by: { sv: 'machine' } });
    expect(toDocumentView({ document, heads: [] }, swedish).isMachineTranslated).toBe(true);
    expect(toDocumentView({ document, heads: [] }, norwegian).isMachineTranslated).toBe(false);
  });

  it('says which lock withholds the text', () => {
    const document = buildDocument({ lock: 'geo', proximity: 60, content: null });
    const view = toDocumentView({ document, heads: [] }, norwegian);
    expect(view).toMatchObject({
      lock: { by: 'geo', proximity: '60\u00a0m' },
      blocks: [],
      facts: [],
    });
  });

  it('shows no lock once the text is there', () => {
    expect(
      toDocumentView({ document: buildDocument({ lock: 'geo' }), heads: [] }, norwegian).lock,
    ).toBeUndefined();
  });

  it('leads to its place on the map, where it has one', () => {
    const document = buildDocument({ location: { lat: 61.29814, lng: 7.32236 } });
    const { mapHref } = toDocumentView({ document, heads: [] }, norwegian);
    expect(mapHref).toBe('/explore/map?c=61.29814,7.32236&z=13.5&s=101');
    expect(
      toDocumentView({ document: buildDocument(), heads: [] }, norwegian).mapHref,
    ).toBeUndefined();
  });

  it('names its owner by the owner’s own title', () => {
    const owner = buildHead({ schema_name: 'owner', title: { sv: 'Fjord och fjäll' } });
    const view = toDocumentView(
      { document: buildDocument({ owner_document: owner }), heads: [] },
      swedish,
    );
    expect(view.owner).toMatchObject({ href: '/owner/fjord', name: { text: 'Fjord och fjäll' } });
  });

  it('credits its picture also while a lock withholds the media', () => {
    const media_data = buildPicture({
      credits: [{ credit_type_id: 1, name: 'Ada' }],
      license: 'by-sa',
      license_version: '3.0',
    });
    const document = buildDocument({ media_data, media: [], lock: 'code', content: null });
    expect(toDocumentView({ document, heads: [] }, norwegian).pictureRights).toMatchObject({
      credits: [{ name: 'Ada' }],
      license: { name: 'CC BY-SA 3.0' },
    });
  });

  it('names whose text it is', () => {
    const document = buildDocument({ owner_document_title: { no: 'Fjord og fjell' } });
    expect(toDocumentView({ document, heads: [] }, norwegian).textBy).toBe('Fjord og fjell');
  });

  it('shows no picture whose address names none', () => {
    const media_data = buildPicture({ identifier: 'None', image_url: '/media/image/None' });
    expect(
      toDocumentView({ document: buildDocument({ media_data }), heads: [] }, norwegian).picture,
    ).toBeUndefined();
  });
});
