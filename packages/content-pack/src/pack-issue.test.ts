import { describe, expect, it } from 'vitest';
import { checkPack } from './check-pack.ts';
import { loadCatalog } from './load-catalog.ts';
import { formatIssue } from './pack-issue.ts';
import { translatedIssues, writeFolder } from './parts/test-pack.ts';
import { changed, REBUS, TOUR, URNES } from './parts/valid-pack.ts';

/** Mistakes in every kind of file. */
const BROKEN = changed(
  { file: 'pack.yaml', from: 'license: by\n', to: 'licens: by\n' },
  { file: 'owners/bryggen.md', from: 'id: 1\n', to: 'id: 1: 2\n' },
  { file: URNES, from: 'pixel.png', to: 'pixle.png' },
  { file: URNES, from: 'location: 61.29814', to: 'lock: { ip: 10.0.0.0/8 }\nlocation: 161.29814' },
  { file: URNES, from: 'Mer om den.', to: '{portal}' },
  { file: TOUR, from: 'articles: [101]\nsel', to: 'articles: [101, 101, 7]\nsel' },
  { file: REBUS, from: ', correct: true', to: '' },
  { file: 'kiosks/bryggen.yaml', from: 'presentation: 1301', to: 'presentation: 101' },
  { file: 'codes.yaml', from: 'document: 4011', to: 'document: 101' },
  { file: 'memories/9001.yaml', from: 'id: 9001', to: 'id: 9001\nyear: 195' },
  { file: 'entities/ole.yaml', from: 'birth: 1814-05', to: 'birth: mai 1814' },
  { file: 'plan.geojson', from: '"green"', to: '"castle"' },
  { file: 'media/pixel.png.yaml', from: 'license: by\n', to: 'captions: { no: a.vtt }\n' },
  { file: 'media/film.mov', to: '' },
  { file: 'media/Kai på Øya.PNG', to: 'GIF89a' },
);

async function linesIn(language: 'no' | 'sv' | 'en'): Promise<string[]> {
  const catalog = await loadCatalog(language);
  const { issues } = await checkPack(writeFolder(BROKEN), { catalog });
  return issues.map((issue) => formatIssue(issue, catalog));
}

describe('the issues of a pack', () => {
  it('have the same places in every language, and no English text in another one', async () => {
    const issues = await translatedIssues(writeFolder(BROKEN));
    expect(issues.length).toBeGreaterThan(20);
  });

  it.each([
    [
      'en',
      'owners/bryggen.md:2  error  "1: 2" holds a colon and a space, which begin another value. Put quotes around the text: id: "1: 2". (And 10 that follow from this.)',
      'articles/101-urnes.md:4  error  "10.0.0.0/8" cannot stand here. Write [10.0.0.0/8] (a list, each item an IP range such as 192.0.2.0/24 or 2001:db8::/32).',
      'pack.yaml:6  warning  "licens" is not a key that can stand here; it is not read. Did you mean "license"?',
    ],
    [
      'no',
      'owners/bryggen.md:2  feil  «1: 2» inneholder et kolon og et mellomrom, som innleder en ny verdi. Sett anførselstegn rundt teksten: id: "1: 2". (Og 10 til som følger av dette.)',
      'articles/101-urnes.md:4  feil  «10.0.0.0/8» kan ikke stå her. Skriv [10.0.0.0/8] (en liste der hvert punkt er et IP-område som 192.0.2.0/24 eller 2001:db8::/32).',
      'pack.yaml:6  advarsel  «licens» er ikke en nøkkel som kan stå her; den blir ikke lest. Mente du «license»?',
    ],
    [
      'sv',
      'owners/bryggen.md:2  fel  ”1: 2” innehåller ett kolon och ett mellanslag, som inleder ett nytt värde. Sätt citattecken runt texten: id: "1: 2". (Och 10 till som följer av det här.)',
      'articles/101-urnes.md:4  fel  ”10.0.0.0/8” kan inte stå här. Skriv [10.0.0.0/8] (en lista där varje punkt är ett IP-område som 192.0.2.0/24 eller 2001:db8::/32).',
      'pack.yaml:6  varning  ”licens” är ingen nyckel som kan stå här; den läses inte. Menade du ”license”?',
    ],
  ] as const)('are written in the language %s', async (language, ...lines) => {
    expect(await linesIn(language)).toEqual(expect.arrayContaining(lines));
  });
});
