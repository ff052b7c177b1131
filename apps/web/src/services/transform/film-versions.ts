/** The same sound or film told otherwise (decisions.md §10): with what is seen in words, or in sign language. Pure. */
import type { Media } from '@varde/contract/media';
import { languagePreference } from '@varde/domain/languages';
import type { Texts } from '#i18n/texts.ts';
import type { FilmVersion } from '#platform/players.ts';
import { languageName } from './language-name.ts';
import { mediaAddress } from './media-address.ts';

const KINDS = ['audio_described', 'sign_language'] as const;
const PRESS = {
  audio_described: 'article.audioDescribed',
  sign_language: 'article.signLanguage',
} as const;

/** Those that are told otherwise, the visitor’s language first, after the film as it is; none where nothing is. */
export function toVersions(media: Media, texts: Texts): FilmVersion[] {
  const others = KINDS.flatMap((kind) => versionsOf(kind, media, texts));
  const isFilm = media.media_type === 'video';
  return isFilm && others.length > 0 ? [ordinary(media), ...others] : others;
}

function ordinary({ src, adaptiveUrl }: Media): FilmVersion {
  return {
    kind: 'ordinary',
    url: mediaAddress(src),
    adaptiveUrl: adaptiveUrl ? mediaAddress(adaptiveUrl) : undefined,
  };
}

function versionsOf(
  kind: (typeof KINDS)[number],
  media: Media,
  { language, t }: Texts,
): FilmVersion[] {
  const order = languagePreference(language.key);
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.entries(media[kind] ?? {})
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([key, { src }]) => {
      const name = key === language.key ? undefined : languageName(key, t);
      const press = t(PRESS[kind]);
      return {
        kind,
        url: mediaAddress(src),
        language: name,
        press: name ? `${press} (${name})` : press,
      };
    });
}
