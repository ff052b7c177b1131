/** Numbers up to twenty as people write them (decisions.md §4): "tre" is as right as "3", in whichever language it is typed. */

/** Place in the list is the number; Norwegian in both written forms, Swedish, English, and what older people write. */
export const NUMBER_WORDS: readonly string[] = [
  'null noll zero',
  'en én ei ein et ett eitt one',
  'to två two',
  'tre three',
  'fire fyra four',
  'fem five',
  'seks sex six',
  'sju syv seven',
  'åtte åtta otte eight',
  'ni nio nine',
  'ti tio ten',
  'elleve elva eleven',
  'tolv twelve',
  'tretten tretton thirteen',
  'fjorten fjorton fourteen',
  'femten femton fifteen',
  'seksten sexton sixteen',
  'sytten sjutton seventeen',
  'atten arton aderton eighteen',
  'nitten nitton nineteen',
  'tjue tyve tjugo twenty',
];
