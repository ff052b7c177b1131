import { describe } from 'vitest';
import { URNES, reports, reportsIn } from './test-pack.ts';

describe('documents', () => {
  reportsIn(URNES, [
    ['yaml-error', 'themes: [handel]', 'themes: [handel', 'error:6', 'not valid YAML'],
    ['yaml-tab', '  portal:', '\tportal:', 'error:7', 'not valid YAML'],
    ['duplicate-key', 'id: 101', 'id: 101\nid: 102', 'error:3', 'not valid YAML'],
    ['alias', 'id: 101', 'id: &a 101\nrevision: *a', 'error:3', 'alias *a'],
    ['no-id', 'id: 101\n', '', 'error:2', '"id" is missing'],
    ['id-of-text', 'id: 101', 'id: hundre', 'error:2', 'whole number'],
    ['id-too-large', 'id: 101', 'id: 3000000000', 'error:2', 'whole number'],
    ['empty-owner', 'owner: bryggen', 'owner:', 'error:3', '"owner" is missing'],
    ['unknown-key', 'location:', 'locaton:', 'warning:4', '"locaton"'],
    ['bad-coordinate', '61.29814', '161.29814', 'error:4', 'latitude'],
    ['swapped-coordinate', '61.29814, 7.32236', '7.32236, 61.29814', 'warning:4', 'changed places'],
    ['unknown-status', 'id: 101', 'id: 101\nstatus: ready', 'error:3', 'one of draft'],
    ['no-such-day', 'id: 101', 'id: 101\npublish_from: 2026-02-30', 'error:3', 'a date'],
    [
      'dates-reversed',
      'id: 101',
      'id: 101\npublish_from: 2026-03-01\npublish_to: 2026-02-01',
      'error:4',
      'before it begins',
    ],
    [
      'period-reversed',
      'facts:',
      'facts:\n  period: { from: 1150, to: 1130 }',
      'error:13',
      'before it begins',
    ],
    [
      'two-locks',
      'id: 101',
      'id: 101\nlock: { code: "1", ip: [10.0.0.0/8] }',
      'error:3',
      'one of { geo',
    ],
    ['bad-network', 'id: 101', 'id: 101\nlock: { ip: [10.0.0.0/33] }', 'error:3', 'IP range'],
    ['control-character', 'id: 101', 'id: 101\nold_id: "a\\0b"', 'error:3', 'control character'],
    [
      'unknown-block',
      '{ image: pixel.png }',
      '{ picture: pixel.png }',
      'error:7',
      'block of one kind',
    ],
  ]);
  reports([
    [
      'no-front-matter',
      { file: URNES, to: '# no: Urnes\n\nTekst.\n' },
      'error',
      `${URNES}:1`,
      'front matter is missing',
    ],
    ['nothing-there', { file: 'codes.yaml', to: '' }, 'error', 'codes.yaml:1', 'nothing here'],
    [
      'broken-geojson',
      { file: 'paths.geojson', to: '{\n"type":\n' },
      'error',
      'paths.geojson:3',
      'not valid JSON',
    ],
    [
      'kiosk-without-kind',
      { file: 'kiosks/bryggen.yaml', from: '  kind: device\n', to: '' },
      'error',
      'kiosks/bryggen.yaml:1',
      'kind of this kiosk',
    ],
    [
      'path-off-the-globe',
      { file: 'paths.geojson', from: '60.4', to: '98.4' },
      'error',
      'paths.geojson:2',
      'degrees',
    ],
    [
      'no-default-language',
      { file: 'pack.yaml', from: 'default_language: no', to: 'default_language: sv' },
      'error',
      'pack.yaml:5',
      'not among',
    ],
  ]);
});
