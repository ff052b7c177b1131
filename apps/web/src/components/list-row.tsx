import { classNames } from '#ui/class-names.ts';
import type { ListItemView } from '#view-models.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { ItemLink } from './item-link.tsx';
import { ItemMeta } from './item-meta.tsx';
import { ItemTitle } from './item-title.tsx';
import { Thumbnail } from './thumbnail.tsx';
import styles from './list-row.module.css';

export interface ListRowProps {
  readonly item: ListItemView;
  /** Draws the dotted line from this row's thumbnail to the next. */
  readonly continues?: boolean;
  /** Marked, in step with something beside the list (the map's selected point). */
  readonly current?: boolean;
  /** Lets the thumbnail grow into the picture of the page it leads to. */
  readonly transitionName?: string;
}

const THUMBNAIL_WIDTH = { phone: '6rem', desktop: '7rem' };

/**
 * One item of a list. The whole row is a link, disabled where the item is locked or hidden without a page of its own. A hidden
 * one tells nothing of itself, whatever it is given.
 */
export function ListRow(props: ListRowProps) {
  const { item, continues = false, current = false, transitionName } = props;
  const favouriteId = favouriteIdOf(item);
  return (
    <li
      className={classNames(styles.row, favouriteId !== undefined && styles.pressable)}
      data-state={item.state}
      data-continues={continues}
      data-current={current}
    >
      <ItemLink item={item} className={styles.link}>
        <span className={styles.thumbnail}>
          <Thumbnail
            item={item}
            shape="square"
            width={THUMBNAIL_WIDTH}
            className={styles.picture}
            transitionName={transitionName}
          />
          {item.number !== undefined && <span className={styles.number}>{item.number}</span>}
        </span>
        <RowText item={item} />
      </ItemLink>
      {favouriteId !== undefined && (
        <FavouriteButton id={favouriteId} title={item.title.text} className={styles.favourite} />
      )}
    </li>
  );
}

function RowText({ item }: { item: ListItemView }) {
  return (
    <span className={styles.text}>
      <ItemTitle item={item} className={styles.title} />
      {item.description && item.state !== 'hidden' && (
        <span className={styles.description} lang={item.description.lang}>
          {item.description.text}
        </span>
      )}
      <ItemMeta item={item} />
    </span>
  );
}

const KINDS: ReadonlySet<ListItemView['kind']> = new Set(['article', 'group', 'rebus', 'owner']);

/** The document that a row stands for, where it can be a favourite: posts belong to their game, themes are no documents. */
function favouriteIdOf({
  id,
  kind,
  state,
}: Pick<ListItemView, 'id' | 'kind' | 'state'>): number | undefined {
  return typeof id === 'number' && state !== 'hidden' && KINDS.has(kind) ? id : undefined;
}
