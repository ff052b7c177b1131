import { Languages } from 'lucide-react';
import { useState } from 'react';
import { focusMain } from '#browser/focus-main.ts';
import { Notice } from '#ui/notice.tsx';

export interface LanguageNoticeProps {
  readonly text: string;
  readonly dismissLabel: string;
}

/**
 * Notice that a text is shown in another language than the chosen one; stays until closed
 * (specification §4.5).
 */
export function LanguageNotice({ text, dismissLabel }: LanguageNoticeProps) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    setIsOpen(false);
    // The focused close button is unmounted with the notice.
    focusMain();
  };
  if (!isOpen) return null;
  return (
    <Notice icon={Languages} onDismiss={close} dismissLabel={dismissLabel}>
      {text}
    </Notice>
  );
}
