import type { MuseumData } from '@varde/contract/external';
import { describe, expect, it } from 'vitest';
import { buildDocument } from '#api/testing/build-document.ts';
import { withMuseumData } from './with-museum-data.ts';

const summer = { from: '06-01', to: '08-31', days: 'tue-sun', open: '10:00', close: '17:00' };
const museumData: MuseumData = {
  address: 'Storgata 1',
  hours: [{ ...summer, from: '09-01', to: '05-31' }],
  website: 'https://museum.example/',
  phone: '55 00 00 00',
  location: { lat: 60, lng: 5 },
};
const owner = (visit?: object) =>
  buildDocument({
    schema_name: 'owner',
    location: null,
    content: { blocks: [], ...(visit && { visit }) },
  });

describe('withMuseumData', () => {
  it('adds what the museum’s document lacks', () => {
    const filled = withMuseumData(owner(), museumData);
    const { location, ...visit } = museumData;
    expect(filled.content?.visit).toEqual(visit);
    expect(filled.location).toEqual(location);
  });

  it('never replaces the museum’s own content', () => {
    const own = { address: 'Sandviken 1', hours: [summer] };
    const filled = withMuseumData(owner(own), museumData);
    expect(filled.content?.visit).toMatchObject(own);
    expect(filled.content?.visit?.phone).toBe('55 00 00 00');
  });

  it.each([
    undefined,
    { ...museumData, address: null, hours: [], website: null, phone: null, location: null },
    '<p>hei' as unknown as MuseumData,
    {} as MuseumData,
  ])('adds nothing from %j', (nothing) => {
    const document = owner();
    expect(withMuseumData(document, nothing)).toEqual(document);
  });
});
