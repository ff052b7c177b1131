import { Languages } from 'lucide-react';
import { useState } from 'react';
import { Notice } from '#ui/notice.tsx';

export interface LanguageNoticeProps {
  readonly text: string;
  readonly dismissLabel: string;
}

/** Says that another language stands in for the chosen one; stays until closed (specification §4). */
export function LanguageNotice({ text, dismissLabel }: LanguageNoticeProps) {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Notice icon={Languages} onDismiss={() => setIsOpen(false)} dismissLabel={dismissLabel}>
      {text}
    </Notice>
  );
}
