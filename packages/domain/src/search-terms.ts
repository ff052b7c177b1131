/**
 * Heritage synonyms in the Nordic languages and English, so that a search finds texts that exist in
 * another language only. Each line is one meaning; a term may have several words.
 */
import { searchWords } from './search-words.ts';

const MEANINGS = `
kirke, kyrkje, kyrka, church
stavkirke, stavkyrkje, stavkyrka, stave church
kloster, monastery, abbey, convent
kapell, chapel
domkirke, katedral, domkyrka, cathedral
gravplass, gravlund, kirkegård, kyrkogård, begravningsplats, cemetery, churchyard, graveyard
grav, burial, tomb
gravhaug, gravhög, burial mound, barrow
festning, fästning, fortress, fort
borg, castle
slott, castle, palace
bymur, stadsmur, ringmur, city wall, town wall
tårn, torn, tower
helleristning, hällristning, bergkunst, hällkonst, rock carving, rock art, petroglyph
maleri, målning, painting
gruve, gruva, mine
gruvedrift, gruvdrift, mining
kobber, koppar, copper
jern, järn, iron
sølv, silver
jernverk, järnbruk, ironworks
smie, smedja, forge, smithy
masovn, masugn, blast furnace
industri, industry
fabrikk, fabrik, factory, mill
kraftverk, kraftstasjon, kraftstation, power station, power plant
jernbane, järnväg, railway
radio, wireless
bro, bru, bridge
vei, veg, väg, road
havn, hamn, harbour, harbor, port
brygge, kai, kaj, wharf, quay
fyr, fyrtårn, lighthouse
skip, skepp, fartøy, fartyg, ship, vessel
båt, boat
sjøfart, sjöfart, shipping, seafaring
fiske, fishing, fishery
fisker, fiskare, fisherman
tørrfisk, torrfisk, stockfish
hval, val, whale
kyst, kust, coast
øy, ö, island
skjærgård, skärgård, archipelago
fjord, fiord
fjell, fjäll, mountain
isbre, glaciär, glacier
foss, vattenfall, waterfall
skog, forest, wood
innsjø, sjö, lake
elv, älv, flod, river
natur, nature
nasjonalpark, nationalpark, national park
landskap, landscape
fugl, fågel, bird
ærfugl, ejder, eider
rein, reinsdyr, ren, reindeer
same, samisk, sápmi, sami
viking, vikingtid, viking age
middelalder, mellomalder, medeltid, middle ages, medieval
steinalder, stenålder, stone age
bronsealder, bronsålder, bronze age
jernalder, järnålder, iron age
verdensarv, verdsarv, världsarv, world heritage, unesco
kulturarv, cultural heritage
kulturminne, fornminne, monument
museum, museer
friluftsmuseum, open air museum
gård, gard, farm, farmhouse
hus, house
stue, stuga, cottage
herregård, herrgård, manor
park, hage, trädgård, garden
by, stad, town, city
gamleby, gamla stan, old town
handel, trade
hanseat, hansa, hanseatic
konge, kung, king
dronning, drottning, queen
krig, war
folk, people
kunst, konst, art
arkitektur, architecture
teater, theatre, theater
rebus, quiz, quiz trail
tur, vandring, walk, trail, hike
utsikt, view, viewpoint
barn, children, kids
badeplass, badplats, beach
`;

/** Longest first. Folded. */
const ENDINGS =
  'arnas ornas ernas arna orna erna enes anes ene ane ers ens ets ar or er en et an je ja es na ne a e s n r t'.split(
    ' ',
  );

const MIN_STEM_LENGTH = 3;

/**
 * Strips endings approximately, for the three main languages at once. Only for comparing words
 * whose language is unknown (search terms, parts of compounds); the database stems texts in their
 * own language.
 */
export function roughStem(word: string): string {
  const ending = ENDINGS.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= MIN_STEM_LENGTH,
  );
  return ending ? word.slice(0, -ending.length) : word;
}

/** Longest inflection that may follow a stem within one word: hällristning-arnas. */
export const MAX_ENDING_LENGTH = 5;
/** Shorter words do not occur as parts of a meaningful compound. */
export const MIN_PART_LENGTH = 4;

type Term = readonly string[];

const terms: readonly (readonly Term[])[] = MEANINGS.trim()
  .split('\n')
  .map((line) => line.split(',').map(searchWords));

/** Meanings by the approximate stems of their terms. */
const meanings = new Map<string, (readonly Term[])[]>();
for (const meaning of terms) {
  for (const term of meaning) {
    const key = keyOf(term);
    meanings.set(key, [...(meanings.get(key) ?? []), meaning]);
  }
}

/** Synonyms of a term, each as its words; the term itself is excluded. */
export function relatedTerms(words: readonly string[]): Term[] {
  const own = keyOf(words);
  const related = (meanings.get(own) ?? []).flat().filter((term) => keyOf(term) !== own);
  return [...new Map(related.map((term) => [term.join(' '), term])).values()];
}

/** Maximum number of words in a term. */
export const MAX_TERM_WORDS = Math.max(...terms.flat().map((term) => term.length));

function keyOf(words: Term): string {
  return words.map(roughStem).join(' ');
}
