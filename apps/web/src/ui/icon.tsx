import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  readonly icon: LucideIcon;
  /** In rem of 16 px, so that icons scale with the text. Default 1.5. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/**
 * One stroke width for all icons; hidden from screen readers: a text is beside it or labels its
 * button.
 */
export function Icon({ icon: Drawing, size = 1.5, className }: IconProps) {
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      className={className}
      size={`${size}rem`}
      strokeWidth={1.75}
      style={{ flex: 'none' }}
    />
  );
}
