import type { Narration } from '../lib/narration.ts';

export const narration: Narration = {
  spoken: 'sv',
  lines: [
    {
      no: 'Fra havet ser du først muren, så tårnene, så takene som trapper seg oppover klinten. Dette er Visby.',
      sv: 'Från havet ser du först muren, sedan tornen, sedan taken som trappar sig uppför klinten. Det här är Visby.',
      en: 'From the sea you first see the wall, then the towers, then the roofs that climb the cliff. This is Visby.',
    },
    {
      no: 'Byen var en gang et av navene i handelen på Østersjøen.',
      sv: 'Staden var en gång ett av naven i handeln på Östersjön.',
      en: 'The town was once one of the hubs of trade on the Baltic.',
    },
    {
      no: 'Ringmuren er 3,4 kilometer lang. Av 29 store tårn står 27 igjen.',
      sv: 'Ringmuren är [3,4|tre komma fyra] kilometer lång. Av [29|tjugonio] stora torn står [27|tjugosju] kvar.',
      en: 'The ring wall is 3.4 kilometres long. Of 29 great towers, 27 remain.',
    },
    {
      no: 'Borgerne fryktet ikke bare fiender fra havet. De fryktet bøndene på sin egen øy.',
      sv: 'Borgarna fruktade inte bara fiender från havet. De fruktade bönderna på sin egen ö.',
      en: 'The burghers did not only fear enemies from the sea. They feared the farmers of their own island.',
    },
    {
      no: 'I 1288 ble det borgerkrig på Gotland. Byen vant, og muren ble enda høyere.',
      sv: 'År [1288|tolvhundraåttioåtta] blev det inbördeskrig på Gotland. Staden vann, och muren blev ännu högre.',
      en: 'In 1288 there was civil war on Gotland. The town won, and the wall was built higher still.',
    },
    {
      no: 'I juli 1361 kom den danske kongen Valdemar Atterdag.',
      sv: 'I juli [1361|trettonhundrasextioett] kom den danske kungen Valdemar Atterdag.',
      en: 'In July 1361 came the Danish king Valdemar Atterdag.',
    },
    {
      no: 'Gotlands bønder møtte ham like utenfor muren. Borgerne sto innenfor og åpnet ikke.',
      sv: 'Gotlands bönder mötte honom strax utanför muren. Borgarna stod innanför och öppnade inte.',
      en: 'Gotland’s farmers met him just outside the wall. The burghers stood inside and did not open.',
    },
    {
      no: 'Der de falne ligger, ble det reist et kors.',
      sv: 'Där de fallna ligger restes ett kors.',
      en: 'Where the fallen lie, a cross was raised.',
    },
    {
      no: 'Handelen tok andre veier, og Visby ble så fattig at ingen hadde råd til å bygge nytt.',
      sv: 'Handeln tog andra vägar, och Visby blev så fattigt att ingen hade råd att bygga nytt.',
      en: 'Trade took other roads, and Visby grew so poor that nobody could afford to build anew.',
    },
    {
      no: 'Det er derfor byen er så hel. Gå langs muren, og legg hånden på steinen.',
      sv: 'Det är därför staden är så hel. Gå längs muren, och lägg handen på stenen.',
      en: 'That is why the town is so complete. Walk along the wall, and put your hand on the stone.',
    },
  ],
};
