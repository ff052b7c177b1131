import { describe, expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { buildDocument, buildHead } from '#api/testing/build-document.ts';
import { openingText } from './opening-text.ts';
import { toVisitView, withoutVisitCard } from './visit-view.ts';

const texts = await loadTexts('en');

const summer = { from: '06-01', to: '08-31', days: 'tue-sun', open: '10:00', close: '17:00' };

describe('openingText', () => {
  it.each([
    ['open', '2026-07-07', { isOpen: true, today: 'Open today 10:00\u2060–\u206017:00' }],
    [
      'closed until tomorrow',
      '2026-07-06',
      { isOpen: false, today: 'Closed today', next: 'Opens tomorrow at 10:00' },
    ],
    ['closed until next week', '2026-05-28', { next: 'Opens again on Tuesday at 10:00' }],
    ['closed until summer', '2026-01-06', { next: 'Opens again on June 2 at 10:00' }],
  ])('describes a museum that is %s', (_what, date, expected) => {
    expect(openingText([summer], date, texts)).toMatchObject(expected);
  });

  it('is undefined without hours, and has no next opening where there is none', () => {
    expect(openingText([], '2026-07-06', texts)).toBeUndefined();
    const never = { ...summer, days: 'never' };
    expect(openingText([never], '2026-07-06', texts)?.next).toBeUndefined();
  });
});

describe('visit view', () => {
  const visit = {
    address: 'Sandviken 1',
    hours: [summer],
    website: 'https://www.museum.example/',
    phone: '+47 55 00 00 00',
  };
  const document = buildDocument({
    schema_name: 'owner',
    title: { en: 'The Museum' },
    location: { lat: 60.4, lng: 5.3 },
    content: { blocks: [], visit },
  });
  const owner = {
    id: '11',
    slug: 'museet',
    identifier: 'museet',
    name: 'Museet',
    image_url: null,
    logo: null,
    main_image: null,
    document: buildHead(),
    document_count: 3,
    google_analytics_code: null,
    analyticsId: null,
    owner_document: document,
  };

  it('contains location, opening hours and contact', () => {
    expect(toVisitView(owner, '2026-07-07', texts)).toMatchObject({
      opening: { date: '2026-07-07', text: { isOpen: true } },
      owner: { id: '11', slug: 'museet', name: 'The Museum' },
      address: 'Sandviken 1',
      directionsHref: 'https://www.openstreetmap.org/directions?to=60.4%2C5.3',
      website: { text: 'museum.example', href: 'https://www.museum.example/' },
      phone: { href: 'tel:+4755000000' },
    });
  });

  it('keeps a postal code in one line', () => {
    const swedish = { ...visit, address: 'Repbanevägen 4, 374 96 Tärnholmen' };
    const changed = { ...document, content: { blocks: [], visit: swedish } };
    expect(toVisitView({ ...owner, owner_document: changed }, '2026-07-07', texts).address).toBe(
      'Repbanevägen 4, 374\u00a096 Tärnholmen',
    );
  });

  it('leaves out a website with an unsafe URL', () => {
    const hostile = { ...visit, website: 'javascript:alert(1)' };
    const changed = { ...document, content: { blocks: [], visit: hostile } };
    expect(
      toVisitView({ ...owner, owner_document: changed }, '2026-07-07', texts).website,
    ).toBeUndefined();
  });

  it('is removed from the facts of the document', () => {
    expect(withoutVisitCard(document).content?.visit).toEqual({ hours: [summer] });
  });
});
