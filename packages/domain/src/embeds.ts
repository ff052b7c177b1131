/** Videos, models embedded from other hosts (specification §2.8): accepted providers, ids, URLs. */

export const EMBED_PROVIDERS = ['youtube', 'vimeo', 'sketchfab'] as const;

export type EmbedProvider = (typeof EMBED_PROVIDERS)[number];

interface Provider {
  readonly name: string;
  /** The exact form of the provider's ids. An id that matches is safe in a URL. */
  readonly id: RegExp;
  /** Origin of the frame. Pages may frame no other external origins. */
  readonly frameOrigin: string;
  /** Privacy options are set as far as the provider offers them. */
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

/** The provider's own name, identical in every language. */
export function embedProviderName(provider: EmbedProvider): string {
  return PROVIDERS[provider].name;
}

export function embedIdForm(provider: EmbedProvider): RegExp {
  return PROVIDERS[provider].id;
}

export interface EmbedUrls {
  /** URL for a frame in our own page. */
  readonly frame: string;
  /** URL of the provider's page. */
  readonly page: string;
}

/** Returns `undefined` for an id that does not match the provider's form. */
export function embedUrls(provider: EmbedProvider, id: string): EmbedUrls | undefined {
  const { id: form, frameOrigin, frame, page } = PROVIDERS[provider];
  if (!form.test(id)) return undefined;
  return { frame: frameOrigin + frame(id), page: page(id) };
}
