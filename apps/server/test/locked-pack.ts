/**
 * Files for the API's pack: one article per kind of lock, each with a text, an image and a
 * reference that occur only in its body; and drafts of every kind. Tests search responses for leaks
 * of these.
 */
import { markdown, createImage } from './api-pack.ts';

export interface LockedArticle {
  readonly id: number;
  /** Occurs only in the body and its facts. */
  readonly text: string;
  readonly mediaId: number;
  /** Title of the image in the body. */
  readonly mediaTitle: string;
}

const locked = (id: number, text: string): LockedArticle => ({
  id,
  text,
  mediaId: 5000 + id,
  mediaTitle: `Bilde i ${text}`,
});

export const GEO_LOCKED = locked(121, 'Innenfor ringmuren');
export const IP_LOCKED = locked(122, 'Bare for husets gjester');
export const CODE_LOCKED = locked(123, 'Bak den lille luken');
export const ALL_LOCKED = [GEO_LOCKED, IP_LOCKED, CODE_LOCKED] as const;

/** Location of the article that is locked by place. */
export const RING_WALL = { lat: 59.9075, lng: 10.737, radius: 100 } as const;
export const HOUSE_NETWORKS = ['192.0.2.0/24', '2001:db8:17::/48'] as const;
export const ACCESS_CODE = 'Ærlig-1814';

const LOCKS = {
  [GEO_LOCKED.id]: `{ geo: { radius: ${RING_WALL.radius} } }`,
  [IP_LOCKED.id]: `{ ip: [${HOUSE_NETWORKS.map((network) => `"${network}"`).join(', ')}] }`,
  [CODE_LOCKED.id]: `{ code: "${ACCESS_CODE}" }`,
};

/** Occurs in every text of unpublished documents, and nowhere else. */
export const DRAFT_WORD = 'Uferdighetsprøve';
export const DRAFTS = { article: 131, group: 331, rebus: 431, owner: 31, post: 4311 } as const;
export const DRAFT_MEDIA_ID = 5131;
export const DRAFT_CODE = '7131';

const body = (text: string, media: string, more = ''): string =>
  `Ingress.\n\n${text}.\n\n{{bilde}}${more ? `\n\n${more}` : ''}`.replace('bilde', media);

function lockedFile({ id, text }: LockedArticle): [string, string] {
  const front = `id: ${id}
owner: bryggen
location: ${RING_WALL.lat}, ${RING_WALL.lng}
image: kirke.jpg
lock: ${LOCKS[id]}
facts: { monument_type: { no: ${text} } }
blocks:
  bilde: { image: hemmelig-${id}.png }
  mer: { related: [105] }`;
  return [
    `articles/${id}.md`,
    markdown({ front, title: `Låst ${id}`, text: body(text, 'bilde', '{{mer}}') }),
  ];
}

async function mediaFile(
  name: string,
  id: number,
  title: string,
): Promise<[string, string | Uint8Array][]> {
  // A different colour each, so that no two files are equal.
  const bytes = await createImage(40, 30, `#${(id * 997).toString(16).padStart(6, '0')}`)
    .png()
    .toBuffer();
  const sidecar = `id: ${id}
title: { no: ${title} }
alt_text: { no: ${title} }
credits: [{ type: artist, name: Tegner }]
license: by
`;
  return [
    [`media/${name}`, bytes],
    [`media/${name}.yaml`, sidecar],
  ];
}

const DRAFT_FILES: [string, string][] = [
  [
    'owners/uferdig.md',
    markdown({
      front: `id: ${DRAFTS.owner}\nslug: uferdig\nstatus: draft\nlogo: uferdig.png\nlocation: 60.31, 5.31`,
      title: `${DRAFT_WORD} museum`,
    }),
  ],
  [
    `articles/${DRAFTS.article}.md`,
    markdown({
      front: `id: ${DRAFTS.article}\nowner: uferdig\nstatus: draft\nold_id: gammel-131\nthemes: [middelalder]\nlocation: 60.3971, 5.3242\nimage: uferdig.png\nblocks:\n  mer: { related: [105] }`,
      title: `${DRAFT_WORD} artikkel`,
      text: `${DRAFT_WORD} ingress.\n\n${DRAFT_WORD} tekst.\n\n{{mer}}`,
    }),
  ],
  [
    `presentations/${DRAFTS.group}.md`,
    markdown({
      front: `id: ${DRAFTS.group}\nowner: uferdig\nstatus: draft\narticles: [105]\nselections:\n  - { id: 3311, title: { no: ${DRAFT_WORD} utvalg }, description: { no: Utvalg }, image: uferdig.png, articles: [105] }`,
      title: `${DRAFT_WORD} presentasjon`,
    }),
  ],
  [
    `articles/${DRAFTS.post}.md`,
    markdown({
      front: `id: ${DRAFTS.post}\nkind: post\nowner: uferdig\nstatus: draft\nlocation: 60.3952, 5.3264`,
      title: `${DRAFT_WORD} post`,
    }),
  ],
  [
    `rebuses/${DRAFTS.rebus}.md`,
    markdown({
      front: `id: ${DRAFTS.rebus}\nowner: uferdig\nstatus: draft\nlocation: 60.3951, 5.3263\nproximity: 50\nposts:\n  - article: ${DRAFTS.post}\n    conditions: { distance: 50 }\n    task:\n      kind: single\n      question: { no: Hva? }\n      options: [{ text: { no: Riktig }, correct: true }, { text: { no: Galt } }]\n      points: 10`,
      title: `${DRAFT_WORD} rebus`,
    }),
  ],
  ['codes.yaml', `- { code: "${DRAFT_CODE}", document: ${DRAFTS.article} }\n`],
];

/** To be written in addition to the files of `writeApiPack`. */
export async function lockedPackFiles(): Promise<Record<string, string | Uint8Array>> {
  const images = await Promise.all([
    ...ALL_LOCKED.map(({ id, mediaId, mediaTitle }) =>
      mediaFile(`hemmelig-${id}.png`, mediaId, mediaTitle),
    ),
    mediaFile('uferdig.png', DRAFT_MEDIA_ID, `${DRAFT_WORD} bilde`),
  ]);
  return Object.fromEntries([...ALL_LOCKED.map(lockedFile), ...DRAFT_FILES, ...images.flat()]);
}
