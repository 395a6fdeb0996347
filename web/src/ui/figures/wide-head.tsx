import wide from '../frames/wide-table.module.css';
import { SortMenu } from './sort-menu.tsx';
import { ariaSortOf, SortLink, useSort } from './sort-link.tsx';

export interface WideColumn {
  readonly label: string;
  /** The head is a link that sorts the list by this word of the address. */
  readonly sortKey?: string;
  /** The same orders in words, downwards first, for a screen without the head. */
  readonly sortWords?: readonly [down: string, up: string];
}

/**
 * The head of a list that a wide screen reads as a table. The rows say by themselves what their
 * figures are, so that for a screen reader the head is a small table of its own: how the list is
 * sorted, and the links that sort it. A narrow screen has a menu of the same orders instead.
 */
export function WideHead({
  name,
  columns,
  usualSort,
  usualWord,
  className = '',
}: {
  readonly name: string;
  readonly columns: readonly WideColumn[];
  /** How the rows stand where the address asks for nothing: `-created`. */
  readonly usualSort?: string | undefined;
  /** What that order is called where no column sorts by it. */
  readonly usualWord?: string | undefined;
  readonly className?: string | undefined;
}) {
  const sort = useSort(usualSort);
  const isSortable = columns.some(({ sortKey }) => sortKey);
  const orders = ordersOf(columns, usualWord);
  return (
    <>
      {orders.length > 0 ? (
        <SortMenu name={name} sort={sort} usualSort={usualSort} orders={orders} />
      ) : null}
      <table
        className={`${wide.head} ${className}`}
        aria-label={isSortable ? name : undefined}
        aria-hidden={isSortable ? undefined : true}
      >
        <thead>
          <tr>
            {columns.map(({ label, sortKey }) => (
              <th
                key={label}
                scope="col"
                aria-sort={sortKey ? ariaSortOf(sortKey, sort) : undefined}
              >
                {sortKey ? (
                  <SortLink sortKey={sortKey} sort={sort} isDownFirst>
                    {label}
                  </SortLink>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
      </table>
    </>
  );
}

/** The orders of a list in words, the usual one first where it has a word of its own. */
const ordersOf = (columns: readonly WideColumn[], usualWord: string | undefined) => {
  const orders = columns.flatMap(({ sortKey, sortWords }) =>
    sortKey && sortWords
      ? [
          { value: `-${sortKey}`, label: sortWords[0] },
          { value: sortKey, label: sortWords[1] },
        ]
      : [],
  );
  return usualWord && orders.length > 0 ? [{ value: '', label: usualWord }, ...orders] : orders;
};
