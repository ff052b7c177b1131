import { SUGGEST_MIN_LENGTH, SUGGEST_REST_MS } from '@varde/domain/constants';
import { useRef, useEffect, useState } from 'react';
import { KIND_ICONS } from '#components/kind-icon.ts';
import { useTexts } from '#i18n/text-context.tsx';
import type { MessageKey } from '#i18n/texts.ts';
import { useText } from '#i18n/use-text.ts';
import { cleanQuery } from '#api/tabs.ts';
import type { ItemView } from '#api/transform/list-item.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './suggestions.module.css';

export function suggestionId(box: string, index: number): string {
  return `${box}-${index}`;
}

export interface SuggestionsProps {
  /** Id of the search box that controls the list. */
  readonly id: string;
  readonly items: readonly ItemView[];
  readonly active: number | undefined;
  readonly onFollow: (index: number) => void;
  readonly onPoint: (index: number) => void;
}

/**
 * The list below a search box. The focus stays in the box, whose `aria-activedescendant` is the
 * active row.
 */
export function Suggestions({ id, items, active, onFollow, onPoint }: SuggestionsProps) {
  const t = useText();
  return (
    <>
      <div
        id={`${id}-list`}
        // A select takes the focus from the box, and a datalist shows no icons.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
        role="listbox"
        tabIndex={-1}
        aria-label={t('search.suggestions')}
        className={styles.list}
        data-surface="card"
        hidden={items.length === 0}
        // Keeps the focus in the box: without it, the list would close before the click completes.
        onMouseDown={(event) => event.preventDefault()}
      >
        {items.map((item, index) => (
          <Row
            key={`${item.kind} ${item.id}`}
            id={suggestionId(id, index)}
            item={item}
            isActive={index === active}
            onFollow={() => onFollow(index)}
            onPoint={() => onPoint(index)}
          />
        ))}
      </div>
      <VisuallyHidden>
        <output>{items.length > 0 && t('search.suggested', { count: items.length })}</output>
      </VisuallyHidden>
    </>
  );
}

interface RowProps {
  readonly id: string;
  readonly item: ItemView;
  readonly isActive: boolean;
  readonly onFollow: () => void;
  readonly onPoint: () => void;
}

function Row({ id, item, isActive, onFollow, onPoint }: RowProps) {
  const t = useText();
  const label = kindLabel(item.kind);
  const moved = useRef(false);
  return (
    // The search box handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box has the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of the list box above
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.row}
      onClick={onFollow}
      onPointerMove={() => {
        // A list that opens under a resting pointer activates no row.
        if (moved.current && !isActive) onPoint();
        moved.current = true;
      }}
    >
      <Icon icon={KIND_ICONS[item.kind]} size={1.25} className={styles.icon} />
      <span className={styles.title} lang={item.title.lang}>
        {item.title.text}
      </span>
      {label && <span className={styles.kind}>{t(label)}</span>}
    </div>
  );
}

const KIND_LABELS: Readonly<Partial<Record<ItemView['kind'], MessageKey>>> = {
  article: 'kind.article',
  group: 'kind.group',
  rebus: 'kind.rebus',
  owner: 'kind.owner',
  theme: 'kind.theme',
  selection: 'kind.selection',
};

/** The label of a kind, where kinds are mixed. */
const kindLabel = (kind: ItemView['kind']): MessageKey | undefined => KIND_LABELS[kind];

const NONE: readonly ItemView[] = [];

/**
 * Suggestions for the typed text, requested when typing pauses; obsolete requests are aborted. Old
 * ones stay until the new ones arrive, so that the list does not flicker. Text shorter than two
 * characters never leaves the device.
 */
export function useSuggestions(typed: string, isEnabled: boolean): readonly ItemView[] {
  const texts = useTexts();
  const query = cleanQuery(typed);
  const shouldFetch = isEnabled && query.length >= SUGGEST_MIN_LENGTH;
  const [items, setItems] = useState(NONE);
  useEffect(() => {
    if (!shouldFetch) return undefined;
    const stop = new AbortController();
    const fetchSuggestions = async () => {
      const { suggest } = await import('#api/load-search.ts');
      const items = await suggest(query, texts, stop.signal);
      if (!stop.signal.aborted) setItems(items);
    };
    // When the code or the request fails, there are no suggestions.
    const timer = setTimeout(() => void fetchSuggestions().catch(() => undefined), SUGGEST_REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, shouldFetch, texts]);
  return shouldFetch ? items : NONE;
}
