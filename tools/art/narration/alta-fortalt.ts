import type { Narration } from '../lib/narration.ts';

export const narration: Narration = {
  spoken: 'no',
  lines: [
    {
      no: 'Du er innerst i Altafjorden. Under føttene dine ligger sju tusen år gamle bilder.',
      sv: 'Du är längst in i Altafjorden. Under dina fötter ligger sju tusen år gamla bilder.',
      en: 'You are at the head of the Altafjord. Beneath your feet lie pictures seven thousand years old.',
    },
    {
      no: 'Da noen hogde den første figuren her, gikk bølgene helt opp til berget.',
      sv: 'När någon högg den första figuren här gick vågorna ända upp till berget.',
      en: 'When somebody carved the first figure here, the waves reached all the way up to the rock.',
    },
    {
      no: 'Siden har landet steget. Derfor ligger de eldste bildene øverst, og de yngste nederst.',
      sv: 'Sedan har landet stigit. Därför ligger de äldsta bilderna högst upp och de yngsta längst ner.',
      en: 'Since then the land has risen. So the oldest pictures lie highest, and the youngest lowest.',
    },
    {
      no: 'Når du går ned mot fjorden, går du framover i tid, bilde for bilde.',
      sv: 'När du går ner mot fjorden går du framåt i tiden, bild för bild.',
      en: 'As you walk down towards the fjord, you walk forward in time, picture by picture.',
    },
    {
      no: 'Se etter reinen. Den går i flokk bak lange gjerder, drevet sammen av folk.',
      sv: 'Leta efter renen. Den går i flock bakom långa stängsel, driven samman av människor.',
      en: 'Look for the reindeer. They move in herds behind long fences, driven together by people.',
    },
    {
      no: 'Se etter bjørnen som kommer ut av hiet. Sporene går over berget, rett gjennom de andre bildene.',
      sv: 'Leta efter björnen som kommer ut ur idet. Spåren går över berget, rakt genom de andra bilderna.',
      en: 'Look for the bear that leaves its den. Its tracks cross the rock, straight through the other pictures.',
    },
    {
      no: 'Folk fisker kveite med lang line. De går på ski, danser og slåss.',
      sv: 'Folk fiskar hälleflundra med lång lina. De åker skidor, dansar och slåss.',
      en: 'People fish for halibut with a long line. They ski, dance and fight.',
    },
    {
      no: 'Hva de mente med det, vet vi ikke. Kanskje er det fortellinger. Kanskje er det bønner om jaktlykke.',
      sv: 'Vad de menade vet vi inte. Kanske är det berättelser. Kanske är det böner om jaktlycka.',
      en: 'What they meant by it, we do not know. Perhaps they are stories. Perhaps they are prayers for luck in the hunt.',
    },
    {
      no: 'Mose og torv dekket berget til [1970|nittenhundreogsytti]-årene. De store feltene ble oppdaget i [1973|nittenhundreogsyttitre].',
      sv: 'Mossa och torv täckte berget till 1970-talet. De stora fälten upptäcktes 1973.',
      en: 'Moss and peat covered the rock until the 1970s. The great panels were discovered in 1973.',
    },
    {
      no: 'Gå sakte. Når sola står lavt, trer figurene fram av seg selv.',
      sv: 'Gå sakta. När solen står lågt träder figurerna fram av sig själva.',
      en: 'Walk slowly. When the sun is low, the figures step forward of their own accord.',
    },
  ],
};
