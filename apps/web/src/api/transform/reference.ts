/** Records of other collections → cards in an article. Pure. */
import type { Block } from '@varde/contract/blocks';
import type { Media } from '@varde/contract/media';
import type { CulturalName, Memory, MuseumObject } from '@varde/contract/external';
import type { Texts } from '#i18n/texts.ts';
import type { RichTextNode, ReferenceView, TextView } from '#view-models.ts';
import { toRights } from './figure.ts';
import { formatDating } from './format.ts';
import { toMediaImage } from './image.ts';
import { toText, toTextOrEmpty } from './text.ts';
import { toContributedText } from './rich-text.ts';

/** The card of a block; `undefined` if its record failed to load. */
export type ReadReference = (block: Block, texts: Texts) => ReferenceView | undefined;

export function objectReference(object: MuseumObject, texts: Texts): ReferenceView {
  const { key } = texts.language;
  const first = object.media.find(({ media_type: type }) => type === 'dm');
  return {
    label: texts.t('object.title'),
    href: `/dm/${object.id}`,
    title: toTextOrEmpty(object.title, key),
    text: toText(object.description, key),
    facts: factLine([formatDating(object.dating, texts), object.owner_name]),
    ...imageOf(first, texts),
    isImageWhole: true,
  };
}

export function memoryReference(memory: Memory, texts: Texts): ReferenceView {
  const { key } = texts.language;
  const [answer] = memory.answers;
  const first = memory.media.find(({ media_type: type }) => type === 'dm');
  const text = toContributedText(toText(answer?.text, key));
  return {
    label: texts.t('memory.title'),
    href: memoryPath(memory),
    title: memoryTitle(memory, texts),
    text: text && { text: plainText(text.nodes), lang: text.lang },
    facts: factLine([memory.contributor?.name, memory.contributor?.place]),
    ...imageOf(first, texts),
  };
}

/** `undefined` for a record without a name. */
export function nameReference(
  name: CulturalName,
  { language: { key } }: Texts,
): ReferenceView | undefined {
  const { description, birth, death, source_url: href } = name;
  const title = toText(name.name, key);
  if (!title) return undefined;
  return {
    label: sourceName(href),
    href: href ?? undefined,
    title,
    text: toText(description, key),
    facts: lifeYears(birth, death),
    rights: { credits: [] },
  };
}

/** `undefined` for a name that the pack describes itself, whatever page it links. */
const sourceName = (href: string | null): string | undefined =>
  href?.startsWith('https://kulturnav.org/') ? 'KulturNav' : undefined;

/** `1793–1864`, `1793?–` */
function lifeYears(birth: CulturalName['birth'], death: CulturalName['death']) {
  if (!birth && !death) return undefined;
  return [birth, death]
    .map((event) => (event ? event.date.slice(0, 4) + (event.is_uncertain ? '?' : '') : ''))
    .join('–');
}

/** Text content, in one line. */
function plainText(nodes: readonly RichTextNode[]): string {
  const strings = nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children)));
  return strings.join(' ').replace(/\s+/g, ' ').trim();
}

function factLine(parts: readonly (string | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' · ') || undefined;
}

/** Without `slideId`: the image links to the record's page, not to a gallery. */
function imageOf(media: Media | undefined, { language, t }: Texts) {
  const shown = media && toMediaImage(media, language.key);
  if (!media || !shown) return { rights: { credits: [] } };
  const { slideId: _slideId, ...image } = shown;
  return { image, rights: toRights(media, t) };
}

/** Its title, else its question, else its topic; many memories have none of them. */
export function memoryTitle({ title, answers, topic }: Memory, { t, language }: Texts): TextView {
  const { key, tag } = language;
  return (
    toText(title, key) ??
    toText(answers[0]?.question, key) ??
    toText(topic, key) ?? { text: t('memory.title'), lang: tag }
  );
}

/** The page of a memory. */
const memoryPath = ({ archive, id }: Pick<Memory, 'archive' | 'id'>): string => `/${archive}/${id}`;
