import type { Narration } from '../lib/narration.ts';

export const narration: Narration = {
  spoken: 'sv',
  lines: [
    {
      no: 'Her er et hull i bakken, nesten hundre meter dypt og 1,6 kilometer rundt.',
      sv: 'Här finns ett hål i marken, nästan hundra meter djupt och [1,6|en komma sex] kilometer runt.',
      en: 'Here is a hole in the ground, almost a hundred metres deep and 1.6 kilometres round.',
    },
    {
      no: 'Hele Sveriges stormaktstid kom opp av det, og på et vis også den røde fargen på landets stuer.',
      sv: 'Hela Sveriges stormaktstid kom upp ur det, och på sätt och vis även den röda färgen på landets stugor.',
      en: 'Sweden’s whole age of power came up out of it, and in a way the red paint on the country’s cottages too.',
    },
    {
      no: 'Kobber ble brutt her allerede i vikingtiden.',
      sv: 'Koppar bröts här redan på vikingatiden.',
      en: 'Copper was mined here as early as the Viking age.',
    },
    {
      no: 'På 1600-tallet var Falun på sitt rikeste. I perioder kom to tredeler av Europas kobber herfra.',
      sv: 'På [1600|sextonhundra]-talet var Falun som rikast. Tidvis kom två tredjedelar av Europas koppar härifrån.',
      en: 'Falun was at its richest in the 17th century. At times two thirds of Europe’s copper came from here.',
    },
    {
      no: 'Røyken fra rostingen var så stram at ikke et grønt strå vokste.',
      sv: 'Röken från rostningen var så stark att inte ett grässtrå växte.',
      en: 'The smoke from the roasting was so harsh that not a blade of grass would grow.',
    },
    {
      no: 'Alle ville ha mer, og ingen hadde oversikt. Til slutt raste veggene mellom tre store dagbrudd sammen.',
      sv: 'Alla ville ha mer och ingen hade överblick. Till slut rasade väggarna mellan tre stora dagbrott ihop.',
      en: 'Everybody wanted more, and nobody had the full picture. In the end the walls between three great open pits gave way.',
    },
    {
      no: 'Det var midtsommer i 1687. Arbeiderne var gått hjem, og ikke et menneske omkom.',
      sv: 'Det var midsommar [1687|sextonhundraåttiosju]. Arbetarna hade gått hem, och inte en människa omkom.',
      en: 'It was midsummer 1687. The workers had gone home, and not one life was lost.',
    },
    {
      no: 'I 1719 fant gruvefolk en død mann i en gammel gang. Han så ut som om han hadde dødd dagen før.',
      sv: 'År [1719|sjuttonhundranitton] fann gruvfolk en död man i en gammal gång. Han såg ut som om han hade dött dagen innan.',
      en: 'In 1719 miners found a dead man in an old gallery. He looked as if he had died the day before.',
    },
    {
      no: 'Ingen kjente ham igjen, før en gammel kvinne sa at det var forloveden hennes. Han hadde vært borte i 42 år.',
      sv: 'Ingen kände igen honom, tills en gammal kvinna sade att det var hennes fästman. Han hade varit borta i [42|fyrtiotvå] år.',
      en: 'Nobody knew him, until an old woman said he was her betrothed. He had been missing for 42 years.',
    },
    {
      no: 'Gruven stengte i 1992. Men døren står åpen, og der nede er det rundt fem grader hele året.',
      sv: 'Gruvan stängde [1992|nittonhundranittiotvå]. Men dörren står öppen, och där nere är det omkring fem grader året om.',
      en: 'The mine closed in 1992. But the door stands open, and down there it is about five degrees all year round.',
    },
  ],
};
