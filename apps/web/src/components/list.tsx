import type { ListItemView } from '#view-models.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './list.module.css';
import { FavouriteButton } from './favourite-button.tsx';
import { ItemDescription, ItemLink, ItemMeta, ItemTitle } from './item-parts.tsx';
import { Thumbnail } from './thumbnail.tsx';

export interface ListProps {
  readonly items: readonly ListItemView[];
  /** Accessible name, for lists without a heading. */
  readonly label?: string;
  /** A walk in order: numbers and a dotted line. Default: unordered. */
  readonly ordered?: boolean;
  /** A chevron on every row that opens a page. Default: none. */
  readonly chevrons?: boolean;
  /** Id of the highlighted item. */
  readonly currentId?: ListItemView['id'];
  /** View transition name of an item's image. */
  readonly transitionName?: (item: ListItemView) => string;
}

export function List(props: ListProps) {
  const { items, label, ordered = false, chevrons, currentId, transitionName } = props;
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag
      className={styles.list}
      data-surface="card"
      data-chevrons={chevrons || undefined}
      aria-label={label}
    >
      {items.map((item, index) => (
        <ListRow
          key={item.id}
          item={item}
          continues={ordered && index < items.length - 1}
          current={item.id === currentId}
          transitionName={transitionName?.(item)}
        />
      ))}
    </Tag>
  );
}

interface ListRowProps {
  readonly item: ListItemView;
  /** Draws the dotted line from this row's thumbnail to the next. */
  readonly continues?: boolean;
  /** Highlighted in step with another view (the map's selected point). */
  readonly current?: boolean;
  /** View transition name shared with the main image of the linked page. */
  readonly transitionName?: string;
}

const THUMBNAIL_WIDTH = { phone: '6rem', desktop: '7rem' };
const THUMBNAIL_PX = 112;

/**
 * One list item. The full row is a link, disabled if the item is locked or hidden and has no page.
 * A hidden item exposes none of its data.
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
            box={THUMBNAIL_PX}
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
      <ItemDescription item={item} className={styles.description} />
      <ItemMeta item={item} />
    </span>
  );
}

const KINDS: ReadonlySet<ListItemView['kind']> = new Set(['article', 'group', 'rebus', 'owner']);

/**
 * Id of the row's document if it can be a favourite: posts belong to their rebus, themes are not
 * documents.
 */
function favouriteIdOf({
  id,
  kind,
  state,
}: Pick<ListItemView, 'id' | 'kind' | 'state'>): number | undefined {
  return typeof id === 'number' && state !== 'hidden' && KINDS.has(kind) ? id : undefined;
}
