import { describe } from 'vitest';
import { URNES, reportsIn, reportsOf } from './test-pack.ts';

describe('documents', () => {
  reportsIn(URNES, [
    ['themes: [handel]', 'themes: [handel', 'error:6', 'not valid YAML'],
    ['  portal:', '\tportal:', 'error:7', 'not valid YAML'],
    ['id: 101', 'id: 101\nid: 102', 'error:3', 'not valid YAML'],
    ['id: 101', 'id: &a 101\nrevision: *a', 'error:3', 'alias *a'],
    ['id: 101\n', '', 'error:2', '"id" is missing'],
    ['id: 101', 'id: hundre', 'error:2', 'whole number'],
    ['id: 101', 'id: 2147483648', 'error:2', 'whole number'],
    ['owner: bryggen', 'owner:', 'error:3', '"owner" is missing'],
    ['location:', 'locaton:', 'warning:4', '"locaton"'],
    ['61.29814', '161.29814', 'error:4', 'latitude'],
    ['61.29814, 7.32236', '7.32236, 61.29814', 'warning:4', 'changed places'],
    ['id: 101', 'id: 101\nstatus: ready', 'error:3', 'one of draft'],
    ['id: 101', 'id: 101\npublish_from: 2026-02-30', 'error:3', 'a date'],
    [
      'id: 101',
      'id: 101\npublish_from: 2026-03-01\npublish_to: 2026-02-01',
      'error:4',
      'before its start',
    ],
    ['facts:', 'facts:\n  period: { from: 1150, to: 1130 }', 'error:13', 'before it starts'],
    ['id: 101', 'id: 101\nlock: { code: "1", ip: [10.0.0.0/8] }', 'error:3', 'one of { geo'],
    ['id: 101', 'id: 101\nlock: { ip: [10.0.0.0/33] }', 'error:3', 'IP range'],
    ['id: 101', 'id: 101\nold_id: "a\\0b"', 'error:3', 'control character'],
    ['{ image: pixel.png }', '{ picture: pixel.png }', 'error:7', 'block of one kind'],
  ]);
  // What people paste, and what to write instead.
  reportsIn(URNES, [
    ['61.29814, 7.32236', '"61,29814, 7,32236"', 'error:4', 'Write 61.29814, 7.32236 '],
    ['61.29814, 7.32236', '61.29814 7.32236', 'error:4', 'Write 61.29814, 7.32236 '],
    ['61.29814, 7.32236', `61°17'53"N 7°19'20"Ø`, 'error:4', 'Write 61.2980556, 7.3222222 '],
    ['id: 101', 'id: "101"', 'error:2', 'Write 101 '],
    ['id: 101', 'id: 101\nstatus: publisert', 'error:3', 'Write published '],
    ['id: 101', 'id: 101\npublish_from: 1.5.2026', 'error:3', 'Write 2026-05-01 '],
    ['owner: bryggen', 'owner: Bryggens Museum', 'error:3', 'Write bryggens-museum '],
    ['{ image: pixel.png }', '{ image: Kai på Øya.WEBP }', 'error:7', 'Write kai-pa-oya.webp '],
    ['id: 101', 'id: 101\nvisit: { website: museet.no }', 'error:3', 'Write https://museet.no '],
    ...(
      [
        ['man–søn', 'mon-sun'],
        ['tirsdag og torsdag', 'tue,thu'],
        ['lördag till söndag', 'sat-sun'],
        ['Mon - Fri', 'mon-fri'],
      ] as const
    ).map(
      ([pasted, meant]) =>
        [
          'id: 101',
          `id: 101\nvisit: { hours: [{ from: 01-01, to: 12-31, days: ${pasted}, open: "10:00", close: "16:00" }] }`,
          'error:3',
          `Write ${meant} `,
        ] as const,
    ),
    [
      'id: 101',
      'id: 101\nvisit: { hours: [{ from: 01-01, to: 12-31, days: mon, open: "9.30", close: "16:00" }] }',
      'error:3',
      'Write 09:30 ',
    ],
    ['id: 101', 'id: 101\naccess: { toilets: ja }', 'error:3', 'Write true '],
    ['id: 101', 'id: 101\nlicense: CC BY-SA 4.0', 'error:3', 'Write by-sa '],
  ]);
  reportsOf([
    [URNES, '# no: Urnes\n\nTekst.\n', 'error:1', 'front matter is missing'],
    ['codes.yaml', '', 'error:1', 'nothing here'],
    ['pack.yaml', Buffer.from('a: b\nc: ø\n', 'latin1'), 'error:2', 'The text is not UTF-8 here'],
    ['paths.geojson', '{\n"type":\n', 'error:3', 'not valid JSON'],
  ]);
  reportsIn('kiosks/bryggen.yaml', [['  kind: device\n', '', 'error:1', 'kind of this kiosk']]);
  reportsIn('paths.geojson', [['60.4', '98.4', 'error:2', 'degrees']]);
  reportsIn('pack.yaml', [
    ['default_language: no', 'default_language: sv', 'error:5', 'not among'],
  ]);
});
