/** Audio and video as players need them (specification §3.9: url, caption, alt_text). Pure. */
import type { Media } from '@varde/contract/media';
import { findLanguage, languagePreference, type LanguageMap } from '@varde/domain/languages';
import { fittedImageUrl } from '@varde/domain/media-kinds';
import { clockTime } from '#i18n/clock-time.ts';
import type { Texts, MessageKey, Translate } from '#i18n/texts.ts';
import type { Captions, PlayableMedia, Transcript, MediaVersion } from '#state/players.ts';
import type { RightsView, ImageView } from '#view-models.ts';
import { toCaptionAndRights } from './figure.ts';
import { mediaUrl } from './media-url.ts';
import { toMediaImage } from './image.ts';
import { toText } from './text.ts';

export interface PlayableView extends RightsView, PlayableMedia {
  readonly poster?: ImageView | undefined;
  /** Label of the button: `Lytt 2:34`. */
  readonly label: string;
  /** Accessible name: `label` with the title. */
  readonly name: string;
}

/** Width of the poster, enough for a sharp phone screen. */
const POSTER_WIDTH = 1280;

export function toPlayable(media: Media, kind: 'audio' | 'video', texts: Texts): PlayableView {
  const { key } = texts.language;
  const { caption, ...rights } = toCaptionAndRights(media, texts);
  const poster = toMediaImage(media, key);
  const title = toText(media.title, key) ?? caption;
  const label = withTime(texts.t(`article.${kind}`), media.duration);
  return {
    ...rights,
    url: mediaUrl(media.src),
    label,
    name: title ? `${label}: ${title.text}` : label,
    caption: title,
    alt_text: toText(media.alt_text, key),
    adaptiveUrl: media.adaptiveUrl ? mediaUrl(media.adaptiveUrl) : undefined,
    poster,
    posterUrl: poster && posterUrl(poster),
    captions: toCaptions(media, texts),
    transcript: toTranscript(media, key),
    plain: toPlain(media, key),
    versions: toVersions(media, texts),
  };
}

function withTime(label: string, duration: number | null): string {
  return duration ? `${label} ${clockTime(duration)}` : label;
}

function posterUrl({ url, width, height }: ImageView): string {
  return fittedImageUrl(url, POSTER_WIDTH, Math.round((POSTER_WIDTH * height) / width));
}

function toCaptions(media: Media, { language, t }: Texts): Captions[] {
  const first = toText(media.closed_captions, language.key)?.lang;
  return Object.entries(media.closed_captions)
    .flatMap(([key, text]) => {
      const url = text && captionsUrl(media.identifier, key, text);
      const lang = findLanguage(key)?.tag ?? key;
      return url ? [{ url: mediaUrl(url), lang, label: languageName(key, t) }] : [];
    })
    .toSorted((a, b) => Number(b.lang === first) - Number(a.lang === first));
}

/** The WebVTT text, or its URL (specification §3.1 specifies only a text per language). */
function captionsUrl(identifier: string | null, key: string, text: string) {
  if (isWebVtt(text)) return identifier ? `/media/captions/${identifier}/${key}.vtt` : undefined;
  return text.startsWith('/') ? text : undefined;
}

/** Timed captions, if they are in the language that the transcript would be in. */
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
    : text.split(/\n\s*\n/).map((paragraph) => ({ text: paragraph.trim() }));
  return parts.filter((part) => part.text !== '');
}

/** Parser of WebVTT captions. Pure. */

/** A cue as plain text, without WebVTT markup. */
interface Cue {
  /** Start time in seconds. */
  readonly start: number;
  readonly text: string;
}

const TIMES = /^(?:(\d+):)?(\d{2}):(\d{2})[.,](\d{3})\s+-->/;
const SPEAKER = /<v(?:\.[^\s<>]+)?\s([^<>]+)>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
  '&lrm;': '',
  '&rlm;': '',
};

/** Whether a text is a WebVTT file rather than a plain transcript. */
export function isWebVtt(text: string): boolean {
  return /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text);
}

/** Cues ordered by start time; notes, styles and blocks without a time are left out. */
export function readCues(vtt: string): Cue[] {
  const blocks = vtt.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/);
  return blocks.flatMap(readBlock).toSorted((a, b) => a.start - b.start);
}

function readBlock(block: string): Cue[] {
  const lines = block.split('\n').filter((line) => line !== '');
  const at = lines.findIndex((line) => TIMES.test(line));
  const start = readTime(lines[at] ?? '');
  const text = plain(lines.slice(at + 1).join(' '));
  return at < 0 || start === undefined || text === '' ? [] : [{ start, text }];
}

function readTime(line: string): number | undefined {
  const found = TIMES.exec(line);
  if (!found) return undefined;
  const [, hours = '0', minutes, seconds, thousandths] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

/** Speakers become a text prefix; other markup is presentational and removed. */
function plain(text: string): string {
  return text
    .replaceAll(SPEAKER, (_tag, name: string) => `${name.trim()}: `)
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}

/** Alternative versions: audio description and sign language. */
const KINDS = ['audio_described', 'sign_language'] as const;
const VERSION_LABELS = {
  audio_described: 'article.audioDescribed',
  sign_language: 'article.signLanguage',
} as const;

/** Alternative versions, the visitor's language first; a video with any has its original first. */
export function toVersions(media: Media, texts: Texts): MediaVersion[] {
  const others = KINDS.flatMap((kind) => versionsOf(kind, media, texts));
  const isVideo = media.media_type === 'video';
  return isVideo && others.length > 0 ? [ordinary(media), ...others] : others;
}

const ordinary = ({ src, adaptiveUrl }: Media): MediaVersion => ({
  kind: 'ordinary',
  url: mediaUrl(src),
  adaptiveUrl: adaptiveUrl ? mediaUrl(adaptiveUrl) : undefined,
});

function versionsOf(
  kind: (typeof KINDS)[number],
  media: Media,
  { language, t }: Texts,
): MediaVersion[] {
  const order = languagePreference(language.key);
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.entries(media[kind] ?? {})
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([key, { src }]) => {
      const name = key === language.key ? undefined : languageName(key, t);
      const label = t(VERSION_LABELS[kind]);
      return {
        kind,
        url: mediaUrl(src),
        language: name,
        buttonLabel: name ? `${label} (${name})` : label,
      };
    });
}

/** A language's name in the visitor's language; its key if there is no message. */
function languageName(key: string, t: Translate): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `t` returns unknown keys
  const name = `language.${key}` as MessageKey;
  const label = t(name);
  return label === name ? key : label;
}
