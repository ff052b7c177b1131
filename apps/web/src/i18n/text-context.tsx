import { createContext, use, type ReactNode } from 'react';
import type { Texts } from './texts.ts';

const TextContext = createContext<Texts | null>(null);

export interface TextProviderProps {
  texts: Texts;
  children: ReactNode;
}

export function TextProvider({ texts, children }: TextProviderProps) {
  return <TextContext value={texts}>{children}</TextContext>;
}

/** The texts of the page; throws outside a `TextProvider`. */
export function useTexts(): Texts {
  const texts = use(TextContext);
  if (!texts) throw new Error('useTexts needs a TextProvider above it');
  return texts;
}
