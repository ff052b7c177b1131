/** How well the search finds what a visitor means, on the demo pack: one figure over all judged queries. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkPack } from '@varde/content-pack/check-pack';
import { PROJECT_ROOT } from '#config.ts';
import { buildRows } from '#modules/packs/build-rows.ts';
import { replaceContent } from '#modules/packs/packs.repository.ts';
import { openApp, type TestApp } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';

/** Mean of 1/rank of the first right result; a query that finds none counts 0. */
const LEAST_MEAN_RECIPROCAL_RANK = 0.95;
const LEAST_OF_A_GROUP = 0.85;

type SearchedList = 'documents' | 'owners' | 'themes' | 'selections';

interface Judgement {
  readonly typed: string;
  /** Ids (slugs of themes) that are right in first place; any of them will do. */
  readonly expected: readonly (number | string)[];
  /** documents/ when absent. */
  readonly list?: SearchedList;
}

const documents = (typed: string, ...expected: number[]): Judgement => ({ typed, expected });
const inList =
  (list: SearchedList) =>
  (typed: string, ...expected: (number | string)[]): Judgement => ({ typed, expected, list });
const owners = inList('owners');
const themes = inList('themes');
const selections = inList('selections');

const STAVE_CHURCHES = [101, 118, 132];
const ROCK_CARVINGS = [104, 204];
const MINES = [103, 143, 212, 303];

/**
 * Queries that visitors of the demo pack type, and the results that are right in first place. They
 * are written from the pack's texts, not from what the search returns, and stay when the search
 * fails them.
 */
const JUDGEMENTS: Readonly<Record<string, readonly Judgement[]>> = {
  'names as they are written': [
    documents('Urnes stavkirke', 101),
    documents('Undredals stavkyrka', 118),
    documents('bryggen', 102),
    documents('Bryggen i Bergen', 102),
    documents('Røros', 103),
    documents('Geirangerfjorden', 107),
    documents('Rjukan', 108),
    documents('Drottningholm', 201),
    documents('Birka', 202),
    documents('Skogskyrkogården', 205),
    documents('Visby', 206),
    documents('Rock Carvings in Tanum', 204),
    documents('Gammelstad Church Town', 207),
    documents('Norges verdensarv', 301),
    documents('Rundt Bryggen', 401),
    documents('Behind the wall in Visby', 402),
    documents('Schøtstuene', 117),
    documents('Rosenkrantztårnet', 131),
    documents('Fantoft stavkirke', 132),
    documents('Fløibanen', 134),
    documents('Bergens domkyrka', 136),
    documents('Lysøen', 137),
    documents('Smelthytta', 141),
    documents('Around Doktortjønna', 403),
    documents('Bergstaden til fots', 305),
  ],
  'Norwegian word forms': [
    documents('stavkirke', ...STAVE_CHURCHES),
    documents('stavkirker', ...STAVE_CHURCHES),
    documents('helleristninger', ...ROCK_CARVINGS),
    documents('helleristning', ...ROCK_CARVINGS),
    documents('gruver', ...MINES),
    documents('gruve', ...MINES),
    documents('meridianbuen', 106, 214),
    documents('fjorder', 107),
    documents('radiostasjonen', 213),
    documents('kirkebyen', 207),
    documents('hva er verdensarv', 116),
  ],
  'Swedish word forms': [
    documents('stavkyrka', ...STAVE_CHURCHES),
    documents('stavkyrkor', ...STAVE_CHURCHES),
    documents('hällristningar', ...ROCK_CARVINGS),
    documents('hällristningarna', ...ROCK_CARVINGS),
    documents('gruvor', ...MINES),
    documents('smedja', 303),
    documents('världsarv', 116, 301),
    documents('radiostation', 213),
    documents('odlingslandskap', 210),
    documents('begravningsplats', 205),
  ],
  'English word forms': [
    documents('stave church', ...STAVE_CHURCHES),
    documents('stave churches', ...STAVE_CHURCHES),
    documents('rock carving', ...ROCK_CARVINGS),
    documents('ironworks', 203),
    documents('mines', ...MINES),
    documents('mining town', 103, 305),
    documents('farmhouse', 215),
    documents('cemetery', 205),
    documents('what is world heritage', 116),
    documents('radio', 213),
    documents('high coast', 211),
  ],
  'typing errors': [
    documents('stavkirka', ...STAVE_CHURCHES),
    documents('stavkirkje', ...STAVE_CHURCHES),
    documents('stavkrike', ...STAVE_CHURCHES),
    documents('stavkikre', ...STAVE_CHURCHES),
    documents('brygen', 102),
    documents('brygegn', 102),
    documents('bryggne i bergen', 102),
    documents('drotningholm', 201),
    documents('drottingholm', 201),
    documents('geirangrfjorden', 107),
    documents('hellerstninger', ...ROCK_CARVINGS),
    documents('helristninger', ...ROCK_CARVINGS),
    documents('hälristningar', ...ROCK_CARVINGS),
    documents('skogskyrkogarn', 205),
    documents('visbi', 206),
    documents('karlskorna', 209),
    documents('roross', 103),
    documents('schotstuen', 117),
    documents('cemetary', 205),
    documents('strueve', 106, 214),
    documents('norgs verdensarv', 301),
    documents('urnse stavkirke', 101),
    documents('urness', 101),
    documents('fløybanen', 134),
    documents('trollhaugen', 135),
    documents('rosenkranstårnet', 131),
    documents('slegveien', 142),
  ],
  'letters typed another way': [
    documents('roros', 103),
    documents('Röros', 103),
    documents('vegaoyan', 105),
    documents('vegaøyane', 105),
    documents('oland', 210),
    documents('Øland', 210),
    documents('hoga kusten', 211),
    documents('naeroyfjorden', 107),
    documents('nærøyfjord', 107),
    documents('halsingland', 215),
    documents('skogskyrkogaarden', 205),
    documents('BRYGGEN', 102),
    documents('floibanen', 134),
    documents('hakonshallen', 306, 151, 152, 153),
    documents('damsgaard', 138),
  ],
  'the beginning of a word': [
    documents('stavk', ...STAVE_CHURCHES),
    documents('urn', 101),
    documents('drott', 201),
    documents('helleris', ...ROCK_CARVINGS),
    documents('rjuk', 108),
    documents('bryggen i be', 102),
    documents('karls', 209),
    documents('gei', 107),
    documents('vis', 206),
    documents('rundt br', 401),
    documents('geirager', 107),
    documents('drotnigho', 201),
    documents('hellristni', ...ROCK_CARVINGS),
  ],
  'compounds apart and together': [
    documents('stav kirke', ...STAVE_CHURCHES),
    documents('stav kyrka', ...STAVE_CHURCHES),
    documents('helle ristninger', ...ROCK_CARVINGS),
    documents('skogs kyrkogården', 205),
    documents('verdens arv', 116, 301),
    documents('geiranger fjorden', 107),
    documents('rockcarvings', ...ROCK_CARVINGS),
    documents('högakusten', 211),
    documents('bergstaden', 103, 120),
    documents('berg kunst', 104),
  ],
  'the same thing in another language': [
    documents('ringmur', 206),
    documents('gravlund', 205),
    documents('palace', 201),
    documents('slott', 201),
    documents('petroglyphs', ...ROCK_CARVINGS),
    documents('kobber', 103, 212),
    documents('kopparverk', 103, 212),
    documents('samer', 208),
    documents('sami', 208),
    documents('viking', 202),
    documents('hanseatic', 302, 206, 102),
    documents('ærfugl', 105),
  ],
  'places and what stands in the text': [
    documents('Luster', 101),
    documents('Hammerfest', 106),
    documents('Lovön', 201),
    documents('Sockenvägen', 205),
    documents('Luleå', 207),
    documents('Ekerö', 201),
    documents('Øvregaten', 117),
    documents('Vitlycke', 204),
    documents('stavkirke sogn', ...STAVE_CHURCHES),
    documents('church in bergen', 117, 102, 132, 136, 302),
    documents('kobber røros', 103),
    documents('gotland', 206),
    documents('edvard grieg', 135),
    documents('ole bull', 137),
    documents('kabelbane', 134),
    documents('kanonkule', 136),
    documents('gruvearbeidere hus røros', 142, 103),
  ],
  'what was judged after the weights were set': [
    documents('chinese pavilion', 201),
    documents('kinesisk lystslott', 201),
    documents('slottsteater', 201),
    documents('eider ducks', 105),
    documents('ejder', 105),
    documents('reinsdyr alta', 104),
    documents('renar', 104, 208),
    documents('meridian', 106, 214),
    documents('jordklode', 106, 301),
    documents('tørrfisk', 102, 302),
    documents('stockfish', 102, 302),
    documents('tyske kjøpmenn', 102),
    documents('hansan', 302),
    documents('train ferry', 108),
    documents('togferje', 108),
    documents('kraftverk', 108),
    documents('kunstgjødsel', 108),
    documents('masovn', 203),
    documents('masugn', 203),
    documents('vikingtid', 202),
    documents('Mälaren', 201, 202),
    documents('lake malaren', 201, 202),
    documents('ringmuren i visby', 206),
    documents('red cottages', 207),
    documents('små røde stuer', 207),
    documents('sápmi', 208),
    documents('Bohuslän', 204),
    documents('helgelandskysten', 105),
    documents('aurland', 118),
    documents('aurlnad', 118),
    documents('minste stavkirke', 118),
    documents('oldest stave church', 101),
    documents('smallest church scandinavia', 118),
    documents('undredall', 118),
    documents('tanumshede', 204),
    documents('grimton', 213),
    documents('laponnia', 208),
    documents('engelsbrg', 203),
    documents('falu gruva', 212),
    documents('falun gruve', 212),
    documents('kopper mountain', 212),
    documents('kopparberget', 212),
    documents('hälsingegård', 215),
    documents('helsingegård', 215),
    documents('kvarken', 211),
    documents('skogskirkegården', 205),
    documents('woodland cemetery', 205),
    documents('geiranger', 107),
    documents('industrial heritage', 108),
    documents('rebus bergen', 401),
    documents('rebus visby', 402),
    documents('gruver og smier', 303),
  ],
  'smaller places in Visby and Falun': [
    documents('visby domkirke', 231),
    documents('domkyrka', 231),
    documents('Sankt Nicolai', 232),
    documents('petrus de dacia', 232),
    documents('helge and', 233),
    documents('octagonal church', 233),
    documents('jungfrutornet', 234),
    documents('botanisk hage', 235),
    documents('botanical garden', 235),
    documents('högklint', 236),
    documents('hogklint', 236),
    documents('gallows', 237),
    documents('galgberget', 237),
    documents('Carl Larsson', 241),
    documents('karin larsson', 241),
    documents('sundborn', 241),
    documents('fet-mats', 212, 242),
    documents('kristine kyrka', 243),
    documents('elsborg', 244),
    documents('falu rödfärg', 244, 212),
    documents('barockträdgård', 245, 201),
    documents('staberg', 245),
    documents('selma lagerlöf', 246),
    documents('dalahest', 246),
    documents('sykkeltur', 307),
    documents('cycle tour', 307),
    documents('sveriges verdensarv', 308),
    documents('rebus falun', 404),
  ],
  owners: [
    owners('nordavind', 12),
    owners('fjord og fjell', 11),
    owners('mälardalen', 14),
    owners('malardalens museer', 14),
    owners('ostkusten', 15),
    owners('coast museum', 12),
    owners('gruvemuseum', 13),
    owners('nordavnd', 12),
    documents('nordavind kystmuseum', 104, 105, 106, 207, 208, 214),
  ],
  themes: [
    themes('stavkirker', 'stavkirker-og-kirker'),
    themes('kyrkor', 'stavkirker-og-kirker'),
    themes('rock carvings', 'helleristninger'),
    themes('sjøfart', 'kyst-og-sjofart'),
    themes('mines', 'gruver-og-industri'),
    themes('nature', 'natur-og-fjell'),
    themes('hager', 'hager-og-parker'),
    themes('runer', 'forntid-og-runer'),
    themes('sámi', 'samisk-kultur'),
    documents('sjöfart', 102, 105, 107, 206, 209, 211, 302),
  ],
  selections: [
    selections('bergen', 3021),
    selections('ild og jern', 3031),
    selections('östersjön', 3022),
    selections('forest', 3031),
  ],
};

describeWithDatabase('the quality of the search', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    const database = await open();
    const { pack } = await checkPack(join(PROJECT_ROOT, 'content/demo'));
    // Pictures are not searched, and take a minute to draw.
    await replaceContent(database, buildRows({ ...pack, media: [] }, new Map()));
    server = await openApp(database);
  });
  afterAll(() => server.close());

  async function reciprocalRank({ typed, expected, list = 'documents' }: Judgement) {
    const answer = await server.get(`/api/v3/${list}/?search=${encodeURIComponent(typed)}`);
    const { items } = answer.json<{ items: { id?: number; slug?: string }[] }>();
    const wanted = expected.map(String);
    const found = items.map(({ id, slug }) => String(id ?? slug));
    const rank = 1 + found.findIndex((id) => wanted.includes(id));
    return { typed, list, found, value: rank === 0 ? 0 : 1 / rank };
  }

  it('puts a right result first, or nearly', async () => {
    const values: number[] = [];
    for (const [group, judgements] of Object.entries(JUDGEMENTS)) {
      const ranks = await Promise.all(judgements.map(reciprocalRank));
      for (const { typed, list, found } of ranks.filter(({ value }) => value < 1)) {
        print(`  ${list}/?search=${typed} gives ${found.slice(0, 5).join(' ')}`);
      }
      const mean = meanOf(ranks.map(({ value }) => value));
      print(`${mean.toFixed(3)} ${group} (${ranks.length})`);
      expect.soft(mean, group).toBeGreaterThanOrEqual(LEAST_OF_A_GROUP);
      values.push(...ranks.map(({ value }) => value));
    }
    print(`${meanOf(values).toFixed(3)} all (${values.length})`);
    expect(meanOf(values)).toBeGreaterThanOrEqual(LEAST_MEAN_RECIPROCAL_RANK);
  });
});

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
