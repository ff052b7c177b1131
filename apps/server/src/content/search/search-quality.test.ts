/** Measures search quality on the demo pack: one figure over all judged queries. */
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { readPack } from '@varde/content-pack/read-pack';
import { PROJECT_ROOT } from '#config/config.ts';
import { buildRows } from '#packs/build-rows.ts';
import { replaceContent } from '#packs/packs.repository.ts';
import { openApp, type TestApp } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';

/** Mean of 1/rank of the first right result; a query without one counts 0. */
const LEAST_MEAN_RECIPROCAL_RANK = 0.98;
const LEAST_OF_A_GROUP = 0.85;

type SearchedList = 'documents' | 'owners' | 'themes' | 'selections';

interface Judgement {
  readonly typed: string;
  /** Ids (or theme slugs) of right results; any of them may rank first. */
  readonly expected: readonly Right[];
  readonly list: SearchedList;
}

type Right = number | string;

/** Several queries with the same meaning. */
const inList =
  (list: SearchedList) =>
  (expected: Right | readonly Right[], ...typed: string[]): Judgement[] =>
    typed.map((one) => ({ typed: one, expected: [expected].flat(), list }));
const documents = inList('documents');
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
const JUDGEMENTS: Readonly<Record<string, readonly (readonly Judgement[])[]>> = {
  'names as they are written': [
    documents(101, 'Urnes stavkirke'),
    documents(118, 'Undredals stavkyrka'),
    documents(102, 'bryggen', 'Bryggen i Bergen'),
    documents(103, 'Røros'),
    documents(107, 'Geirangerfjorden'),
    documents(108, 'Rjukan'),
    documents(201, 'Drottningholm'),
    documents(202, 'Birka'),
    documents(205, 'Skogskyrkogården'),
    documents(206, 'Visby'),
    documents(204, 'Rock Carvings in Tanum'),
    documents(207, 'Gammelstad Church Town'),
    documents(301, 'Norges verdensarv'),
    documents(401, 'Rundt Bryggen'),
    documents(402, 'Behind the wall in Visby'),
    documents(117, 'Schøtstuene'),
    documents(131, 'Rosenkrantztårnet'),
    documents(132, 'Fantoft stavkirke'),
    documents(134, 'Fløibanen'),
    documents(136, 'Bergens domkyrka'),
    documents(137, 'Lysøen'),
    documents(141, 'Smelthytta'),
    documents(403, 'Around Doktortjønna'),
    documents(305, 'Bergstaden til fots'),
  ],
  'Norwegian word forms': [
    documents(STAVE_CHURCHES, 'stavkirke', 'stavkirker'),
    documents(ROCK_CARVINGS, 'helleristninger', 'helleristning'),
    documents(MINES, 'gruver', 'gruve'),
    documents([106, 214], 'meridianbuen'),
    documents(107, 'fjorder'),
    documents(213, 'radiostasjonen'),
    documents(207, 'kirkebyen'),
    documents(116, 'hva er verdensarv'),
  ],
  'Swedish word forms': [
    documents(STAVE_CHURCHES, 'stavkyrka', 'stavkyrkor'),
    documents(ROCK_CARVINGS, 'hällristningar', 'hällristningarna'),
    documents(MINES, 'gruvor'),
    documents(303, 'smedja'),
    documents([116, 301], 'världsarv'),
    documents(213, 'radiostation'),
    documents(210, 'odlingslandskap'),
    documents(205, 'begravningsplats'),
  ],
  'English word forms': [
    documents(STAVE_CHURCHES, 'stave church', 'stave churches'),
    documents(ROCK_CARVINGS, 'rock carving'),
    documents(203, 'ironworks'),
    documents(MINES, 'mines'),
    documents([103, 305], 'mining town'),
    documents(215, 'farmhouse'),
    documents(205, 'cemetery'),
    documents(116, 'what is world heritage'),
    documents(213, 'radio'),
    documents(211, 'high coast'),
  ],
  'typing errors': [
    documents(STAVE_CHURCHES, 'stavkirka', 'stavkirkje', 'stavkrike', 'stavkikre'),
    documents(102, 'brygen', 'brygegn', 'bryggne i bergen'),
    documents(201, 'drotningholm', 'drottingholm'),
    documents(107, 'geirangrfjorden'),
    documents(ROCK_CARVINGS, 'hellerstninger', 'helristninger', 'hälristningar'),
    documents(205, 'skogskyrkogarn', 'cemetary'),
    documents(206, 'visbi'),
    documents(209, 'karlskorna'),
    documents(103, 'roross'),
    documents(117, 'schotstuen'),
    documents([106, 214], 'strueve'),
    documents(301, 'norgs verdensarv'),
    documents(101, 'urnse stavkirke', 'urness'),
    documents(134, 'fløybanen'),
    documents(135, 'trollhaugen'),
    documents(131, 'rosenkranstårnet'),
    documents(142, 'slegveien'),
  ],
  'letters typed another way': [
    documents(103, 'roros', 'Röros'),
    documents(105, 'vegaoyan', 'vegaøyane'),
    documents(210, 'oland', 'Øland'),
    documents(211, 'hoga kusten'),
    documents(107, 'naeroyfjorden', 'nærøyfjord'),
    documents(215, 'halsingland'),
    documents(205, 'skogskyrkogaarden'),
    documents(102, 'BRYGGEN'),
    documents(134, 'floibanen'),
    documents([306, 151, 152, 153], 'hakonshallen'),
    documents(138, 'damsgaard'),
  ],
  'the beginning of a word': [
    documents(STAVE_CHURCHES, 'stavk'),
    documents(101, 'urn'),
    documents(201, 'drott', 'drotnigho'),
    documents(ROCK_CARVINGS, 'helleris', 'hellristni'),
    documents(108, 'rjuk'),
    documents(102, 'bryggen i be'),
    documents(209, 'karls'),
    documents(107, 'gei', 'geirager'),
    documents(206, 'vis'),
    documents(401, 'rundt br'),
  ],
  'compounds apart and together': [
    documents(STAVE_CHURCHES, 'stav kirke', 'stav kyrka'),
    documents(ROCK_CARVINGS, 'helle ristninger', 'rockcarvings'),
    documents(205, 'skogs kyrkogården'),
    documents([116, 301], 'verdens arv'),
    documents(107, 'geiranger fjorden'),
    documents(211, 'högakusten'),
    documents([103, 120], 'bergstaden'),
    documents(104, 'berg kunst'),
  ],
  'the same thing in another language': [
    documents(206, 'ringmur'),
    documents(205, 'gravlund'),
    documents(201, 'palace', 'slott'),
    documents(ROCK_CARVINGS, 'petroglyphs'),
    documents([103, 212], 'kobber', 'kopparverk'),
    documents(208, 'samer', 'sami'),
    documents(202, 'viking'),
    documents([302, 206, 102], 'hanseatic'),
    documents(105, 'ærfugl'),
  ],
  'places and what stands in the text': [
    documents(101, 'Luster'),
    documents(106, 'Hammerfest'),
    documents(201, 'Lovön', 'Ekerö'),
    documents(205, 'Sockenvägen'),
    documents(207, 'Luleå'),
    documents(117, 'Øvregaten'),
    documents(204, 'Vitlycke'),
    documents(STAVE_CHURCHES, 'stavkirke sogn'),
    documents([117, 102, 132, 136, 302], 'church in bergen'),
    documents(103, 'kobber røros'),
    documents(206, 'gotland'),
    documents(135, 'edvard grieg'),
    documents(137, 'ole bull'),
    documents(134, 'kabelbane'),
    documents(136, 'kanonkule'),
    documents([142, 103], 'gruvearbeidere hus røros'),
  ],
  'what was judged after the weights were set': [
    documents(201, 'chinese pavilion', 'kinesisk lystslott', 'slottsteater'),
    documents(105, 'eider ducks', 'ejder', 'helgelandskysten'),
    documents(104, 'reinsdyr alta'),
    documents([104, 208], 'renar'),
    documents([106, 214], 'meridian'),
    documents([106, 301], 'jordklode'),
    documents([102, 302], 'tørrfisk', 'stockfish'),
    documents(102, 'tyske kjøpmenn'),
    documents(302, 'hansan'),
    documents(108, 'train ferry', 'togferje', 'kraftverk', 'kunstgjødsel', 'industrial heritage'),
    documents(203, 'masovn', 'masugn', 'engelsbrg'),
    documents(202, 'vikingtid'),
    documents([201, 202], 'Mälaren', 'lake malaren'),
    documents(206, 'ringmuren i visby'),
    documents(207, 'red cottages', 'små røde stuer'),
    documents(208, 'sápmi', 'laponnia'),
    documents(204, 'Bohuslän', 'tanumshede'),
    documents(118, 'aurland', 'aurlnad', 'minste stavkirke', 'smallest church scandinavia'),
    documents(118, 'undredall'),
    documents(101, 'oldest stave church'),
    documents(213, 'grimton'),
    documents(212, 'falu gruva', 'falun gruve', 'kopper mountain', 'kopparberget'),
    documents(215, 'hälsingegård', 'helsingegård'),
    documents(211, 'kvarken'),
    documents(205, 'skogskirkegården', 'woodland cemetery'),
    documents(107, 'geiranger'),
    documents(401, 'rebus bergen'),
    documents(402, 'rebus visby'),
    documents(303, 'gruver og smier'),
  ],
  'smaller places in Visby and Falun': [
    documents(231, 'visby domkirke', 'domkyrka'),
    documents(232, 'Sankt Nicolai', 'petrus de dacia'),
    documents(233, 'helge and', 'octagonal church'),
    documents(234, 'jungfrutornet'),
    documents(235, 'botanisk hage', 'botanical garden'),
    documents(236, 'högklint', 'hogklint'),
    documents(237, 'gallows', 'galgberget'),
    documents(241, 'Carl Larsson', 'karin larsson', 'sundborn'),
    documents([212, 242], 'fet-mats'),
    documents(243, 'kristine kyrka'),
    documents(244, 'elsborg'),
    documents([244, 212], 'falu rödfärg'),
    documents([245, 201], 'barockträdgård'),
    documents(245, 'staberg'),
    documents(246, 'selma lagerlöf', 'dalahest'),
    documents(307, 'sykkeltur', 'cycle tour'),
    documents(308, 'sveriges verdensarv'),
    documents(404, 'rebus falun'),
  ],
  owners: [
    owners(12, 'nordavind', 'coast museum', 'nordavnd'),
    owners(11, 'fjord og fjell'),
    owners(14, 'mälardalen', 'malardalens museer'),
    owners(15, 'ostkusten'),
    owners(13, 'gruvemuseum'),
    documents([104, 105, 106, 207, 208, 214], 'nordavind kystmuseum'),
  ],
  themes: [
    themes('stavkirker-og-kirker', 'stavkirker', 'kyrkor'),
    themes('helleristninger', 'rock carvings'),
    themes('kyst-og-sjofart', 'sjøfart'),
    themes('gruver-og-industri', 'mines'),
    themes('natur-og-fjell', 'nature'),
    themes('hager-og-parker', 'hager'),
    themes('forntid-og-runer', 'runer'),
    themes('samisk-kultur', 'sámi'),
    documents([102, 105, 107, 206, 209, 211, 302], 'sjöfart'),
  ],
  selections: [
    selections(3021, 'bergen'),
    selections(3031, 'ild og jern', 'forest'),
    selections(3022, 'östersjön'),
  ],
};

describeWithDatabase('search quality', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    const database = await open();
    const { pack } = await readPack(join(PROJECT_ROOT, 'content/demo'));
    // Media are not searched, and take a minute to render.
    await replaceContent(database, buildRows({ ...pack, media: [] }, new Map()));
    server = await openApp(database);
  });

  async function reciprocalRank({ typed, expected, list }: Judgement) {
    const response = await server.get(`/api/v3/${list}/?search=${encodeURIComponent(typed)}`);
    const { items } = response.json<{ items: { id?: number; slug?: string }[] }>();
    const expectedIds = expected.map(String);
    const found = items.map(({ id, slug }) => String(id ?? slug));
    const rank = 1 + found.findIndex((id) => expectedIds.includes(id));
    return { typed, list, found, value: rank === 0 ? 0 : 1 / rank };
  }

  it('the mean reciprocal rank of the first right result reaches its minimum', async () => {
    const values: number[] = [];
    for (const [group, judgements] of Object.entries(JUDGEMENTS)) {
      // One after the other: of many at once the server refuses some.
      const ranks = [];
      for (const judgement of judgements.flat()) ranks.push(await reciprocalRank(judgement));
      for (const { typed, list, found } of ranks.filter(({ value }) => value < 1))
        print(`  ${list}/?search=${typed} gives ${found.slice(0, 5).join(' ')}`);
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
