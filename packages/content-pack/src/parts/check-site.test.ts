import { describe, expect, it } from 'vitest';
import { checkPack } from '../check-pack.ts';
import { VALID_PACK, writeFolder } from './test-pack.ts';

async function issuesOf(yaml: string): Promise<string[]> {
  const folder = await writeFolder({ ...VALID_PACK, 'site.yaml': yaml });
  const { issues } = await checkPack(folder);
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
    expect(await issuesOf('name: { no: Bryggen museum }\n')).toEqual([]);
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
});
