import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { issuesOf, reports, reportsIn, reportsOf } from './test-pack.ts';
import { URNES, SIDECAR, VALID_PACK, changed, without } from './valid-pack.ts';

describe('media and good practice', () => {
  it.each([
    [90, 60, 1],
    [779, 1200, 1],
    [780, 520, 0],
  ])('a main picture of %i × %i pixels is reported: %i', async (width, height, count) => {
    const picture = sharp({ create: { width, height, channels: 3, background: '#357' } });
    const issues = await issuesOf(
      changed(
        { file: 'media/pixel.png', to: await picture.png().toBuffer() },
        { file: URNES, from: 'owner: bryggen', to: 'owner: bryggen\nimage: pixel.png' },
      ),
    );
    const found = issues.filter(({ message }) => message.includes('blurred'));
    expect(found.map(({ file, line, severity }) => `${file}:${line} ${severity}`)).toEqual(
      Array.from({ length: count }, () => `${URNES}:4 warning`),
    );
  });

  it('reports decimal commas once, and what to write', async () => {
    const commas = [
      { file: SIDECAR, from: '[0.5, 0.25]', to: '[0,5, 0,25]' },
      { file: 'objects/42.yaml', from: 'value: 120', to: 'value: 31,5' },
    ];
    const issues = await issuesOf(changed(...commas));
    expect(issues.map(({ file, line, help }) => `${file}:${line} ${help}`)).toEqual([
      `${SIDECAR}:7 Write [0.5, 0.25]`,
      'objects/42.yaml:5 Write value: 31.5',
    ]);
  });

  reportsIn(SIDECAR, [
    ['alt_text: { no: Rød, en: Red }\n', '', 'error:1', 'alt text'],
    [', en: Red', '', 'warning:2', 'missing in en'],
    ['license: by\n', '', 'warning:1', 'licence is missing'],
    ['credits:\n  - { type: artist, name: Vardes tegnestue }\n', '', 'warning:1', 'No credits'],
    ['artist', 'painter', 'error:4', 'one of producer'],
    ['"4.0"', '"40"', 'warning:6', 'no version 40'],
    ['id: 5101', 'id: 5101\ntranscript: { no: }', 'error:2', 'text per language'],
    ['no: Rød, en: Red', 'no: The house and the sea', 'warning:2', 'seems to be English'],
    ['0.25', '1.25', 'error:7', '0 to 1'],
    ['[0.5, 0.25]', '[0,5, 0,25]', 'error:7', 'Write [0.5, 0.25]'],
    ['[0.5, 0.25]', '[0,05, 1]', 'error:7', 'Write [0.05, 1]'],
    ['[0.5, 0.25]', '[0, 0,4]', 'error:7', 'Write [0, 0.4]'],
    [
      'license: by\n',
      'license: by\ncaptions: { no: film.vtt }\n',
      'error:6',
      'film.vtt are not in media/',
    ],
  ]);
  reportsIn(URNES, [
    ['  sources:\n    - title: UNESCO\n', '', 'warning:12', 'no sources'],
    ['location: 61.29814, 7.32236', 'lock: { geo: { radius: 100 } }', 'error:4', 'has no location'],
  ]);
  reportsOf([
    ['media/gone.png.yaml', 'id: 7\n', 'error', 'gone.png that this sidecar'],
    ['media/a.gif', 'GIF89a', 'error', 'Save it as JPEG'],
    ['media/film.mov', '', 'error', 'Save it as MP4'],
    ['media/brosjyre.pdf', '', 'error', 'under links:'],
    ['media/tekst.docx', '', 'error', 'into a file in articles/'],
    ['media/steder.xlsx', '', 'error', 'npx varde import --from csv'],
    ['media/noe.xyz', '', 'error', 'not used'],
    [
      'media/pixel.png',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      'error',
      'kind svg',
    ],
    ['media/pixel.png', '', 'error', 'empty'],
    ['media/pixel.png', 'hello', 'error', 'no kind that packs use'],
    [
      'articles/Æ.md',
      String(VALID_PACK[URNES]).replace('id: 101', 'id: 102'),
      'warning',
      'file name',
    ],
    ['codes.yml', '', 'error', 'not part of a pack'],
    ['notes.txt', '', 'warning', 'not part of a pack'],
  ]);
  reportsIn('pack.yaml', [['license: by\n', '', 'warning:1', 'no licence']]);

  it('offers another name for a file, once', async () => {
    const files = {
      ...VALID_PACK,
      'media/Kai på Øya.PNG': VALID_PACK['media/pixel.png'] ?? '',
      'media/Kai på Øya.PNG.yaml': String(VALID_PACK[SIDECAR]).replace('5101', '5102'),
    };
    const found = (await issuesOf(files)).filter(({ message }) => message.includes('file name'));
    expect(found).toEqual([
      expect.objectContaining({
        file: 'media/Kai på Øya.PNG',
        help: expect.stringContaining('to kai-pa-oya.png, and its sidecar to kai-pa-oya.png.yaml'),
      }),
    ]);
  });

  describe('a file that plays for six seconds', () => {
    const sound = readFileSync(
      join(import.meta.dirname, '../../../../content/demo/media/aerfugl.wav'),
    );
    const saying = async (more: string, captions = '') => {
      const files = changed(
        { file: 'media/fugl.wav', to: sound },
        { file: 'media/fugl.wav.yaml', to: `id: 5102\ntranscript: { no: Å }\n${more}` },
        { file: 'media/fugl.vtt', to: `WEBVTT\n\n00:01.000 --> ${captions}\nÅ\n` },
      );
      return (await issuesOf(files)).map(({ message }) => message).join('\n');
    };

    it('is reported when its sidecar says another duration', async () => {
      expect(await saying('duration: 60')).toContain('says 60 seconds, the file plays for 6.0');
      expect(await saying('duration: 7')).not.toContain('plays for');
    });

    it('is reported when its captions go on', async () => {
      const captions = 'captions: { no: fugl.vtt }';
      expect(await saying(captions, '00:20.000')).toContain('end at 20 seconds, fugl.wav at 6');
      expect(await saying(captions, '00:07.000')).not.toContain('seconds');
    });
  });

  const cue = (times: string) => `WEBVTT\n\n${times}\nHei\n`;
  reports(
    (
      [
        ['00:01.000 --> 00:00.500', 'error:3', 'before it begins'],
        ['00:01.000 --> 00:01.000', 'error:3', 'before it begins'],
        ['00:00:01,000 --> 00:00:02,000', 'error:3', 'full stop before the thousandths'],
        ['1 --> 2', 'error:3', 'not a pair of times'],
        [
          '00:05.000 --> 00:06.000\nSist\n\n00:01.000 --> 00:02.000',
          'warning:6',
          'before the one above',
        ],
      ] as const
    ).map(([times, issue, message]) => [
      [
        { file: SIDECAR, from: 'license: by\n', to: 'license: by\ncaptions: { no: a.vtt }\n' },
        { file: 'media/a.vtt', to: cue(times) },
      ],
      `media/a.vtt ${issue}`,
      message,
    ]),
  );

  it('accepts captions with hours, settings and notes', async () => {
    const files = changed(
      { file: SIDECAR, from: 'license: by\n', to: 'license: by\ncaptions: { no: a.vtt }\n' },
      {
        file: 'media/a.vtt',
        to: 'WEBVTT - Film\n\nNOTE a -> b\n\n1\n00:01.000 --> 01:00:02.000 align:start\nHei\n',
      },
    );
    expect(await issuesOf(files)).toEqual(await issuesOf(VALID_PACK));
  });

  it.each(['Thumbs.db', 'media/desktop.ini', '__MACOSX/x.md', '.DS_Store', 'articles/~$urnes.md'])(
    'passes over %s, which programs leave in folders',
    async (file) => {
      expect(await issuesOf(changed({ file, to: 'x' }))).toEqual(await issuesOf(VALID_PACK));
    },
  );

  it('reports an invalid licence, and not that it is missing', async () => {
    const issues = await issuesOf(
      changed({ file: SIDECAR, from: 'license: by', to: 'license: CC-BY 4.0' }),
    );
    const about = issues.filter(({ message, help }) => /licen[cs]e/i.test(message + help));
    expect(about).toEqual([]);
    expect(issues).toContainEqual(
      expect.objectContaining({
        message: '"CC-BY 4.0" cannot stand here',
        help: expect.stringMatching(/^Write by \(one of/) as string,
      }),
    );
  });

  it('reports an unused image', async () => {
    const { 'owners/bryggen.md': owner, [URNES]: urnes } = VALID_PACK;
    const issues = await issuesOf({
      ...VALID_PACK,
      'owners/bryggen.md': String(owner).replace('logo: pixel.png\n', ''),
      [URNES]: String(urnes).replace('{ image: pixel.png }', '{ quote: { no: Ja, en: Yes } }'),
    });
    expect(issues.map((issue) => issue.message)).toEqual(['Nothing in the pack shows pixel.png']);
  });

  it('requires a transcript or captions for audio', async () => {
    const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(600)]);
    const reportsMissingTranscript = async (lines: string): Promise<boolean> => {
      const sidecar = `id: 5102\nalt_text: { no: Klang, en: Ring }\n${lines}\n`;
      const files = { 'media/a.mp3': mp3, 'media/a.mp3.yaml': sidecar };
      const captions = { 'media/a.no.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nKlang.\n' };
      const issues = await issuesOf({ ...VALID_PACK, ...files, ...captions });
      return issues.some((issue) => issue.message === 'The audio has no transcript');
    };
    expect(await reportsMissingTranscript('')).toBe(true);
    expect(await reportsMissingTranscript('transcript: { no: Klang. }')).toBe(false);
    expect(await reportsMissingTranscript('captions: { no: a.no.vtt }')).toBe(false);
  });

  it('reports a medium without a sidecar once, and no dangling references to it', async () => {
    const issues = await issuesOf(without(SIDECAR));
    expect(issues.map((issue) => issue.message)).toEqual(['The sidecar is missing']);
  });
});
