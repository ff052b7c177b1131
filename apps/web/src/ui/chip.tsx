import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './chip.module.css';

export interface ChipProps {
  readonly href: string;
  readonly label: string;
  readonly lang?: string;
  readonly icon?: LucideIcon;
  /** Selected, for filter chips. */
  readonly current?: boolean;
}

/** A small link in a row of similar ones: a theme, a filter. */
export function Chip({ href, label, lang, icon, current = false }: ChipProps) {
  return (
    <SiteLink
      href={href}
      className={styles.chip}
      lang={lang}
      aria-current={current ? 'true' : undefined}
    >
      {icon && <Icon icon={icon} size={1.125} />}
      {label}
    </SiteLink>
  );
}
