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
 * A row or card as a link. A locked or hidden item without a page is a disabled link; any other
 * item without a URL is a plain box.
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
      // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- disabled: no href (ARIA in HTML)
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

/** A disabled link explains on click or Enter why it is disabled. */
function closedLinkProps({ onClosed }: ItemLinkProps['item']) {
  if (!onClosed) return {};
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Otherwise the same keystroke activates the button that receives the focus.
    event.preventDefault();
    onClosed();
  };
  return { tabIndex: 0, onClick: onClosed, onKeyDown };
}
