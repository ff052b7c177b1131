/**
 * Videos and models embedded from other hosts (specification §2.8): accepted providers, ids and
 * URLs.
 */

export const EMBED_PROVIDERS = ['youtube', 'vimeo', 'sketchfab'] as const;

export type EmbedProvider = (typeof EMBED_PROVIDERS)[number];

interface Provider {
  readonly name: string;
  /** As the provider writes its ids, and nothing else: what passes may stand in an address. */
  readonly id: RegExp;
  /** Of the frame; the only foreign origins that a page may frame. */
  readonly frameOrigin: string;
  /** Each is asked to keep nothing about the visitor, as far as the provider lets itself be asked. */
  readonly frame: (id: string) => string;
  readonly page: (id: string) => string;
}

const PROVIDERS: Readonly<Record<EmbedProvider, Provider>> = {
  youtube: {
    name: 'YouTube',
    id: /^[\w-]{11}$/,
    frameOrigin: 'https://www.youtube-nocookie.com',
    frame: (id) => `/embed/${id}?rel=0`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    name: 'Vimeo',
    id: /^\d{1,12}$/,
    frameOrigin: 'https://player.vimeo.com',
    frame: (id) => `/video/${id}?dnt=1`,
    page: (id) => `https://vimeo.com/${id}`,
  },
  sketchfab: {
    name: 'Sketchfab',
    id: /^[0-9a-f]{32}$/,
    frameOrigin: 'https://sketchfab.com',
    frame: (id) => `/models/${id}/embed?dnt=1`,
    page: (id) => `https://sketchfab.com/3d-models/${id}`,
  },
};

export const EMBED_ORIGINS: readonly string[] = Object.values(PROVIDERS).map(
  ({ frameOrigin }) => frameOrigin,
);

/** The provider's own name, the same in every language. */
export function embedProviderName(provider: EmbedProvider): string {
  return PROVIDERS[provider].name;
}

/** What an id of the provider looks like, whole. */
export function embedIdForm(provider: EmbedProvider): RegExp {
  return PROVIDERS[provider].id;
}

export interface EmbedUrls {
  /** For a frame in our own page. */
  readonly frame: string;
  /** The provider's page. */
  readonly page: string;
}

/** `undefined` for an id that the provider would never give. */
export function embedUrls(provider: EmbedProvider, id: string): EmbedUrls | undefined {
  const { id: form, frameOrigin, frame, page } = PROVIDERS[provider];
  if (!form.test(id)) return undefined;
  return { frame: frameOrigin + frame(id), page: page(id) };
}
