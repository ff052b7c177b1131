/** Transforms a memory into its page's view, labels included. Pure. */
import type { Memory, MemoryArchive } from '@varde/contract/external';
import type { RecordView } from '#components/record-page.tsx';
import type { GroupText } from '#i18n/lazy-texts.ts';
import type { Texts } from '#i18n/texts.ts';
import { MAP_ZOOM, mapPath } from '#api/transform/page-paths.ts';
import { toFigure, toLicense } from '#api/transform/figure.ts';
import { memoryTitle } from '#api/transform/reference.ts';
import { toPlayable, type PlayableView } from '#api/transform/playable.ts';
import { toText } from '#api/transform/text.ts';
import { toContributedText } from '#api/transform/rich-text.ts';
import { sourceAt } from '#api/transform/source.ts';
import type { FactRow, RichTextView, SourceView, TextView } from '#view-models.ts';

export interface MemoryAnswerView {
  readonly question?: TextView | undefined;
  readonly answer: RichTextView;
  /** A word or number, shown compactly like a fact. */
  readonly isShort: boolean;
}

export interface MemoryView extends RecordView {
  readonly answers: readonly MemoryAnswerView[];
  readonly audios: readonly PlayableView[];
  readonly videos: readonly PlayableView[];
  readonly mapHref?: string | undefined;
  /** Absent: it is told here only. */
  readonly source?: SourceView | undefined;
}

export function toMemoryView(
  memory: Memory,
  texts: Texts,
  tExternal: GroupText<'external'>,
): MemoryView {
  const source = sourceAt(memory.source_url);
  const [opening, ...figures] = memory.media
    .filter(({ media_type: type }) => type === 'dm')
    .flatMap((media) => toFigure(media, texts) ?? []);
  const title = memoryTitle(memory, texts);
  // Media are titled by their own description, otherwise by the memory's title.
  const memoryName = { [title.lang]: title.text };
  const played = (type: 'audio' | 'video') =>
    memory.media
      .filter((media) => media.media_type === type)
      .map((media) => {
        const hasDescription = Object.keys(media.description).length > 0;
        return toPlayable(
          { ...media, title: hasDescription ? media.description : memoryName },
          type,
          texts,
        );
      });
  return {
    title,
    kicker: [texts.t('memory.title'), source?.host].filter(Boolean).join(' · '),
    image: opening?.image,
    imageRights: opening ?? { credits: [] },
    answers: memory.answers.flatMap((one) => toAnswer(one, title, texts)),
    figures,
    audios: played('audio'),
    videos: played('video'),
    facts: memoryFacts(memory, texts, tExternal),
    mapHref: memory.location ? mapPath({ ...memory.location, zoom: MAP_ZOOM }) : undefined,
    source,
    labels: { facts: tExternal('memory.about') },
  };
}

const SHORT_TEXT_LENGTH = 60;

function toAnswer(
  { question, text }: Memory['answers'][number],
  title: TextView,
  { language }: Texts,
): MemoryAnswerView[] {
  const written = toText(text, language.key);
  const answer = toContributedText(written);
  const questionText = toText(question, language.key);
  if (!written || !answer) return [];
  // The question is omitted if it is already the title.
  const isTitle = questionText?.text === title.text;
  return [
    {
      question: isTitle ? undefined : questionText,
      answer,
      isShort: written.text.length <= SHORT_TEXT_LENGTH,
    },
  ];
}

function memoryFacts(memory: Memory, texts: Texts, tExternal: GroupText<'external'>): FactRow[] {
  const { contributor, topic, told_at: toldAt, license } = memory;
  const { key } = texts.language;
  const topicText = toText(topic, key);
  const shown = toLicense(license, null, texts.t);
  const rows: FactRow[] = [
    { label: tExternal('memory.by'), lines: line(contributor && whoIs(contributor, tExternal)) },
    { label: tExternal('memory.place'), lines: line(contributor?.place) },
    { label: tExternal('memory.topic'), lines: topicText ? [topicText] : [] },
    { label: tExternal('memory.told'), lines: line(toldAt && formatDay(toldAt, texts)) },
    {
      label: tExternal('memory.license'),
      lines: shown ? [{ text: shown.name, ...(shown.href ? { href: shown.href } : {}) }] : [],
    },
  ];
  return rows.filter(({ lines }) => lines.length > 0);
}

const line = (text: string | null | undefined) => (text ? [{ text }] : []);

const whoIs = (
  { name, birth_year: year }: NonNullable<Memory['contributor']>,
  tExternal: GroupText<'external'>,
) => (year === null ? name : tExternal('memory.born', { name, year }));

function formatDay(iso: string, { language }: Texts): string {
  const format = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(iso));
}

const HOSTS: Readonly<Record<MemoryArchive, string>> = { minner: 'minner.no', minnen: 'minnen.se' };

/** Front page of the archive, whose URLs of memories contain more than an id. */
export function archiveFront(archive: MemoryArchive): SourceView {
  const host = HOSTS[archive];
  return { host, href: `https://${host}/` };
}
