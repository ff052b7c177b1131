/** Sound and film as their players want them (specification §3, audio player state: url, caption, alt_text). Pure. */
import type { Media } from '@varde/contract/media';
import type { LanguageMap } from '@varde/domain/languages';
import { findLanguage } from '@varde/domain/languages';
import { imageAddress } from '@varde/domain/media-kinds';
import { clockTime } from '#i18n/clock-time.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Captions, Film, Transcript } from '#platform/players.ts';
import { isWebVtt, readCues } from './cues.ts';
import { mediaWords } from './figure.ts';
import type { RightsView } from './figure.ts';
import { toVersions } from './film-versions.ts';
import { languageName } from './language-name.ts';
import { mediaAddress } from './media-address.ts';
import { toMediaPicture } from './picture.ts';
import type { PictureView } from './picture.ts';
import { toText } from './text.ts';

export interface PlayableView extends RightsView, Film {
  readonly poster?: PictureView | undefined;
  /** What the press says: `Lytt 2:34`. */
  readonly label: string;
  /** As `label`, with what it is that is heard or seen. */
  readonly name: string;
}

/** Width of the still, enough for a sharp phone screen. */
const STILL_WIDTH = 1280;

export function toPlayable(media: Media, kind: 'audio' | 'video', texts: Texts): PlayableView {
  const { key } = texts.language;
  const { caption, ...rights } = mediaWords(media, texts);
  const poster = toMediaPicture(media, key);
  const title = toText(media.title, key) ?? caption;
  const label = withTime(texts.t(`article.${kind}`), media.duration);
  return {
    ...rights,
    url: mediaAddress(media.src),
    label,
    name: title ? `${label}: ${title.text}` : label,
    caption: title,
    alt_text: toText(media.alt_text, key),
    adaptiveUrl: media.adaptiveUrl ? mediaAddress(media.adaptiveUrl) : undefined,
    poster,
    still: poster && stillAddress(poster),
    captions: toCaptions(media, texts),
    transcript: toTranscript(media, key),
    plain: toPlain(media, key),
    versions: toVersions(media, texts),
  };
}

function withTime(words: string, duration: number | null): string {
  return duration ? `${words} ${clockTime(duration)}` : words;
}

function stillAddress({ url, width, height }: PictureView): string {
  return imageAddress(url, STILL_WIDTH, Math.round((STILL_WIDTH * height) / width));
}

function toCaptions(media: Media, { language, t }: Texts): Captions[] {
  const first = toText(media.closed_captions, language.key)?.lang;
  return Object.entries(media.closed_captions)
    .flatMap(([key, text]) => {
      const url = text && captionsAddress(media.identifier, key, text);
      const lang = findLanguage(key)?.tag ?? key;
      return url ? [{ url: mediaAddress(url), lang, label: languageName(key, t) }] : [];
    })
    .toSorted((a, b) => Number(b.lang === first) - Number(a.lang === first));
}

/** The text itself, or an address of it (specification §3 says only: text per language). */
function captionsAddress(identifier: string | null, key: string, text: string) {
  if (isWebVtt(text)) return identifier ? `/media/captions/${identifier}/${key}.vtt` : undefined;
  return text.startsWith('/') ? text : undefined;
}

/** Words with times where they are in the language that the text would be in. */
function toTranscript(media: Media, key: string): Transcript | undefined {
  const timed = toText(onlyWebVtt(media.closed_captions), key);
  const text = toText(media.transcript, key);
  if (timed && (!text || text.lang === timed.lang)) {
    return { lang: timed.lang, lines: readCues(timed.text) };
  }
  return text && { lang: text.lang, lines: paragraphs(text.text) };
}

function toPlain(media: Media, key: string): Transcript | undefined {
  const text = toText(media.plain_language, key);
  return text && { lang: text.lang, lines: paragraphs(text.text) };
}

function onlyWebVtt(map: LanguageMap): LanguageMap {
  return Object.fromEntries(Object.entries(map).filter(([, text]) => isWebVtt(text ?? '')));
}

function paragraphs(text: string) {
  const parts = isWebVtt(text)
    ? readCues(text)
    : text.split(/\n\s*\n/).map((one) => ({ text: one.trim() }));
  return parts.filter((part) => part.text !== '');
}
