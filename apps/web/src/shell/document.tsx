import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import type { Language } from '@varde/domain/languages';

export interface DocumentProps {
  language: Language;
  children: ReactNode;
}

/** The HTML document. The first-paint script adds attributes to the root before hydration. */
export function Document({ language, children }: DocumentProps) {
  const t = useText();
  return (
    <html
      lang={language.tag}
      data-language={language.key}
      data-too-old={t('shell.browserTooOld')}
      data-no-picture={t('gallery.failed')}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
