import type { Narration } from '../lib/narration.ts';

export const narration: Narration = {
  spoken: 'no',
  lines: [
    {
      no: 'Velkommen til Bryggen i Bergen. Stå på kaia et øyeblikk, og tell gavlene.',
      sv: 'Välkommen till Bryggen i Bergen. Stå en stund på kajen och räkna gavlarna.',
      en: 'Welcome to Bryggen in Bergen. Stand on the quay for a moment and count the gables.',
    },
    {
      no: 'Rekka mot Vågen er bare forsiden. Bak den ligger lange, smale tregårder.',
      sv: 'Raden mot Vågen är bara framsidan. Bakom den ligger långa, smala rader av trähus.',
      en: 'The row along the harbour is only the front. Behind it lie long, narrow timber tenements.',
    },
    {
      no: 'Gå inn i en av passasjene. Lyset blir brunt, lyden av byen forsvinner, og plankene svikter litt under skoene.',
      sv: 'Gå in i en av gränderna. Ljuset blir brunt, stadens ljud försvinner och plankorna sviktar lite under skorna.',
      en: 'Step into one of the passages. The light turns brown, the noise of the town is gone, and the planks give a little under your shoes.',
    },
    {
      no: 'Omkring [1360|trettenhundreogseksti] opprettet Hansaen et av sine store kontorer her.',
      sv: 'Omkring 1360 inrättade Hansan ett av sina stora kontor här.',
      en: 'Around 1360 the Hanseatic League set up one of its great offices here.',
    },
    {
      no: 'Nordfra kom jekter lastet med tørrfisk. Sørfra kom korn, mel, øl og klede.',
      sv: 'Norrifrån kom jakter lastade med torrfisk. Söderifrån kom spannmål, mjöl, öl och kläde.',
      en: 'Boats laden with stockfish came down from the north. Grain, flour, beer and cloth came up from the south.',
    },
    {
      no: 'Mange hundre menn og gutter bodde her om vinteren. De fikk ikke gifte seg så lenge de var her.',
      sv: 'Många hundra män och pojkar bodde här om vintern. De fick inte gifta sig så länge de var här.',
      en: 'Many hundreds of men and boys lived here in winter. They were not allowed to marry while they were here.',
    },
    {
      no: 'Åpen ild var forbudt i gårdene. Varmen fantes i schøtstuene bak.',
      sv: 'Öppen eld var förbjuden i gårdarna. Värmen fanns i schøtstuene bakom.',
      en: 'Open fire was forbidden in the tenements. Warmth was to be had in the assembly rooms behind.',
    },
    {
      no: 'Likevel har Bryggen brent mange ganger. Husene du ser, ble reist etter brannen i [1702|syttenhundreogto].',
      sv: 'Ändå har Bryggen brunnit många gånger. Husen du ser byggdes efter branden 1702.',
      en: 'Even so, Bryggen has burned many times. The houses you see were built after the fire of 1702.',
    },
    {
      no: 'De ble bygd på de gamle tomtene og etter den gamle måten.',
      sv: 'De byggdes på de gamla tomterna och på det gamla sättet.',
      en: 'They were built on the old plots and in the old manner.',
    },
    {
      no: 'Under bakken fant arkeologene sko, leker og rundt [670|sekshundreogsytti] innskrifter med runer.',
      sv: 'Under marken hittade arkeologerna skor, leksaker och omkring 670 runinskrifter.',
      en: 'Below ground, archaeologists found shoes, toys and some 670 inscriptions in runes.',
    },
    {
      no: 'På en av dem står det: Gyda sier at du skal gå hjem.',
      sv: 'På en av dem står det: Gyda säger att du ska gå hem.',
      en: 'One of them says: Gyda says that you are to go home.',
    },
  ],
};
