import { useRef } from 'react';
import { KIND_ICONS } from '#content/kind-icon.ts';
import { useText } from '#i18n/use-text.ts';
import type { ItemView } from '#services/transform/list-item.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { kindWord } from '../kind-word.ts';
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
  const word = kindWord(item.kind);
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
      {word && <span className={styles.kind}>{t(word)}</span>}
    </div>
  );
}
