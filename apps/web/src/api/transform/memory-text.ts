import type { Memory } from '@varde/contract/external';
import type { Texts } from '#i18n/texts.ts';
import type { TextView } from '#view-models.ts';
import { toText } from './text.ts';

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
export const memoryPath = ({ archive, id }: Pick<Memory, 'archive' | 'id'>): string =>
  `/${archive}/${id}`;
