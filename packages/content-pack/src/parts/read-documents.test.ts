import { describe, expect, it } from 'vitest';
import { issuesOf, reportsIn, reportsOf } from './test-pack.ts';
import { changed, URNES, VALID_PACK } from './valid-pack.ts';

const VALID_PACK_URNES = String(VALID_PACK[URNES]);

describe('documents', () => {
  reportsIn(URNES, [
    ['id: 101', 'id: &a 101\nrevision: *a', 'error:3', '"*a" begins with a star'],
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
  // YAML that cannot be parsed.
  reportsIn(URNES, [
    ['themes: [handel]', 'themes: [handel', 'error:5', 'The [ in "themes: [handel" is not closed'],
    ['  portal:', '\tportal:', 'error:7', 'A tab stands before "portal'],
    ['id: 101', 'id: 101\nid: 102', 'error:3', 'The key "id" is written twice'],
    ['owner: bryggen', 'owner:bryggen', 'error:3', 'Write owner: bryggen'],
    ['owner: bryggen', 'owner bryggen', 'error:3', 'has no key'],
    ['owner: bryggen', 'owner: "bryggen', 'error:3', 'The quote that begins in "owner:'],
    ['owner: bryggen', 'owner: @bryggen', 'error:3', 'quotes around the text: owner: "@bryggen"'],
    ['owner: bryggen', 'owner: [a] b', 'error:3', 'quotes around the text: owner: "[a] b"'],
    ['- title: UNESCO', '- title: Kilde: UNESCO', 'error:14', 'title: "Kilde: UNESCO"'],
    ['- title: UNESCO', "- title: 'Ola's bok'", 'error:14', 'Write title: "Ola\'s bok"'],
    ['- title: UNESCO', '- title: "Den "gamle" boka"', 'error:14', `Write 'Den "gamle" boka'`],
    ['- title: UNESCO', String.raw`- title: "C:\Ola"`, 'error:14', 'backslash'],
    ['  sources:', '   - a\n  sources:', 'error:14', 'is indented by 2, "- a" above it by 3'],
    ['  sources:', '  - a\n  sources:', 'error:14', 'without a hyphen'],
    ['id: 101', 'id: 101\naccess: { note: { no: Døra: smal } }', 'error:3', 'no: "Døra: smal"'],
    ['id: 101', 'id: 101\naccess: { note: { no: Smal dør, høy } }', 'error:3', '"Smal dør, høy"'],
    ['id: 101', 'id: 101\naccess: { note: { no: 31,5 } }', 'error:3', 'of it: no: "31,5"'],
    ['id: 101', 'id: 101\naccess: { note: { no: a; en: b } }', 'error:3', '{ no: a, en: b }'],
    ['id: 101', 'id: 101\nthemes: - handel', 'error:3', 'Write [handel] after themes:'],
    ['themes: [handel]', 'themes: handel', 'error:5', 'Write [handel] '],
    ['themes: [handel]', 'themes:\n  -handel\n  -mat', 'error:6', 'Write [handel, mat] '],
    ['id: 101', 'id: 101\nold_id: > Første', 'error:3', 'Write only old_id: | on this line'],
    ['id: 101', 'id: 101\nold_id: #12', 'warning:3', '"#12" is not read'],
    ['---\n\n# no', '\n\n# no', 'error:1', 'do not end'],
    ['---\nid', '—\nid', 'error:1', 'three hyphens'],
  ]);
  it('takes spaces of word processors for spaces', async () => {
    const pasted = VALID_PACK_URNES.replaceAll('  ', '\u00a0 ')
      .replaceAll(': ', ':\u00a0')
      .replaceAll('\n\n', '\n\u00a0\n');
    expect(await issuesOf(changed({ file: URNES, to: pasted }))).toEqual([]);
  });
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
    ...(
      [
        ['from: 1.5, to: 12-31, days: mon, open: "10:00"', 'Write 05-01 '],
        ['from: 1. oktober, to: 12-31, days: mon, open: "10:00"', 'Write 10-01 '],
        ['from: 01-01, to: 12-31, days: mon, open: “10:00”', 'Write 10:00 '],
      ] as const
    ).map(
      ([pasted, meant]) =>
        [
          'id: 101',
          `id: 101\nvisit: { hours: [{ ${pasted}, close: "16:00" }] }`,
          'error:3',
          meant,
        ] as const,
    ),
    ['id: 101', 'id: 101\nvisit: { phone: tlf. 12 34 56 78 }', 'error:3', 'Write 12 34 56 78 '],
    ['facts:', 'facts:\n  period: { from: 1100-tallet }', 'error:13', 'Write 1100 '],
    ['facts:', 'facts:\n  period: { from: ca. 500 f.Kr. }', 'error:13', 'Write -500 '],
    [
      '{ image: pixel.png }',
      '{ youtube: "https://youtu.be/dQw4w9WgXcQ?t=1" }',
      'error:7',
      'Write dQw4w9WgXcQ ',
    ],
    ['{ image: pixel.png }', '{ vimeo: https://vimeo.com/76979871 }', 'error:7', 'Write 76979871 '],
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
