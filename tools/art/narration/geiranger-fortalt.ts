import type { Narration } from '../lib/narration.ts';

export const narration: Narration = {
  spoken: 'no',
  lines: [
    {
      no: 'En fjord er en dal som isen gravde for dypt.',
      sv: 'En fjord är en dal som isen grävde för djupt.',
      en: 'A fjord is a valley that the ice dug too deep.',
    },
    {
      no: 'Breene fulgte gamle elvedaler mot havet og høvlet dem ut, istid etter istid.',
      sv: 'Glaciärerna följde gamla floddalar mot havet och hyvlade ur dem, istid efter istid.',
      en: 'The glaciers followed old river valleys to the sea and planed them out, ice age upon ice age.',
    },
    {
      no: 'Da isen trakk seg tilbake, kom sjøen inn. Derfor kan et stort skip flyte rett under et fjell.',
      sv: 'När isen drog sig tillbaka kom havet in. Därför kan ett stort fartyg flyta rakt under ett fjäll.',
      en: 'When the ice withdrew, the sea came in. That is why a great ship can float right under a mountain.',
    },
    {
      no: 'Løft blikket. Et par hundre meter oppe henger gårdene Skageflå, Knivsflå og Blomberg.',
      sv: 'Lyft blicken. Ett par hundra meter upp hänger gårdarna Skageflå, Knivsflå och Blomberg.',
      en: 'Raise your eyes. A couple of hundred metres up hang the farms Skageflå, Knivsflå and Blomberg.',
    },
    {
      no: 'Graset er så bratt at småbarna ble bundet fast når de lekte ute.',
      sv: 'Gräset är så brant att småbarnen bands fast när de lekte ute.',
      en: 'The grass is so steep that small children were tethered when they played outside.',
    },
    {
      no: 'Skageflå var en rik gård likevel, med over hundre geiter.',
      sv: 'Skageflå var en rik gård ändå, med över hundra getter.',
      en: 'Skageflå was a rich farm all the same, with more than a hundred goats.',
    },
    {
      no: 'Et stykke av stien var en stige. Det fortelles at bonden dro den opp når futen kom for å kreve skatt.',
      sv: 'En bit av stigen var en stege. Det berättas att bonden drog upp den när fogden kom för att kräva skatt.',
      en: 'Part of the path was a ladder. They say the farmer pulled it up when the bailiff came for his taxes.',
    },
    {
      no: 'Siste familie flyttet i [1916|nittenhundreogseksten].',
      sv: 'Den sista familjen flyttade 1916.',
      en: 'The last family left in 1916.',
    },
    {
      no: 'Fjellet rører seg ennå. Ved Åkerneset åpner en sprekk seg noen centimeter i året.',
      sv: 'Fjället rör sig än. Vid Åkerneset öppnar sig en spricka några centimeter om året.',
      en: 'The mountain still moves. At Åkerneset a crack opens a few centimetres a year.',
    },
    {
      no: 'Den blir overvåket døgnet rundt. Isen lagde fjorden, og arbeidet er ikke helt ferdig.',
      sv: 'Den övervakas dygnet runt. Isen gjorde fjorden, och arbetet är inte riktigt färdigt.',
      en: 'It is watched day and night. The ice made the fjord, and the work is not quite done.',
    },
  ],
};
