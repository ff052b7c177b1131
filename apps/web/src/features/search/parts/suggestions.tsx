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
  /** Of the box that they belong to. */
  readonly id: string;
  readonly items: readonly ItemView[];
  readonly active: number | undefined;
  readonly onFollow: (index: number) => void;
  readonly onPoint: (index: number) => void;
}

/** The list under a search box. The focus stays in the box, which names the row that is chosen. */
export function Suggestions({ id, items, active, onFollow, onPoint }: SuggestionsProps) {
  const t = useText();
  return (
    <>
      <div
        id={`${id}-list`}
        // A select cannot hang under a box that keeps the focus, and a datalist shows no icons.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        tabIndex={-1}
        aria-label={t('search.suggestions')}
        className={styles.list}
        data-surface="card"
        hidden={items.length === 0}
        // The box must keep the focus, or the list would be gone before the press is over.
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
    // Its keys are handled in the box, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.row}
      onClick={onFollow}
      onPointerMove={() => {
        // A list that opens under a resting pointer chooses nothing.
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

/** The word for a kind of thing, where kinds are mixed. */
function kindLabel(kind: ItemView['kind']): MessageKey | undefined {
  return KIND_LABELS[kind];
}

const NONE: readonly ItemView[] = [];

/**
 * What the typed words may mean, asked for when typing rests; a question that is no longer wanted is taken back. The old ones stay
 * until new ones come, so that the list does not flicker. Nothing that is shorter than two letters leaves the device.
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
    // Where the code does not come, there are no suggestions, as where the answer does not.
    const timer = setTimeout(() => void fetchSuggestions().catch(() => undefined), SUGGEST_REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, shouldFetch, texts]);
  return shouldFetch ? items : NONE;
}
