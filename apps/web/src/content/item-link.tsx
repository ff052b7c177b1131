import type { ReactNode } from 'react';
import { SiteLink } from '#ui/site-link.tsx';

export interface ItemLinkProps {
  readonly href?: string | undefined;
  readonly className?: string | undefined;
  readonly surface?: 'card';
  readonly children: ReactNode;
}

/** Around a whole row or card: a link, or a plain box where there is nothing to follow. */
export function ItemLink({ href, className, surface, children }: ItemLinkProps) {
  if (href === undefined) {
    return (
      <div className={className} data-surface={surface}>
        {children}
      </div>
    );
  }
  return (
    <SiteLink href={href} className={className} data-surface={surface}>
      {children}
    </SiteLink>
  );
}
