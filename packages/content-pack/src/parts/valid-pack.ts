/** A small valid pack for tests, and variants of it with one change each. */
export type PackFiles = Readonly<Record<string, string | Buffer>>;

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

export const VALID_PACK: PackFiles = {
  'pack.yaml': `name: test
title: { no: Prøve, en: Test }
version: 2
languages: [no, en]
default_language: no
license: by
`,
  'site.yaml': 'name: { no: Bryggen museum, en: Bryggen Museum }\n',
  'owners/bryggen.md': `---
id: 1
slug: bryggen
logo: pixel.png
---

# no: Bryggen

Museet på kaia.

# en: Bryggen

The museum on the quay.
`,
  'articles/101-urnes.md': `---
id: 101
owner: bryggen
location: 61.29814, 7.32236
themes: [handel]
blocks:
  portal: { image: pixel.png }
  visit:
    box:
      no: "Åpent **mai**."
      en: "Open in **May**."
facts:
  sources:
    - title: UNESCO
---

# no: Urnes

En kirke av tre.

Se [Bryggen](owner:bryggen) og [handel](theme:handel).

{{portal}}

Mer om den.

# en: Urnes

A church of wood.

See [Bryggen](owner:bryggen).

{{portal}}

More of it.
`,
  'articles/4011-post.md': `---
id: 4011
kind: post
owner: bryggen
location: 60.397, 5.324
---

# no: Post

Den første.

# en: Post

The first one.
`,
  'presentations/301-tur.md': `---
id: 301
owner: bryggen
articles: [101]
selections:
  - id: 3011
    title: { no: Del, en: Part }
    articles: [101]
---

# no: Tur

En tur.

# en: Walk

A walk.
`,
  'rebuses/401-rebus.md': `---
id: 401
owner: bryggen
proximity: 50
posts:
  - article: 4011
    conditions: { distance: 50, qr: true }
    task:
      kind: single
      question: { no: Hva?, en: What? }
      options:
        - { text: { no: Dette, en: This }, correct: true }
        - { text: { no: Hint, en: That } }
      hints: [{ text: { no: Se, en: Look }, cost: 2 }]
    second_way: { code: "4711" }
---

# no: Rebus

Gå!

# en: Quiz

Go!
`,
  'themes/handel.md': `---
slug: handel
---

# no: Handel

Kjøp og salg.

# en: Trade

Buying and selling.
`,
  'kiosks/bryggen.yaml': `- id: 1401
  kind: device
  owner: bryggen
  title: { no: Skjerm, en: Screen }
  presentation: 1301
- id: 1301
  kind: presentation
  owner: bryggen
  title: { no: Visning, en: Show }
  documents: [101, 301]
`,
  'codes.yaml': `- code: "1001"
  document: 101
- code: "4011"
  context: 401
  document: 4011
- code: bryggen
  owner: bryggen
`,
  'objects/42.yaml': `id: "0042"
type: Thing
owner: bryggen
title: { no: Ovn, en: Stove }
measures: [{ type: Høyde, value: 120, unit: cm }]
`,
  'memories/9001.yaml': `id: 9001
country: no
language: no
title: Dunet
text: |
  Det var så lett.

  Ja.
`,
  'entities/ole.yaml': `uuid: 44444444-2222-4333-8444-555555555555
type: Person
name: { no: Ole }
birth: 1814-05
`,
  'paths.geojson': `{"type":"FeatureCollection","features":[
{"type":"Feature","properties":{"kind":"path"},"geometry":{"type":"LineString","coordinates":[[5.3,60.3],[5.4,60.4]]}}
]}
`,
  'plan.geojson': `{"type":"FeatureCollection","features":[
{"type":"Feature","properties":{"kind":"green","name":{"no":"Parken","sv":"Parken"}},"geometry":{"type":"Polygon","coordinates":[[[5.3,60.3],[5.31,60.3],[5.31,60.31],[5.3,60.3]]]}},
{"type":"Feature","properties":{"kind":"wall"},"geometry":{"type":"LineString","coordinates":[[5.3,60.3],[5.4,60.4]]}},
{"type":"Feature","properties":{"kind":"name","name":"Dreggen"},"geometry":{"type":"Point","coordinates":[5.3,60.3]}}
]}
`,
  'media/pixel.png': PIXEL,
  'media/pixel.png.yaml': `id: 5101
alt_text: { no: Rød, en: Red }
credits:
  - { type: artist, name: Vardes tegnestue }
license: by
license_version: "4.0"
focal_point: [0.5, 0.25]
`,
};

/** A change to one file of the valid pack: new content, or one text replaced by another. */
export interface Change {
  readonly file: string;
  readonly from?: string;
  readonly to: string | Buffer;
}

/**
 * The valid pack with changes. Throws when the text to replace is missing: the test would be
 * vacuous.
 */
export function changed(...changes: readonly Change[]): PackFiles {
  const files: Record<string, string | Buffer> = { ...VALID_PACK };
  for (const { file, from, to } of changes) {
    const before = files[file];
    if (from === undefined) files[file] = to;
    else {
      if (typeof before !== 'string' || !before.includes(from))
        throw new Error(`${from} is not in ${file}`);
      files[file] = before.replace(from, String(to));
    }
  }
  return files;
}

export function without(...names: readonly string[]): PackFiles {
  return Object.fromEntries(Object.entries(VALID_PACK).filter(([file]) => !names.includes(file)));
}

export const URNES = 'articles/101-urnes.md';
export const POST = 'articles/4011-post.md';
export const TOUR = 'presentations/301-tur.md';
export const REBUS = 'rebuses/401-rebus.md';
export const SIDECAR = 'media/pixel.png.yaml';
