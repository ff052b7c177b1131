import { createContext, use, useMemo, type ReactNode } from 'react';
import type { LongText } from './long-texts.ts';
import { createTranslate } from './create-translate.ts';
import type { Messages } from './message-files.ts';
import { useLanguage } from './use-text.ts';

const LongTextContext = createContext<LongText | null>(null);

export interface LongTextProviderProps {
  /** As the page's loader got them from `loadLongTexts`. */
  messages: Messages;
  children: ReactNode;
}

export function LongTextProvider({ messages, children }: LongTextProviderProps) {
  const { tag } = useLanguage();
  const text = useMemo<LongText>(() => createTranslate(tag, messages), [tag, messages]);
  return <LongTextContext value={text}>{children}</LongTextContext>;
}

/** The long texts of the page; throws outside a `LongTextProvider`. */
export function useLongText(): LongText {
  const text = use(LongTextContext);
  if (!text) throw new Error('useLongText needs a LongTextProvider above it');
  return text;
}
