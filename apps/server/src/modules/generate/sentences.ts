/**
 * Patterns of sentences and the words that fill them, by language. Slots: D "the old church", N "the church", O "a church",
 * C a compound, P a place, F a person, Y a year, V a verb in the past, U a participle, A an adjective,
 * T when, W where.
 */
import type { TextLanguage } from './concepts.ts';

export interface Language {
  readonly sentences: readonly string[];
  readonly headings: readonly string[];
  readonly words: Readonly<Record<'V' | 'U' | 'A' | 'T' | 'W', readonly string[]>>;
}

const list = (text: string): string[] => text.trim().split(/\s*,\s*/);

export const LANGUAGES: Readonly<Record<TextLanguage, Language>> = {
  no: {
    sentences: [
      'D ble U i Y, og N ble U like etter.',
      'I Y V F O W.',
      'Her kan du se D og N fra Y.',
      'Det var F fra P som V D.',
      'T kom folk fra P for å se N, og mange V O på veien hjem.',
      'W ligger D, og litt lenger borte står C.',
      'Etter at N var U, V de som bodde på P, både O og C.',
      'Ingen vet sikkert hvem som V N, men F nevner D i et brev fra Y.',
      'N på P er A, og det er ikke mange av dem igjen.',
      'Om du følger stien W, kommer du til O som F V i Y.',
      'De fleste på P levde av N og C, men T var det vanskelig å få nok.',
      'I dag eies N av kommunen, og D er åpen for alle som vil gå dit.',
      'Arkeologer har U O under N, og funnet er fra omtrent Y.',
      'F skrev at D var så A at en måtte se det for å tro det.',
      'N ble flyttet fra P til dette stedet i Y, fordi D sto i veien.',
      'Slik ble D et møtested for alle rundt P, og det er N fremdeles.',
      'T V kvinnene O mens mennene var W.',
      'Du ser sporene etter C i bakken W.',
    ],
    headings: [
      'N på P',
      'Hvem var F?',
      'D i dag',
      'Livet W',
      'Fra Y til i dag',
      'Slik finner du fram',
    ],
    words: {
      V: list(
        'bygde, kjøpte, drev, restaurerte, fant, tegnet, solgte, arvet, malte, beskrev, brukte, flyttet, reiste, eide, grunnla, forlot, forsvarte, besøkte, fotograferte, gjenoppdaget, smidde, vevde, skjenket, ødela, innviet, leide, ryddet, gravde fram, tok vare på, samlet',
      ),
      U: list(
        'bygd, reist, restaurert, flyttet, revet, funnet, fredet, malt, tatt i bruk, ødelagt, utvidet, solgt, innviet, brent, gjenreist, gravd ut, tegnet, forlatt, glemt, overtatt',
      ),
      A: list(
        'gamle, store, lille, vakre, eldste, nye, hvite, røde, høye, lave, bratte, kjente, mørke, lange, smale, brede, mektige, fredede, rike, fattige, stille, ensomme, solide, skjeve, utskårne, tjærede, malte, glemte, vernede, sjeldne',
      ),
      T: list(
        'om sommeren, om vinteren, hver høst, tidlig på våren, etter krigen, under krigen, i middelalderen, i gamle dager, den gangen, etter brannen, i uår, på søndagene, på markedsdagene, i nødsårene, etter reformasjonen, i vikingtiden, i bronsealderen, på attenhundretallet',
      ),
      W: list(
        'ved elva, ned mot fjorden, oppe i lia, langs veien, ved kirken, på nordsiden, bak fjøset, mellom husene, ute på neset, innerst i dalen, ved vannet, over tregrensa, på øya, under berget, ved kaia, i skogen, på tunet, i bakgården',
      ),
    },
  },
  sv: {
    sentences: [
      'D blev U år Y, och N blev U strax därefter.',
      'År Y V F O W.',
      'Här kan du se D och N från Y.',
      'Det var F från P som V D.',
      'T kom folk från P för att se N, och många V O på vägen hem.',
      'W ligger D, och lite längre bort står C.',
      'Sedan N hade blivit U V de som bodde på P både O och C.',
      'Ingen vet säkert vem som V N, men F nämner D i ett brev från Y.',
      'N på P är A, och det finns inte många av dem kvar.',
      'Om du följer stigen W kommer du till O som F V år Y.',
      'De flesta på P levde av N och C, men T var det svårt att få nog.',
      'I dag ägs N av kommunen, och D är öppen för alla som vill gå dit.',
      'Arkeologer har U O under N, och fyndet är från omkring Y.',
      'F skrev att D var så A att man måste se det för att tro det.',
      'N flyttades från P till den här platsen år Y, eftersom D stod i vägen.',
      'Så blev D en mötesplats för alla kring P, och det är N fortfarande.',
      'T V kvinnorna O medan männen var W.',
      'Du ser spåren efter C i marken W.',
    ],
    headings: ['N på P', 'Vem var F?', 'D i dag', 'Livet W', 'Från Y till i dag', 'Så hittar du'],
    words: {
      V: list(
        'byggde, köpte, drev, restaurerade, fann, ritade, sålde, ärvde, målade, beskrev, använde, flyttade, reste, ägde, grundade, lämnade, försvarade, besökte, fotograferade, återupptäckte, smidde, vävde, skänkte, förstörde, invigde, hyrde, röjde, grävde fram, tog vara på, samlade',
      ),
      U: list(
        'byggd, rest, restaurerad, flyttad, riven, funnen, skyddad, målad, tagen i bruk, förstörd, utvidgad, såld, invigd, bränd, återuppförd, utgrävd, ritad, övergiven, glömd, övertagen',
      ),
      A: list(
        'gamla, stora, lilla, vackra, äldsta, nya, vita, röda, höga, låga, branta, kända, mörka, långa, smala, breda, mäktiga, fridlysta, rika, fattiga, stilla, ensamma, stadiga, sneda, snidade, tjärade, målade, glömda, skyddade, sällsynta',
      ),
      T: list(
        'på sommaren, på vintern, varje höst, tidigt på våren, efter kriget, under kriget, under medeltiden, förr i tiden, den gången, efter branden, under missväxtår, på söndagarna, på marknadsdagarna, under nödåren, efter reformationen, under vikingatiden, under bronsåldern, på artonhundratalet',
      ),
      W: list(
        'vid älven, ner mot sjön, uppe på åsen, längs vägen, vid kyrkan, på norra sidan, bakom ladugården, mellan husen, ute på udden, längst in i dalen, vid vattnet, ovanför trädgränsen, på ön, under berget, vid kajen, i skogen, på gårdsplanen, på bakgården',
      ),
    },
  },
  en: {
    sentences: [
      'D was U in Y, and N was U soon after.',
      'In Y F V O W.',
      'Here you can see D and N from Y.',
      'It was F of P who V D.',
      'T people came from P to see N, and many V O on their way home.',
      'W lies D, and a little further on stands C.',
      'After N had been U, those who lived at P V both O and C.',
      'Nobody knows for certain who V N, but F mentions D in a letter from Y.',
      'N at P is A, and not many of its kind are left.',
      'If you follow the path W, you will come to O that F V in Y.',
      'Most people at P lived off N and C, but T it was hard to get enough.',
      'Today N belongs to the municipality, and D is open to everyone who cares to walk there.',
      'Archaeologists have U O beneath N, and the find dates from about Y.',
      'F wrote that D was so A that one had to see it to believe it.',
      'N was moved from P to this place in Y, because D stood in the way.',
      'So D became a meeting place for everyone around P, and so N still is.',
      'T the women V O while the men were W.',
      'You can see the traces of C in the ground W.',
    ],
    headings: [
      'N at P',
      'Who was F?',
      'D today',
      'Life W',
      'From Y until today',
      'How to get there',
    ],
    words: {
      V: list(
        'built, bought, ran, restored, found, drew, sold, inherited, painted, described, used, moved, raised, owned, founded, left, defended, visited, photographed, rediscovered, forged, wove, donated, destroyed, consecrated, rented, cleared, dug out, looked after, collected',
      ),
      U: list(
        'built, raised, restored, moved, torn down, found, listed, painted, taken into use, destroyed, extended, sold, consecrated, burnt, rebuilt, excavated, drawn, abandoned, forgotten, taken over',
      ),
      A: list(
        'old, large, small, beautiful, oldest, new, white, red, tall, low, steep, famous, dark, long, narrow, broad, mighty, listed, rich, poor, quiet, lonely, solid, crooked, carved, tarred, painted, forgotten, protected, rare',
      ),
      T: list(
        'in summer, in winter, every autumn, early in spring, after the war, during the war, in the Middle Ages, in the old days, at that time, after the fire, in lean years, on Sundays, on market days, in the years of famine, after the Reformation, in the Viking Age, in the Bronze Age, in the nineteenth century',
      ),
      W: list(
        'by the river, down towards the fjord, up on the hillside, along the road, by the church, on the north side, behind the barn, between the houses, out on the headland, at the head of the valley, by the water, above the tree line, on the island, under the cliff, by the quay, in the forest, in the farmyard, in the back yard',
      ),
    },
  },
};
