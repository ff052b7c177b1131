/** What heritage texts are about, in three languages side by side, the most common first. */

export interface Noun {
  /** Without an article: "kirke". */
  readonly bare: string;
  /** "en kirke", "a church". */
  readonly one: string;
  /** "kirken"; English has none and takes "church". */
  readonly definite: string;
  /** Article before an adjective: "den", "det", "the". */
  readonly the: string;
}

export type TextLanguage = 'no' | 'sv' | 'en';
export const TEXT_LANGUAGES: readonly TextLanguage[] = ['no', 'sv', 'en'];

export type Concept = Readonly<Record<TextLanguage, Noun>>;

/** Norwegian and Swedish: "bare definite"; the definite form tells the gender. */
const NOUNS = `
gård gården|gård gården|farm
kirke kirken|kyrka kyrkan|church
museum museet|museum museet|museum
hus huset|hus huset|house
skole skolen|skola skolan|school
bru brua|bro bron|bridge
vei veien|väg vägen|road
bygd bygda|bygd bygden|village
fjord fjorden|fjord fjorden|fjord
havn havna|hamn hamnen|harbour
elv elva|älv älven|river
kvern kverna|kvarn kvarnen|mill
fabrikk fabrikken|fabrik fabriken|factory
gruve gruva|gruva gruvan|mine
skog skogen|skog skogen|forest
fjell fjellet|fjäll fjället|mountain
båt båten|båt båten|boat
festning festningen|fästning fästningen|fortress
stasjon stasjonen|station stationen|station
butikk butikken|butik butiken|shop
verksted verkstedet|verkstad verkstaden|workshop
smie smia|smedja smedjan|smithy
prestegård prestegården|prästgård prästgården|rectory
jernbane jernbanen|järnväg järnvägen|railway
gravhaug gravhaugen|gravhög gravhögen|burial mound
runestein runesteinen|runsten runstenen|runestone
helleristning helleristningen|hällristning hällristningen|rock carving
klosterruin klosterruinen|klosterruin klosterruinen|abbey ruin
stavkirke stavkirken|stavkyrka stavkyrkan|stave church
slott slottet|slott slottet|castle
park parken|park parken|park
torg torget|torg torget|square
brygge brygga|brygga bryggan|quay
naust naustet|sjöbod sjöboden|boathouse
seter setra|fäbod fäboden|summer farm
stabbur stabburet|härbre härbret|storehouse
fyr fyret|fyr fyren|lighthouse
kraftverk kraftverket|kraftverk kraftverket|power station
sag saga|såg sågen|sawmill
kirkegård kirkegården|kyrkogård kyrkogården|churchyard
teater teatret|teater teatern|theatre
bibliotek biblioteket|bibliotek biblioteket|library
sykehus sykehuset|sjukhus sjukhuset|hospital
gate gata|gata gatan|street
kai kaia|kaj kajen|wharf
tollbod tollboden|tullhus tullhuset|customs house
rådhus rådhuset|rådhus rådhuset|town hall
fengsel fengselet|fängelse fängelset|prison
bedehus bedehuset|missionshus missionshuset|prayer house
kapell kapellet|kapell kapellet|chapel
tårn tårnet|torn tornet|tower
portal portalen|portal portalen|portal
altertavle altertavla|altartavla altartavlan|altarpiece
klokke klokka|klocka klockan|bell
maleri maleriet|målning målningen|painting
drakt drakten|dräkt dräkten|costume
vev veven|väv väven|weave
ski skia|skida skidan|ski
hest hesten|häst hästen|horse
ku kua|ko kon|cow
fiske fisket|fiske fisket|fishery
handel handelen|handel handeln|trade
krig krigen|krig kriget|war
brann brannen|brand branden|fire
flom flommen|översvämning översvämningen|flood
dronning dronningen|drottning drottningen|queen
konge kongen|kung kungen|king
prest presten|präst prästen|priest
bonde bonden|bonde bonden|farmer
fisker fiskeren|fiskare fiskaren|fisherman
håndverker håndverkeren|hantverkare hantverkaren|craftsman
arbeider arbeideren|arbetare arbetaren|worker
kvinne kvinnen|kvinna kvinnan|woman
barn barnet|barn barnet|child
lærer læreren|lärare läraren|teacher
soldat soldaten|soldat soldaten|soldier
sjømann sjømannen|sjöman sjömannen|sailor
hage hagen|trädgård trädgården|garden
steinmur steinmuren|stenmur stenmuren|stone wall
vannfall vannfallet|vattenfall vattenfallet|waterfall
myr myra|myr myren|bog
øy øya|ö ön|island
sund sundet|sund sundet|strait
varde varden|röse röset|cairn
kanal kanalen|kanal kanalen|canal
sluse slusen|sluss slussen|lock
tunnel tunnelen|tunnel tunneln|tunnel
masovn masovnen|masugn masugnen|blast furnace
glassverk glassverket|glasbruk glasbruket|glassworks
papirfabrikk papirfabrikken|pappersbruk pappersbruket|paper mill
bakeri bakeriet|bageri bageriet|bakery
bryggeri bryggeriet|bryggeri bryggeriet|brewery
apotek apoteket|apotek apoteket|pharmacy
hotell hotellet|hotell hotellet|hotel
vertshus vertshuset|värdshus värdshuset|inn
badehus badehuset|badhus badhuset|bath house
villa villaen|villa villan|villa
herregård herregården|herrgård herrgården|manor
husmannsplass husmannsplassen|torp torpet|croft
boplass boplassen|boplats boplatsen|settlement
fangstgrop fangstgropa|fångstgrop fångstgropen|pitfall trap
samisk leirplass leirplassen|samisk boplats boplatsen|Sami camp
skulptur skulpturen|skulptur skulpturen|sculpture
monument monumentet|monument monumentet|monument
skip skipet|skepp skeppet|ship
vrak vraket|vrak vraket|wreck
kanon kanonen|kanon kanonen|cannon
mynt myntet|mynt myntet|coin
sverd sverdet|svärd svärdet|sword
bok boka|bok boken|book
brev brevet|brev brevet|letter
kart kartet|karta kartan|map
`;

/** First parts of compounds, as a heritage text makes new words of: "steinkirke", "stone church". */
export const PREFIXES: Readonly<Record<TextLanguage, readonly string[]>> = {
  no: 'stein tre kyst fjell by lands bygde fiske handels skips gruve jern kobber sølv malm tømmer sommer vinter sjø elve hav skog dal øde middelalder vikinge bronsealder konge preste bonde arbeider soldat nord sør øst vest storm natt'.split(
    ' ',
  ),
  sv: 'sten trä kust fjäll stads lands bygde fiske handels skepps gruv järn koppar silver malm timmer sommar vinter sjö älv havs skogs dal öde medeltids vikinga bronsålders kunga präst bonde arbetar soldat norr söder öster väster storm natt'.split(
    ' ',
  ),
  en: 'stone timber coastal mountain town country village fishing trading ship mining iron copper silver ore log summer winter lake river sea forest valley abandoned medieval Viking Bronze-Age royal parish peasant workers military northern southern eastern western storm night'.split(
    ' ',
  ),
};

function nordic(text: string, articles: { readonly en: string; readonly et: string }): Noun {
  const words = text.split(' ');
  const definite = words.at(-1) ?? text;
  const bare = words.slice(0, -1).join(' ');
  const isNeuter = /[et]t$/.test(definite);
  const article = isNeuter ? articles.et : articles.en;
  return { bare, one: `${article} ${bare}`, definite, the: isNeuter ? 'det' : 'den' };
}

function english(bare: string): Noun {
  const article = /^[aeiou]/i.test(bare) ? 'an' : 'a';
  return { bare, one: `${article} ${bare}`, definite: bare, the: 'the' };
}

export const CONCEPTS: readonly Concept[] = NOUNS.trim()
  .split('\n')
  .map((line) => {
    const [no = '', sv = '', en = ''] = line.split('|');
    return {
      no: nordic(no, { en: 'en', et: 'et' }),
      sv: nordic(sv, { en: 'en', et: 'ett' }),
      en: english(en),
    };
  });
