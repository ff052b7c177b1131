/** Link, title and secondary information of an item, shared by rows and cards. */
import { type KeyboardEvent, type ReactNode, Fragment } from 'react';
import {
  CircleCheck,
  CircleEllipsis,
  EyeOff,
  Lock,
  Navigation,
  type LucideIcon,
} from 'lucide-react';
import { useHydrated, useRouter } from '@tanstack/react-router';
import { SiteLink } from '#ui/site-link.tsx';
import type { ListItemView, ItemState } from '#view-models.ts';
import { useText } from '#i18n/use-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './item-parts.module.css';

export interface ItemLinkProps {
  readonly item: Pick<ListItemView, 'id' | 'href' | 'state' | 'stateLabel' | 'lock' | 'onClosed'>;
  readonly className?: string | undefined;
  readonly surface?: 'card';
  readonly children: ReactNode;
}

/**
 * A row or card as a link. A locked or hidden item is a disabled link; any other item without a URL
 * is a plain box.
 */
export function ItemLink({ item, className, surface, children }: ItemLinkProps) {
  const { href, state } = item;
  const explainLock = useLockExplanation(item);
  if (href !== undefined && state !== 'hidden' && !explainLock) {
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
        {...closedLinkProps(explainLock ?? item.onClosed)}
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

/**
 * Says how a locked article is unlocked, or opens it on a device that has unlocked it. `undefined`
 * for other items, and without script, which could say nothing: then the link is a normal one.
 */
function useLockExplanation(item: ItemLinkProps['item']) {
  const t = useText();
  const router = useRouter({ warn: false });
  const isHydrated = useHydrated();
  if (!item.lock || !isHydrated) return undefined;
  return () =>
    void import('./explain-lock.ts').then(
      ({ explainLock }) => explainLock(item, t, router),
      // A toast would say no more than the row; another click retries.
      () => undefined,
    );
}

/** A disabled link explains on click or Enter why it is disabled. */
function closedLinkProps(onClosed: (() => void) | undefined) {
  if (!onClosed) return {};
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Otherwise the same keystroke activates the button that receives the focus.
    event.preventDefault();
    onClosed();
  };
  return { tabIndex: 0, onClick: onClosed, onKeyDown };
}

interface ItemTitleProps {
  readonly item: Pick<ListItemView, 'title' | 'state'>;
  readonly className?: string | undefined;
}

/** Title of a row or card; for a hidden post, its replacement text (specification §4.5). */
export function ItemTitle({ item: { title, state }, className }: ItemTitleProps) {
  const t = useText();
  if (state === 'hidden') return <span className={className}>{t('list.hiddenPost')}</span>;
  return (
    <span className={className} lang={title.lang}>
      {title.text}
    </span>
  );
}

interface ItemDescriptionProps {
  readonly item: Pick<ListItemView, 'description' | 'state'>;
  readonly className?: string | undefined;
}

/** Description of a row or card; a hidden item exposes none. */
export function ItemDescription({ item: { description, state }, className }: ItemDescriptionProps) {
  if (!description || state === 'hidden') return null;
  return (
    <span className={className} lang={description.lang}>
      {description.text}
    </span>
  );
}

export interface ItemMetaProps {
  readonly item: Pick<ListItemView, 'state' | 'stateLabel' | 'distance' | 'count' | 'owner'>;
}

const STATE_ICONS: Readonly<Record<Exclude<ItemState, 'normal'>, LucideIcon>> = {
  started: CircleEllipsis,
  locked: Lock,
  solved: CircleCheck,
  hidden: EyeOff,
};

/** Secondary information below a title: state badge, and one line of distance, count and owner. */
export function ItemMeta({ item }: ItemMetaProps) {
  const { state, stateLabel } = item;
  return (
    <>
      {state !== 'normal' && stateLabel && (
        <span className={styles.state}>
          <Badge icon={STATE_ICONS[state]} tone={state === 'solved' ? 'success' : 'neutral'}>
            {stateLabel}
          </Badge>
        </span>
      )}
      <FactLine item={item} />
    </>
  );
}

/** The owner is last, so that truncation cuts the longest part. */
function FactLine({ item: { distance, count, owner } }: ItemMetaProps) {
  const facts = [distance, count, owner].filter((fact) => fact !== undefined && fact !== '');
  if (facts.length === 0) return null;
  return (
    <span className={styles.line}>
      {distance && <Icon icon={Navigation} size={0.875} className={styles.icon} />}
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' '}
          <span className={styles.fact}>{fact}</span>
        </Fragment>
      ))}
    </span>
  );
}
