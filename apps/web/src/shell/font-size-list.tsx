import { useText } from '#i18n/use-text.ts';
import { chooseFontSize, useFontSize } from '#platform/font-size.ts';
import type { FontSize } from '#platform/font-size.ts';
import type { MessageKey } from '#i18n/texts.ts';

const SIZES: readonly { size: FontSize; label: MessageKey }[] = [
  { size: 'normal', label: 'shell.fontSize.normal' },
  { size: 'large', label: 'shell.fontSize.large' },
];

export interface FontSizeListProps {
  className?: string | undefined;
}

export function FontSizeList({ className }: FontSizeListProps) {
  const t = useText();
  const chosen = useFontSize();
  return (
    <ul className={className}>
      {SIZES.map(({ size, label }) => (
        <li key={size}>
          <button type="button" aria-pressed={size === chosen} onClick={() => chooseFontSize(size)}>
            {t(label)}
          </button>
        </li>
      ))}
    </ul>
  );
}
