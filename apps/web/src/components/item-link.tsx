import type { KeyboardEvent, ReactNode } from 'react';
import { SiteLink } from '#ui/site-link.tsx';
import type { ListItemView } from '#view-models.ts';

export interface ItemLinkProps {
  readonly item: Pick<ListItemView, 'href' | 'state' | 'onClosed'>;
  readonly className?: string | undefined;
  readonly surface?: 'card';
  readonly children: ReactNode;
}

/**
 * Around a whole row or card: a link. What is locked or hidden and has no page is a disabled one, told as such; anything else
 * without an address is a plain box.
 */
export function ItemLink({ item, className, surface, children }: ItemLinkProps) {
  const { href, state } = item;
  if (href !== undefined && state !== 'hidden') {
    return (
      <SiteLink href={href} className={className} data-surface={surface}>
        {children}
      </SiteLink>
    );
  }
  if (state === 'locked' || state === 'hidden') {
    return (
      // A disabled link is one without an address (ARIA in HTML).
      // oxlint-disable-next-line jsx-a11y/anchor-is-valid
      <a
        role="link"
        aria-disabled="true"
        className={className}
        data-surface={surface}
        {...closedLinkProps(item)}
      >
        {children}
      </a>
    );
  }
  return (
    <div className={className} data-surface={surface}>
      {children}
    </div>
  );
}

/** A disabled link can be asked why it is, also from the keyboard. */
function closedLinkProps({ onClosed }: ItemLinkProps['item']) {
  if (!onClosed) return {};
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The same stroke would press the button that then has the focus.
    event.preventDefault();
    onClosed();
  };
  return { tabIndex: 0, onClick: onClosed, onKeyDown };
}
