import type { Narration } from '../lib/narration.ts';

export const narration: Narration = {
  spoken: 'no',
  lines: [
    {
      no: 'Dette er Røros. I [333|trehundreogtrettitre] år levde en hel by av kobber.',
      sv: 'Det här är Røros. I 333 år levde en hel stad av koppar.',
      en: 'This is Røros. For 333 years a whole town lived on copper.',
    },
    {
      no: 'Historien begynner med en reinsjakt. Sagnet sier at Hans Olsen Aasen skjøt en rein på fjellet øst for byen.',
      sv: 'Historien börjar med en renjakt. Sägnen berättar att Hans Olsen Aasen sköt en ren på fjället öster om staden.',
      en: 'The story begins with a reindeer hunt. Legend has it that Hans Olsen Aasen shot a reindeer in the hills to the east.',
    },
    {
      no: 'I dødskampen sparket dyret mosen av berget, og under glimtet det i malm.',
      sv: 'I dödskampen sparkade djuret bort mossan från berget, och där under glimmade malmen.',
      en: 'In its last struggle the animal kicked the moss off the rock, and ore glinted beneath.',
    },
    {
      no: 'Om det var akkurat slik, vet vi ikke. Men i [1644|sekstenhundreogførtifire] kom kobberverket i gang.',
      sv: 'Om det gick till precis så vet vi inte. Men 1644 kom kopparverket i gång.',
      en: 'Whether it was quite like that, we do not know. But in 1644 the copper works began.',
    },
    {
      no: 'To lange gater løper side om side opp mot den hvite kirken.',
      sv: 'Två långa gator löper sida vid sida upp mot den vita kyrkan.',
      en: 'Two long streets run side by side up towards the white church.',
    },
    {
      no: 'Ut mot gata står stuene. Bak dem ligger fjøs, høyløe og stall. For bergmannen var også bonde.',
      sv: 'Mot gatan står bostäderna. Bakom dem ligger fähus, hölada och stall. För bergsmannen var också bonde.',
      en: 'Dwellings face the street. Behind them are cowshed, hay barn and stable. For the miner was a farmer too.',
    },
    {
      no: 'De tyngste lassene gikk om vinteren, med hest og slede over frosne myrer og sjøer.',
      sv: 'De tyngsta lassen gick om vintern, med häst och släde över frusna myrar och sjöar.',
      en: 'The heaviest loads went in winter, by horse and sledge over frozen bogs and lakes.',
    },
    {
      no: 'Ovenfor smelthytta ligger slagghaugene, svarte og blanke som is.',
      sv: 'Ovanför smälthyttan ligger slagghögarna, svarta och blanka som is.',
      en: 'Above the smelting house lie the slag heaps, black and glossy as ice.',
    },
    {
      no: 'Ovnene er kalde nå. Hytta brant i [1953|nittenhundreogfemtitre], og den siste gruva i Storwartz ble lagt ned i [1972|nittenhundreogsyttito].',
      sv: 'Ugnarna är kalla nu. Hyttan brann 1953, och den sista gruvan i Storwartz lades ner 1972.',
      en: 'The furnaces are cold now. The smelting house burned in 1953, and the last mine at Storwartz closed in 1972.',
    },
    {
      no: 'Men hver februar kommer lasskjørerne til Rørosmartnan, med hest og slede, som før.',
      sv: 'Men varje februari kommer forkörarna till Rørosmartnan, med häst och släde som förr.',
      en: 'But every February the sledge drivers come to the Røros fair, by horse and sledge, as before.',
    },
  ],
};
