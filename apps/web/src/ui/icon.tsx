import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  readonly icon: LucideIcon;
  /** In rem of 16 px, so that icons grow with the text. Default 1.5. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** One weight for every icon of the interface; never read aloud, a word stands beside it or labels its button. */
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
