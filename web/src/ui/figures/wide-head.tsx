import wide from '../frames/wide-table.module.css';
import { SortMenu } from './sort-menu.tsx';
import { ariaSortOf, SortLink, useSort } from './sort-link.tsx';

/** A head is a link that sorts the list, and a screen without the head names both orders. */
interface ColumnSort {
  /** As the address says it. */
  readonly key: string;
  readonly words: readonly [down: string, up: string];
}

export interface WideColumn {
  readonly label: string;
  readonly sort?: ColumnSort;
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
  const orders = ordersOf(columns, usualWord);
  const isSortable = orders.length > 0;
  return (
    <>
      {isSortable ? (
        <SortMenu name={name} sort={sort} usualSort={usualSort} orders={orders} />
      ) : null}
      <table
        className={`${wide.head} ${className}`}
        aria-label={isSortable ? name : undefined}
        aria-hidden={isSortable ? undefined : true}
      >
        <thead>
          <tr>
            {columns.map(({ label, sort: own }) => (
              <th key={label} scope="col" aria-sort={own && ariaSortOf(own.key, sort)}>
                {own ? (
                  <SortLink sortKey={own.key} sort={sort} isDownFirst>
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
const ordersOf = (columns: readonly WideColumn[], usualWord: string | undefined) => [
  ...(usualWord ? [{ value: '', label: usualWord }] : []),
  ...columns.flatMap(({ sort }) =>
    sort
      ? [
          { value: `-${sort.key}`, label: sort.words[0] },
          { value: sort.key, label: sort.words[1] },
        ]
      : [],
  ),
];
