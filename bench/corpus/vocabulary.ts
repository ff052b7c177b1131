/**
 * Words, names and towns of the synthetic corpus. Lists that are drawn from by Zipf's law have the
 * most frequent words first.
 */
import type { LatLng } from '@varde/domain/geo';

export type TextLanguage = 'no' | 'sv' | 'en';
export const TEXT_LANGUAGES: readonly TextLanguage[] = ['no', 'sv', 'en'];

interface Noun {
  /** Without an article: "kirke". */
  readonly bare: string;
  /** "en kirke", "a church". */
  readonly one: string;
  /** "kirken"; the bare noun in English. */
  readonly definite: string;
  /** Article before an adjective: "den", "det", "the". */
  readonly the: string;
}

export type Concept = Readonly<Record<TextLanguage, Noun>>;

const list = (text: string, separator: string | RegExp = /\s+/): string[] =>
  text.trim().split(separator);

/** Norwegian and Swedish: "bare definite"; the definite form determines the gender. */
const NOUNS = `
gård gården|gård gården|farm, kirke kirken|kyrka kyrkan|church,
museum museet|museum museet|museum, hus huset|hus huset|house, skole skolen|skola skolan|school,
bru brua|bro bron|bridge, vei veien|väg vägen|road, bygd bygda|bygd bygden|village,
fjord fjorden|fjord fjorden|fjord, havn havna|hamn hamnen|harbour, elv elva|älv älven|river,
kvern kverna|kvarn kvarnen|mill, fabrikk fabrikken|fabrik fabriken|factory,
gruve gruva|gruva gruvan|mine, skog skogen|skog skogen|forest,
fjell fjellet|fjäll fjället|mountain, båt båten|båt båten|boat,
festning festningen|fästning fästningen|fortress, stasjon stasjonen|station stationen|station,
butikk butikken|butik butiken|shop, verksted verkstedet|verkstad verkstaden|workshop,
smie smia|smedja smedjan|smithy, prestegård prestegården|prästgård prästgården|rectory,
jernbane jernbanen|järnväg järnvägen|railway, gravhaug gravhaugen|gravhög gravhögen|burial mound,
runestein runesteinen|runsten runstenen|runestone,
helleristning helleristningen|hällristning hällristningen|rock carving,
klosterruin klosterruinen|klosterruin klosterruinen|abbey ruin,
stavkirke stavkirken|stavkyrka stavkyrkan|stave church, slott slottet|slott slottet|castle,
park parken|park parken|park, torg torget|torg torget|square, brygge brygga|brygga bryggan|quay,
naust naustet|sjöbod sjöboden|boathouse, seter setra|fäbod fäboden|summer farm,
stabbur stabburet|härbre härbret|storehouse, fyr fyret|fyr fyren|lighthouse,
kraftverk kraftverket|kraftverk kraftverket|power station, sag saga|såg sågen|sawmill,
kirkegård kirkegården|kyrkogård kyrkogården|churchyard, teater teatret|teater teatern|theatre,
bibliotek biblioteket|bibliotek biblioteket|library, sykehus sykehuset|sjukhus sjukhuset|hospital,
gate gata|gata gatan|street, kai kaia|kaj kajen|wharf,
tollbod tollboden|tullhus tullhuset|customs house, rådhus rådhuset|rådhus rådhuset|town hall,
fengsel fengselet|fängelse fängelset|prison,
bedehus bedehuset|missionshus missionshuset|prayer house, kapell kapellet|kapell kapellet|chapel,
tårn tårnet|torn tornet|tower, portal portalen|portal portalen|portal,
altertavle altertavla|altartavla altartavlan|altarpiece, klokke klokka|klocka klockan|bell,
maleri maleriet|målning målningen|painting, drakt drakten|dräkt dräkten|costume,
vev veven|väv väven|weave, ski skia|skida skidan|ski, hest hesten|häst hästen|horse,
ku kua|ko kon|cow, fiske fisket|fiske fisket|fishery, handel handelen|handel handeln|trade,
krig krigen|krig kriget|war, brann brannen|brand branden|fire,
flom flommen|översvämning översvämningen|flood, dronning dronningen|drottning drottningen|queen,
konge kongen|kung kungen|king, prest presten|präst prästen|priest,
bonde bonden|bonde bonden|farmer, fisker fiskeren|fiskare fiskaren|fisherman,
håndverker håndverkeren|hantverkare hantverkaren|craftsman,
arbeider arbeideren|arbetare arbetaren|worker, kvinne kvinnen|kvinna kvinnan|woman,
barn barnet|barn barnet|child, lærer læreren|lärare läraren|teacher,
soldat soldaten|soldat soldaten|soldier, sjømann sjømannen|sjöman sjömannen|sailor,
hage hagen|trädgård trädgården|garden, steinmur steinmuren|stenmur stenmuren|stone wall,
vannfall vannfallet|vattenfall vattenfallet|waterfall, myr myra|myr myren|bog, øy øya|ö ön|island,
sund sundet|sund sundet|strait, varde varden|röse röset|cairn, kanal kanalen|kanal kanalen|canal,
sluse slusen|sluss slussen|lock, tunnel tunnelen|tunnel tunneln|tunnel,
masovn masovnen|masugn masugnen|blast furnace,
glassverk glassverket|glasbruk glasbruket|glassworks,
papirfabrikk papirfabrikken|pappersbruk pappersbruket|paper mill,
bakeri bakeriet|bageri bageriet|bakery, bryggeri bryggeriet|bryggeri bryggeriet|brewery,
apotek apoteket|apotek apoteket|pharmacy, hotell hotellet|hotell hotellet|hotel,
vertshus vertshuset|värdshus värdshuset|inn, badehus badehuset|badhus badhuset|bath house,
villa villaen|villa villan|villa, herregård herregården|herrgård herrgården|manor,
husmannsplass husmannsplassen|torp torpet|croft, boplass boplassen|boplats boplatsen|settlement,
fangstgrop fangstgropa|fångstgrop fångstgropen|pitfall trap,
samisk leirplass leirplassen|samisk boplats boplatsen|Sami camp,
skulptur skulpturen|skulptur skulpturen|sculpture,
monument monumentet|monument monumentet|monument, skip skipet|skepp skeppet|ship,
vrak vraket|vrak vraket|wreck, kanon kanonen|kanon kanonen|cannon, mynt myntet|mynt myntet|coin,
sverd sverdet|svärd svärdet|sword, bok boka|bok boken|book, brev brevet|brev brevet|letter,
kart kartet|karta kartan|map
`;

function nordic(text: string, articles: { readonly en: string; readonly et: string }): Noun {
  const words = text.split(' ');
  const definite = words.at(-1) ?? text;
  const bare = words.slice(0, -1).join(' ');
  const isNeuter = /[et]t$/.test(definite);
  const article = isNeuter ? articles.et : articles.en;
  return { bare, one: `${article} ${bare}`, definite, the: isNeuter ? 'det' : 'den' };
}

export const CONCEPTS: readonly Concept[] = list(NOUNS, /,\s+/).map((line) => {
  const [no = '', sv = '', en = ''] = line.split('|');
  const article = /^[aeiou]/i.test(en) ? 'an' : 'a';
  return {
    no: nordic(no, { en: 'en', et: 'et' }),
    sv: nordic(sv, { en: 'en', et: 'ett' }),
    en: { bare: en, one: `${article} ${en}`, definite: en, the: 'the' },
  };
});

/** First parts of compounds: "steinkirke", "stone church". */
export const PREFIXES: Readonly<Record<TextLanguage, readonly string[]>> = {
  no: list(`
stein tre kyst fjell by lands bygde fiske handels skips gruve jern kobber sølv malm tømmer sommer
vinter sjø elve hav skog dal øde middelalder vikinge bronsealder konge preste bonde arbeider
soldat nord sør øst vest storm natt`),
  sv: list(`
sten trä kust fjäll stads lands bygde fiske handels skepps gruv järn koppar silver malm timmer
sommar vinter sjö älv havs skogs dal öde medeltids vikinga bronsålders kunga präst bonde arbetar
soldat norr söder öster väster storm natt`),
  en: list(`
stone timber coastal mountain town country village fishing trading ship mining iron copper silver
ore log summer winter lake river sea forest valley abandoned medieval Viking Bronze-Age royal
parish peasant workers military northern southern eastern western storm night`),
};

export interface Town extends LatLng {
  readonly name: string;
  readonly language: 'no' | 'sv';
}

/** Towns in Norway and Sweden, the largest first. */
export const TOWNS: readonly Town[] = list(
  `
no 59.913 10.739 Oslo, sv 59.329 18.069 Stockholm, no 60.393 5.324 Bergen,
sv 57.707 11.967 Göteborg, no 63.43 10.395 Trondheim, sv 55.605 13 Malmö,
no 58.97 5.733 Stavanger, sv 59.859 17.639 Uppsala, no 69.649 18.956 Tromsø,
sv 55.705 13.193 Lund, no 58.147 7.996 Kristiansand, sv 59.61 16.545 Västerås,
no 59.744 10.205 Drammen, sv 59.275 15.213 Örebro, no 59.218 10.93 Fredrikstad,
sv 58.411 15.621 Linköping, no 62.472 6.155 Ålesund, sv 57.635 18.295 Visby, no 67.28 14.405 Bodø,
sv 56.046 12.694 Helsingborg, no 59.21 9.609 Skien, sv 58.588 16.192 Norrköping,
no 61.115 10.466 Lillehammer, sv 60.607 15.632 Falun, no 59.414 5.268 Haugesund,
sv 63.826 20.263 Umeå, no 60.795 11.068 Hamar, sv 56.663 16.356 Kalmar, no 62.737 7.16 Molde,
sv 60.675 17.141 Gävle, no 62.575 11.384 Røros, sv 56.161 15.587 Karlskrona,
no 59.669 9.65 Kongsberg, sv 62.391 17.307 Sundsvall, no 58.461 8.772 Arendal,
sv 63.177 14.637 Östersund, no 63.11 7.728 Kristiansund, sv 65.584 22.155 Luleå,
no 68.799 16.541 Harstad, sv 56.878 14.809 Växjö, no 69.969 23.272 Alta,
sv 56.674 12.857 Halmstad, no 66.313 14.142 Mo i Rana, sv 59.379 13.504 Karlstad,
no 64.015 11.495 Steinkjer, sv 57.782 14.162 Jönköping, no 59.267 10.408 Tønsberg,
sv 58.753 17.009 Nyköping, no 59.123 11.387 Halden, sv 61.005 14.537 Mora, no 60.629 6.415 Voss,
sv 67.856 20.225 Kiruna, no 61.6 5.033 Florø, sv 55.43 13.82 Ystad, no 68.438 17.427 Narvik,
sv 58.39 13.845 Skövde, no 59.879 8.594 Rjukan, sv 57.758 16.637 Västervik,
no 69.727 30.046 Kirkenes, sv 62.632 17.938 Härnösand, no 64.466 11.495 Namsos,
sv 64.75 20.953 Skellefteå, no 58.029 7.453 Mandal, sv 58.938 11.171 Strömstad,
no 70.663 23.682 Hammerfest, sv 59.655 12.585 Arvika, no 61.772 9.54 Otta,
sv 65.836 24.136 Haparanda, no 61.229 7.1 Sogndal, sv 62.035 14.358 Sveg,
no 68.234 14.569 Svolvær, sv 63.399 13.082 Åre, no 62.276 10.78 Tynset, sv 56.879 16.656 Borgholm,
no 60.069 6.546 Odda, sv 67.134 20.652 Gällivare
`,
  /,\s+/,
).map((line) => {
  const [language, lat, lng, ...name] = line.split(' ');
  return {
    language: language === 'no' ? 'no' : 'sv',
    name: name.join(' '),
    lat: Number(lat),
    lng: Number(lng),
  };
});

/** Parts of place names: "Nedre" + "Sand" + "vik". */
export const PLACE_NAMES = {
  no: {
    qualifiers: list('Nedre Øvre Ytre Indre Gamle Nye Store Vesle Midtre'),
    starts: list(`
Nord Sør Øst Vest Sol Lang Stor Lille Bjørke Furu Gran Eike Aske Haug Kvern Sand Stein Berg Dal
Elve Sjø Myr Tun Ras Kross Bjørn Ulv Ørne Svart Hvit Rød Grøn Brei Smal Høg Djup Mel Tveit Hol
Vinter Sommer Hamre Stokke Kleiv Kjerring Kongs Preste Munke`),
    ends: list(`
heim stad vik nes ås land rud set bø by dal berg haug mo sund øy vang tveit lund voll bakken
gården moen lia stua foss vatn tjern kollen sletta eidet hamna holmen skjæret`),
  },
  sv: {
    qualifiers: list('Nedre Övre Yttre Inre Gamla Nya Stora Lilla Mellersta'),
    starts: list(`
Norr Söder Öster Väster Sol Lång Stor Lill Björk Tall Gran Ek Ask Hög Kvarn Sand Sten Berg Dal Älv
Sjö Myr Tuna Ras Kors Björn Varg Örn Svart Vit Röd Grön Bred Smal Hammar Djup Mel Tveta Hol Vinter
Sommar Näs Stock Klev Käring Kungs Präst Munk`),
    ends: list(`
torp by sta näs ås vik hult ryd löv boda inge stad holm berga vad fors sjö mark lunda köping
gården backen kulla sätra tjärn åker änge hyttan bruk hamn skär viken udden myra`),
  },
};

export const GIVEN_NAMES = list(`
Anna Kari Ingrid Marit Berit Sigrid Gunhild Ragnhild Karin Kerstin Brita Elsa Maja Margareta
Johanna Kristina Solveig Åse Torunn Liv Astrid Ola Per Lars Nils Hans Anders Jon Erik Olof Sven
Gustaf Karl Johan Peder Knut Halvor Tore Sigurd Einar Håkon Magnus Torsten Arne Bjarne Aslak Nora
Mathis`);
export const FAMILY_NAMES = list(`
Olsen Hansen Johansson Andersson Nilsson Larsen Berg Haugen Lindberg Lindström Eriksson Pedersen
Persson Kristiansen Dahl Lund Strand Moen Bakke Solberg Nyström Sandberg Hagen Holm Ek Sjöberg Lie
Ruud Bye Engström Wiik Falk Brandt Krag Rosenkrantz Oxenstierna Gyldenløve Sara Utsi Hætta`);

/** Texts of one language: sentences, headings and words for their slots. */
export interface Patterns {
  readonly sentences: readonly string[];
  readonly headings: readonly string[];
  readonly words: ReadonlyMap<string, readonly string[]>;
}

function patterns(text: string): Patterns {
  const [sentences = [], headings = [], words = []] = list(text, '\n\n').map((part) =>
    part.split('\n'),
  );
  const bySlot = words.map((line) => [line.charAt(0), line.slice(2).split(', ')] as const);
  return { sentences, headings, words: new Map(bySlot) };
}

/**
 * A capital letter is a slot: D "the old church", N "the church", O "a church", C a compound, P a
 * place, F a person, Y a year, V a verb in the past tense, U a participle, A an adjective, T a
 * time, W a location.
 */
export const PATTERNS: Readonly<Record<TextLanguage, Patterns>> = {
  no: patterns(`
D ble U i Y, og N ble U like etter.
I Y V F O W.
Her kan du se D og N fra Y.
Det var F fra P som V D.
T kom folk fra P for å se N, og mange V O på veien hjem.
W ligger D, og litt lenger borte står C.
Etter at N var U, V de som bodde på P, både O og C.
Ingen vet sikkert hvem som V N, men F nevner D i et brev fra Y.
N på P er A, og det er ikke mange av dem igjen.
Om du følger stien W, kommer du til O som F V i Y.
De fleste på P levde av N og C, men T var det vanskelig å få nok.
I dag eies N av kommunen, og D er åpen for alle som vil gå dit.
Arkeologer har U O under N, og funnet er fra omtrent Y.
F skrev at D var så A at en måtte se det for å tro det.
N ble flyttet fra P til dette stedet i Y, fordi D sto i veien.
Slik ble D et møtested for alle rundt P, og det er N fremdeles.
T V kvinnene O mens mennene var W.
Du ser sporene etter C i bakken W.

N på P
Hvem var F?
D i dag
Livet W
Fra Y til i dag
Slik finner du fram

V bygde, kjøpte, drev, restaurerte, fant, tegnet, solgte, arvet, malte, beskrev, brukte, flyttet, reiste, eide, grunnla, forlot, forsvarte, besøkte, fotograferte, gjenoppdaget, smidde, vevde, skjenket, ødela, innviet, leide, ryddet, gravde fram, tok vare på, samlet
U bygd, reist, restaurert, flyttet, revet, funnet, fredet, malt, tatt i bruk, ødelagt, utvidet, solgt, innviet, brent, gjenreist, gravd ut, tegnet, forlatt, glemt, overtatt
A gamle, store, lille, vakre, eldste, nye, hvite, røde, høye, lave, bratte, kjente, mørke, lange, smale, brede, mektige, fredede, rike, fattige, stille, ensomme, solide, skjeve, utskårne, tjærede, malte, glemte, vernede, sjeldne
T om sommeren, om vinteren, hver høst, tidlig på våren, etter krigen, under krigen, i middelalderen, i gamle dager, den gangen, etter brannen, i uår, på søndagene, på markedsdagene, i nødsårene, etter reformasjonen, i vikingtiden, i bronsealderen, på attenhundretallet
W ved elva, ned mot fjorden, oppe i lia, langs veien, ved kirken, på nordsiden, bak fjøset, mellom husene, ute på neset, innerst i dalen, ved vannet, over tregrensa, på øya, under berget, ved kaia, i skogen, på tunet, i bakgården
`),
  sv: patterns(`
D blev U år Y, och N blev U strax därefter.
År Y V F O W.
Här kan du se D och N från Y.
Det var F från P som V D.
T kom folk från P för att se N, och många V O på vägen hem.
W ligger D, och lite längre bort står C.
Sedan N hade blivit U V de som bodde på P både O och C.
Ingen vet säkert vem som V N, men F nämner D i ett brev från Y.
N på P är A, och det finns inte många av dem kvar.
Om du följer stigen W kommer du till O som F V år Y.
De flesta på P levde av N och C, men T var det svårt att få nog.
I dag ägs N av kommunen, och D är öppen för alla som vill gå dit.
Arkeologer har U O under N, och fyndet är från omkring Y.
F skrev att D var så A att man måste se det för att tro det.
N flyttades från P till den här platsen år Y, eftersom D stod i vägen.
Så blev D en mötesplats för alla kring P, och det är N fortfarande.
T V kvinnorna O medan männen var W.
Du ser spåren efter C i marken W.

N på P
Vem var F?
D i dag
Livet W
Från Y till i dag
Så hittar du

V byggde, köpte, drev, restaurerade, fann, ritade, sålde, ärvde, målade, beskrev, använde, flyttade, reste, ägde, grundade, lämnade, försvarade, besökte, fotograferade, återupptäckte, smidde, vävde, skänkte, förstörde, invigde, hyrde, röjde, grävde fram, tog vara på, samlade
U byggd, rest, restaurerad, flyttad, riven, funnen, skyddad, målad, tagen i bruk, förstörd, utvidgad, såld, invigd, bränd, återuppförd, utgrävd, ritad, övergiven, glömd, övertagen
A gamla, stora, lilla, vackra, äldsta, nya, vita, röda, höga, låga, branta, kända, mörka, långa, smala, breda, mäktiga, fridlysta, rika, fattiga, stilla, ensamma, stadiga, sneda, snidade, tjärade, målade, glömda, skyddade, sällsynta
T på sommaren, på vintern, varje höst, tidigt på våren, efter kriget, under kriget, under medeltiden, förr i tiden, den gången, efter branden, under missväxtår, på söndagarna, på marknadsdagarna, under nödåren, efter reformationen, under vikingatiden, under bronsåldern, på artonhundratalet
W vid älven, ner mot sjön, uppe på åsen, längs vägen, vid kyrkan, på norra sidan, bakom ladugården, mellan husen, ute på udden, längst in i dalen, vid vattnet, ovanför trädgränsen, på ön, under berget, vid kajen, i skogen, på gårdsplanen, på bakgården
`),
  en: patterns(`
D was U in Y, and N was U soon after.
In Y F V O W.
Here you can see D and N from Y.
It was F of P who V D.
T people came from P to see N, and many V O on their way home.
W lies D, and a little further on stands C.
After N had been U, those who lived at P V both O and C.
Nobody knows for certain who V N, but F mentions D in a letter from Y.
N at P is A, and not many of its kind are left.
If you follow the path W, you will come to O that F V in Y.
Most people at P lived off N and C, but T it was hard to get enough.
Today N belongs to the municipality, and D is open to everyone who cares to walk there.
Archaeologists have U O beneath N, and the find dates from about Y.
F wrote that D was so A that one had to see it to believe it.
N was moved from P to this place in Y, because D stood in the way.
So D became a meeting place for everyone around P, and so N still is.
T the women V O while the men were W.
You can see the traces of C in the ground W.

N at P
Who was F?
D today
Life W
From Y until today
How to get there

V built, bought, ran, restored, found, drew, sold, inherited, painted, described, used, moved, raised, owned, founded, left, defended, visited, photographed, rediscovered, forged, wove, donated, destroyed, consecrated, rented, cleared, dug out, looked after, collected
U built, raised, restored, moved, torn down, found, listed, painted, taken into use, destroyed, extended, sold, consecrated, burnt, rebuilt, excavated, drawn, abandoned, forgotten, taken over
A old, large, small, beautiful, oldest, new, white, red, tall, low, steep, famous, dark, long, narrow, broad, mighty, listed, rich, poor, quiet, lonely, solid, crooked, carved, tarred, painted, forgotten, protected, rare
T in summer, in winter, every autumn, early in spring, after the war, during the war, in the Middle Ages, in the old days, at that time, after the fire, in lean years, on Sundays, on market days, in the years of famine, after the Reformation, in the Viking Age, in the Bronze Age, in the nineteenth century
W by the river, down towards the fjord, up on the hillside, along the road, by the church, on the north side, behind the barn, between the houses, out on the headland, at the head of the valley, by the water, above the tree line, on the island, under the cliff, by the quay, in the forest, in the farmyard, in the back yard
`),
};
