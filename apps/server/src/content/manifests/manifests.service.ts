import type { Document } from '@varde/contract/documents';
import type { Context } from '#context.ts';
import { findStops, getDocument } from '#content/documents/documents.service.ts';
import type { MediaService } from '#media/media.service.ts';
import { manifestUrl, presentCollection, presentManifest } from './manifests.presenter.ts';

export const KINDS = ['article', 'group', 'rebus', 'post'] as const;
type Kind = (typeof KINDS)[number];
export const COLLECTED_KINDS = ['group', 'rebus'] as const;
type CollectedKind = (typeof COLLECTED_KINDS)[number];

export interface ManifestsService {
  /** `undefined` when the document is not public. */
  manifest(kind: Kind, id: number, origin: string): Promise<object | undefined>;
  collection(kind: CollectedKind, id: number, origin: string): Promise<object | undefined>;
}

/** Always the public view: grants and preview keys have no effect, so that caches may store it. */
export function createManifestsService(
  { database }: Pick<Context, 'database'>,
  media: Pick<MediaService, 'original'>,
): ManifestsService {
  const find = async (kind: Kind, id: number): Promise<Document | undefined> => {
    const caller = { audience: 'public', isUnlocked: false } as const;
    const document = await getDocument(database, id, { include_media: true }, caller);
    if (document?.schema_name !== kind) return undefined;
    return kind === 'post' ? asListed(document) : document;
  };
  const typesOf = async ({ media: shown = [] }: Document): Promise<Map<string, string>> => {
    const timed = shown.filter(({ media_type: type }) => type === 'audio' || type === 'video');
    const types = timed.map(async ({ identifier }) => {
      const file = identifier === null ? undefined : await media.original(identifier);
      return file && identifier !== null ? [[identifier, file.contentType] as const] : [];
    });
    return new Map((await Promise.all(types)).flat());
  };
  return {
    async manifest(kind, id, origin) {
      const document = await find(kind, id);
      if (!document) return undefined;
      const types = await typesOf(document);
      return presentManifest(document, { origin, manifest: manifestUrl(origin, document), types });
    },
    async collection(kind, id, origin) {
      const document = await find(kind, id);
      if (!document) return undefined;
      const url = `${origin}/iiif/presentation/3/${kind}/${id}/collection.json`;
      const stops = (await findStops(database, document)).filter((stop) => stop !== undefined);
      return presentCollection(document, stops, { origin, id: url });
    },
  };
}

/** A post outside a game: only its main image. A hidden post has no manifest. */
function asListed(post: Document): Document | undefined {
  const isHidden = Object.keys(post.title).length === 0;
  return isHidden ? undefined : { ...post, content: null, media: [] };
}
