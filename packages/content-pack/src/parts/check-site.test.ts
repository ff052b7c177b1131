import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { issuesOf as allIssuesOf, translatedIssues, writeFolder } from './test-pack.ts';
import { changed, type PackFiles, VALID_PACK, without } from './valid-pack.ts';

const NAME = 'name: { no: Bryggen museum }\n';

/** Of what this site.yaml adds to one with a name. */
async function issuesOf(yaml: string, media: PackFiles = {}): Promise<string[]> {
  const named = yaml.startsWith('name:')
    ? yaml
    : `${yaml}${yaml.endsWith('\n') ? '' : '\n'}${NAME}`;
  const files = { ...VALID_PACK, ...media, 'site.yaml': named };
  const issues = await translatedIssues(writeFolder(files));
  return issues
    .filter(({ file }) => file === 'site.yaml')
    .map(({ severity, line, message, help }) => `${severity} ${line}: ${message}. ${help}`);
}

const WHOLE = `name: { no: Bryggen museum, en: Bryggen Museum }
short_name: { no: Bryggen }
colors: { accent: "#8A1F2D", accent_dark: "#e38b95" }
front:
  heading: { no: Velkommen }
  lead: { no: Kaia forteller. }
  sections: [presentations, articles]
  hero: 101
about:
  no: |
    Museet på kaia.

    Se [Urnes](article:101).
contact: { email: post@bryggen.example, phone: "+47 55 55 55 55", address: "Kaia 1, Bergen" }
privacy:
  controller: { name: Stiftelsen Bryggen, email: post@bryggen.example }
  contact: { email: personvern@bryggen.example }
  complaints: no
  text: { no: Vi spør om navn ved påmelding. }
accessibility: { url: https://bryggen.example/tilgjengelighet }
social: [https://social.example/bryggen]
languages: [no, en]
default_language: en
map: { center: "60.397, 5.324", zoom: 14 }
basemap: { tiles: "https://tiles.example/{z}/{x}/{y}.png", attribution: "© Kartverket" }
`;

describe('site.yaml', () => {
  it('may say everything, or nothing', async () => {
    expect(await issuesOf(WHOLE)).toEqual([]);
    expect(await issuesOf(NAME)).toEqual([]);
  });

  it.each([
    ['colors: { accent: 8A1F2D }', 'Write #8a1f2d '],
    ['colors: { accent: "#abc" }', 'Write #aabbcc '],
    [
      'colors:\n  accent: #8a1f2d',
      'error 2: "#8a1f2d" is not read: what begins with # is a comment',
    ],
    ['contact: { email: post (at) bryggen.example }', 'Write post@bryggen.example '],
    ['contact: { phone: tlf 55 55 55 55 }', 'Write 55 55 55 55 '],
    ['map: { center: "60.397, -5.324", zoom: 14 }', 'as most others are'],
    ['about: { no: The church on the quay is of wood }', 'seems to be English'],
  ])('is told what to write for %j', async (yaml, message) => {
    expect(await issuesOf(yaml)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    [
      'colors: { accent: "#ffd400" }',
      /^error 1: The colour #ffd400 on the light ground #f0f2f5 has a contrast of 1\.27:1; 3:1 is needed\. Write accent: "#[0-9a-f]{6}", the nearest colour/,
    ],
    [
      'colors: { accent: "#10204a" }',
      /^error 1: The colour #10204a on the dark ground .* Write accent_dark: "#[0-9a-f]{6}"/,
    ],
    ['colors: { accent: red }', /^error 1: "red" cannot stand here\. Write a colour as "#"/],
    ['logo: logo.svg', /^error 1: There is no file media\/logo\.svg/],
    ['front: { hero: 7 }', /^error 1: There is no document 7/],
    ['front: { sections: [articles, articles] }', /^error 1: The section articles is listed twice/],
    ['front: { sections: [museum] }', /"museum" cannot stand here\. Write museums/],
    ['languages: [no]\ndefault_language: sv', /^error 2: The default language sv is not among/],
    ['languages: [no, de]', /^warning 1: The site offers de, which is not a language of the pack/],
    [
      'short_name: { no: Lofoten fiskerimuseum }',
      /^warning 1: The short name .* has 21 characters/,
    ],
    ['about: { no: "[Se](artikkel:101)" }', /^error 1: The link "artikkel:101" leads nowhere/],
    [
      'basemap: { attribution: Kart }',
      /^error 1: A group of keys cannot stand here\. Write either/,
    ],
    [
      'basemap: { tiles: "https://tiles.example", attribution: Kart }',
      /^error 1: .*Write a URL with \{z\}/,
    ],
    ['icon: pixel.png', /^warning 1: The icon is 2 × 2 pixels; it looks blurred/],
    ['nam: { no: Bryggen }', /^warning 1: "nam" .*Did you mean "name"/],
  ])('reports %j', async (yaml, expected) => {
    expect(await issuesOf(`${yaml}\n`)).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    ['name: { no: “Bryggen museum”, en: Bryggen }', 'Write no: "Bryggen museum"'],
    ['name: { no: «Bryggen museum», en: Bryggen }', 'Write no: "Bryggen museum"'],
    ['name: { no: Bryggen }\nshort_name: { no: ”Bryggen” }', 'Write no: "Bryggen"'],
  ])('reports the quotes of word processors: %s', async (yaml, help) => {
    expect(await issuesOf(yaml)).toEqual([
      expect.stringMatching(/^warning \d: The quotes around .* are shown as part of the name/),
    ]);
    expect((await issuesOf(yaml)).join('')).toContain(help);
  });

  it.each(['name: { no: Museet «Fram» }', 'name: { no: «Fram» og «Gjøa», en: "Fram" }'])(
    'allows quotes within a name: %s',
    async (yaml) => expect(await issuesOf(yaml)).toEqual([]),
  );

  it('reports a pack of one museum without a name for the site', async () => {
    const found = async (files: PackFiles) =>
      (await allIssuesOf(files)).map(
        ({ file, line, severity, message, help }) =>
          `${severity} ${file}:${line} ${message}. ${help}`,
      );
    expect(await found(without('site.yaml'))).toEqual([
      'warning pack.yaml:1 The site has no name of its own: it is called Varde. Write a file site.yaml with name: { no: …, en: … }, the name of the museum',
    ]);
    expect(await found(changed({ file: 'site.yaml', to: 'icon:\nsocial: []\n' }))).toEqual([
      'warning site.yaml:1 The site has no name of its own: it is called Varde. Write name: { no: …, en: … } in site.yaml, with the name of the museum',
    ]);
    const second = String(VALID_PACK['owners/bryggen.md'])
      .replace('id: 1', 'id: 2')
      .replace('slug: bryggen', 'slug: torget');
    expect(await found({ ...without('site.yaml'), 'owners/torget.md': second })).toEqual([]);
  });

  describe('a logo', () => {
    const text = (colour: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><path d="M5 5h150v40H5z" fill="${colour}"/></svg>`;
    const THIN = text('#fff')
      .replace('M5 5h150v40H5z', 'M0 0h200v60H0z')
      .replace('</svg>', '<path d="M20 30h160" stroke="#222" stroke-width="2"/></svg>');
    /** The mark is a third of it. */
    const LETTERS = text('#fff').replace(
      '<path',
      '<path d="M160 5h40v40h-40z" fill="#b03030"/><path',
    );
    const opaque = (colour: string, ground: string) =>
      createPng(text(colour).replace('<path', `<path d="M0 0h200v60H0z" fill="${ground}"/><path`));
    const createPng = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer();
    const sidecar = (id: number) => `id: ${id}\nalt_text: { no: Logo, en: Logo }\nlicense: by\n`;
    const media = (file: string, content: string | Buffer, id = 7): PackFiles => ({
      [`media/${file}`]: content,
      [`media/${file}.yaml`]: sidecar(id),
    });

    it.each([
      ['SVG', 'logo.svg', () => text('#fff')],
      ['transparent PNG', 'logo.png', () => createPng(text('#fbfbfb'))],
      ['PNG on white', 'logo.png', () => opaque('#f4f4f4', '#fff')],
      ['letters beside a coloured mark', 'logo.svg', () => LETTERS],
    ])('that is white is reported: %s', async (_, file, content) => {
      const files = media(file, await content());
      expect(await issuesOf(`${NAME}logo: ${file}`, files)).toEqual([
        `warning 2: The logo ${file} is nearly as light as the page behind it, and can hardly be seen. Write logo: with a dark version, and logo_dark: with this one`,
      ]);
    });

    it('that is black is reported, unless there is one for dark screens', async () => {
      const files = media('logo.svg', text('#000'));
      expect(await issuesOf(`${NAME}logo: logo.svg`, files)).toEqual([
        'warning 2: The logo logo.svg is nearly as dark as a dark page, and can hardly be seen there. Write logo_dark: with a light version',
      ]);
      const both = { ...files, ...media('light.svg', text('#fff'), 8) };
      expect(await issuesOf(`${NAME}logo: logo.svg\nlogo_dark: light.svg`, both)).toEqual([]);
    });

    it.each([
      ['a coloured one', () => text('#b03030')],
      ['thin dark letters on a white field', () => createPng(THIN)],
      ['a white one on a field of its own', () => opaque('#fff', '#1d4f7c')],
    ])('that can be seen everywhere is not reported: %s', async (_, content) => {
      const made = await content();
      const file = typeof made === 'string' ? 'logo.svg' : 'logo.png';
      expect(await issuesOf(`${NAME}logo: ${file}`, media(file, made))).toEqual([]);
    });
  });
});
