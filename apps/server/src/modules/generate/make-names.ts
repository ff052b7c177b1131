/** Names of places and people that could be real: many, most of them rare, as in life. */
import type { Random } from './random.ts';

const words = (text: string): string[] => text.trim().split(/\s+/);

const FIRST_PARTS = {
  no: words(
    'Nord Sør Øst Vest Sol Lang Stor Lille Bjørke Furu Gran Eike Aske Haug Kvern Sand Stein Berg Dal Elve Sjø Myr Tun Ras Kross Bjørn Ulv Ørne Svart Hvit Rød Grøn Brei Smal Høg Djup Mel Tveit Hol Vinter Sommer Hamre Stokke Kleiv Kjerring Kongs Preste Munke',
  ),
  sv: words(
    'Norr Söder Öster Väster Sol Lång Stor Lill Björk Tall Gran Ek Ask Hög Kvarn Sand Sten Berg Dal Älv Sjö Myr Tuna Ras Kors Björn Varg Örn Svart Vit Röd Grön Bred Smal Hammar Djup Mel Tveta Hol Vinter Sommar Näs Stock Klev Käring Kungs Präst Munk',
  ),
};
const LAST_PARTS = {
  no: words(
    'heim stad vik nes ås land rud set bø by dal berg haug mo sund øy vang tveit lund voll bakken gården moen lia stua foss vatn tjern kollen sletta eidet hamna holmen skjæret',
  ),
  sv: words(
    'torp by sta näs ås vik hult ryd löv boda inge stad holm berga vad fors sjö mark lunda köping gården backen kulla sätra tjärn åker änge hyttan bruk hamn skär viken udden myra',
  ),
};
const BEFORE = {
  no: words('Nedre Øvre Ytre Indre Gamle Nye Store Vesle Midtre'),
  sv: words('Nedre Övre Yttre Inre Gamla Nya Stora Lilla Mellersta'),
};
const GIVEN = words(
  'Anna Kari Ingrid Marit Berit Sigrid Gunhild Ragnhild Karin Kerstin Brita Elsa Maja Margareta Johanna Kristina Solveig Åse Torunn Liv Astrid Ola Per Lars Nils Hans Anders Jon Erik Olof Sven Gustaf Karl Johan Peder Knut Halvor Tore Sigurd Einar Håkon Magnus Torsten Arne Bjarne Aslak Nora Mathis',
);
const FAMILY = words(
  'Olsen Hansen Johansson Andersson Nilsson Larsen Berg Haugen Lindberg Lindström Eriksson Pedersen Persson Kristiansen Dahl Lund Strand Moen Bakke Solberg Nyström Sandberg Hagen Holm Ek Sjöberg Lie Ruud Bye Engström Wiik Falk Brandt Krag Rosenkrantz Oxenstierna Gyldenløve Sara Utsi Hætta',
);

/** "Nedre Sandvik", "Björkholmsnäs"; the longer a name, the rarer, down to those that are found once. */
export function placeName(random: Random, language: 'no' | 'sv'): string {
  const share = random.next();
  const joints = share < 0.05 ? 2 : share < 0.35 ? 1 : 0;
  const middle = Array.from({ length: joints }, () => `${random.pick(LAST_PARTS[language])}s`);
  const last = random.pickZipf(LAST_PARTS[language]);
  const name = `${random.pick(FIRST_PARTS[language])}${middle.join('')}${last}`;
  return random.chance(0.2) ? `${random.pick(BEFORE[language])} ${name}` : name;
}

export function personName(random: Random, language: 'no' | 'sv'): string {
  const family = random.chance(0.4) ? placeName(random, language) : random.pickZipf(FAMILY);
  return `${random.pickZipf(GIVEN)} ${family}`;
}

/** Most of what is told is not so long ago. */
export function year(random: Random): number {
  return Math.max(350, Math.round(1985 - Math.abs(random.normal()) * 220));
}
