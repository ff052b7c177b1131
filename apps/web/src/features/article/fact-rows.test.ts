import type { Content } from '@varde/contract/content';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { factRows } from './fact-rows.ts';

const texts = await loadTexts('no');

/** The rows as `label: line | line`. */
function rows(content: Partial<Content>): string[] {
  return factRows({ blocks: [], ...content }, texts).map(
    ({ label, lines }) => `${label}: ${lines.map(({ text }) => text).join(' | ')}`,
  );
}

describe('factRows', () => {
  it.each([
    [{ from: 1130, to: 1150 }, 'Periode: 1130–1150'],
    [{ from: 1130 }, 'Periode: 1130'],
    [{ from: 1130, to: 1130 }, 'Periode: 1130'],
    [{ from: -200, to: 100 }, 'Periode: 200 f.Kr.–100'],
  ])('formats the period %o', (period, expected) => {
    expect(rows({ facts: { period } })).toEqual([expected]);
  });

  it('formats opening hours', () => {
    const hours = [
      { from: '05-01', to: '09-30', days: 'mon-sun', open: '10:00', close: '17:00' },
      { from: '10-01', to: '04-30', days: 'tue,thu', open: '12:00', close: '15:00' },
    ];
    expect(rows({ visit: { hours } })).toEqual([
      'Åpningstider: 1. mai–30. september, man.–søn.: 10:00\u2060–\u206017:00 | 1. oktober–30. april, tir., tor.: 12:00\u2060–\u206015:00',
    ]);
  });

  it('shows a season that is not a date unchanged', () => {
    expect(rows({ route: { season: { from: 'vår', to: 'høst' } } })).toEqual(['Sesong: vår–høst']);
  });

  it('lists only what is known about access', () => {
    expect(rows({ access: { step_free: false, children: true, parking: false } })).toEqual([
      'Tilgjengelighet: Ikke trinnfritt',
      'Greit å vite: Passer for barn',
    ]);
    expect(rows({ access: {} })).toEqual([]);
  });

  it('formats length, duration and difficulty of a route', () => {
    const route = { length: 2400, duration: 60, difficulty: 'green', step_free: true } as const;
    expect(rows({ route })).toEqual([
      'Lengde: 2,4\u00a0km',
      'Varighet: 60 min',
      'Vanskelighetsgrad: Grønn: enkel',
      'Tilgjengelighet: Trinnfritt',
    ]);
  });

  it('formats a long route in kilometres with one decimal, as every distance', () => {
    expect(rows({ route: { length: 12_400 } })).toEqual(['Lengde: 12,4\u00a0km']);
  });

  it('lists steps once, preferring the data of the place over the route', () => {
    const route = { step_free: true };
    expect(
      rows({ route, access: { step_free: false, note: { no: 'Bratt' }, indoor: true } }),
    ).toEqual(['Tilgjengelighet: Ikke trinnfritt | Bratt', 'Greit å vite: Innendørs']);
    expect(rows({ route, access: { note: { no: 'Grus' } } })).toEqual([
      'Tilgjengelighet: Trinnfritt | Grus',
    ]);
  });

  it('makes phone numbers and websites safe links', () => {
    const links = factRows(
      { blocks: [], visit: { phone: '+47 12 34', website: 'https://www.varde.example/' } },
      texts,
    ).flatMap(({ lines }) => lines);
    expect(links).toEqual([
      { text: 'varde.example', href: 'https://www.varde.example/' },
      { text: '+47 12 34', href: 'tel:+471234' },
    ]);
    const sources = [{ title: 'Kilde', url: 'javascript:alert(1)' }];
    const [row] = factRows({ blocks: [], facts: { sources } }, texts);
    expect(row?.lines).toEqual([{ text: 'Kilde', href: undefined }]);
  });
});
