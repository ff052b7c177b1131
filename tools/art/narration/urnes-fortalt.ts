import type { Narration } from '../lib/narration.ts';

export const narration: Narration = {
  spoken: 'no',
  lines: [
    {
      no: 'Du står foran Urnes stavkirke, på et nes høyt over Lustrafjorden.',
      sv: 'Du står framför Urnes stavkyrka, på ett näs högt över Lustrafjorden.',
      en: 'You are standing in front of Urnes stave church, on a headland high above the Lustrafjord.',
    },
    {
      no: 'Tømmeret ble felt vinteren [1129|ellevehundreogtjueni] til [1130|ellevehundreogtretti]. Ingen stavkirke i Norge er eldre.',
      sv: 'Timret fälldes vintern 1129–1130. Ingen stavkyrka i Norge är äldre.',
      en: 'The timber was felled in the winter of 1129–1130. No stave church in Norway is older.',
    },
    {
      no: 'Gå rundt hjørnet til nordveggen. Der sitter den gamle portalen.',
      sv: 'Gå runt hörnet till nordväggen. Där sitter den gamla portalen.',
      en: 'Walk round the corner to the north wall. There is the old portal.',
    },
    {
      no: 'Smale dyr og slanger bukter seg over plankene. Nederst står et firbeint dyr og biter.',
      sv: 'Smala djur och ormar slingrar sig över plankorna. Längst ner står ett fyrbent djur och biter.',
      en: 'Slender beasts and snakes wind across the planks. At the bottom a four-legged creature stands and bites.',
    },
    {
      no: 'Noen ser en løve, andre noe annet. Ingen kan si det sikkert.',
      sv: 'En del ser ett lejon, andra något annat. Ingen kan säga det säkert.',
      en: 'Some see a lion, others something else. Nobody can say for certain.',
    },
    {
      no: 'Portalen er eldre enn kirken. Trærne ble felt rundt [1070|titusensytti], til en kirke som sto her før.',
      sv: 'Portalen är äldre än kyrkan. Träden fälldes omkring 1070, till en kyrka som stod här förut.',
      en: 'The portal is older than the church. The trees were felled around 1070, for a church that stood here before.',
    },
    {
      no: 'Da den nye ble reist, flyttet byggherren det fineste over.',
      sv: 'När den nya restes flyttade byggherren över det finaste.',
      en: 'When the new one was raised, its builder moved the finest parts across.',
    },
    {
      no: 'Stilen har fått navn etter stedet: urnesstil.',
      sv: 'Stilen har fått namn efter platsen: urnesstil.',
      en: 'The style is named after the place: the Urnes style.',
    },
    {
      no: 'Inne er det skumring og lukt av gammel furu. Høye, runde staver bærer midtrommet.',
      sv: 'Inne är det skymning och doft av gammal furu. Höga, runda stavar bär mittrummet.',
      en: 'Inside it is dusk, and it smells of old pine. Tall, round staves carry the middle of the room.',
    },
    {
      no: 'Se opp: oppe på dem er det skåret løver, ørner, hjorter og en ridende kvinne.',
      sv: 'Titta upp: på dem är det snidat lejon, örnar, hjortar och en ridande kvinna.',
      en: 'Look up: carved on top of them are lions, eagles, stags and a woman on horseback.',
    },
    {
      no: 'Det holdes fortsatt bryllup her noen ganger i året. Lukk døra stille når du går.',
      sv: 'Än i dag hålls det bröllop här några gånger om året. Stäng dörren tyst när du går.',
      en: 'Weddings are still held here a few times a year. Close the door quietly as you leave.',
    },
  ],
};
