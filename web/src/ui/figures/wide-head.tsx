import wide from '../frames/wide-table.module.css';
import { ariaSortOf, SortLink, useSort } from './sort-link.tsx';

export interface WideColumn {
  readonly label: string;
  /** The head is a link that sorts the list by this word of the address. */
  readonly sortKey?: string;
}

/**
 * The head of a list that a wide screen reads as a table. The rows say by themselves what their
 * figures are, so that for a screen reader the head is a small table of its own: how the list is
 * sorted, and the links that sort it.
 */
export function WideHead({
  name,
  columns,
  usualSort,
  className = '',
}: {
  readonly name: string;
  readonly columns: readonly WideColumn[];
  /** How the rows stand where the address asks for nothing: `-created`. */
  readonly usualSort?: string | undefined;
  readonly className?: string | undefined;
}) {
  const sort = useSort(usualSort);
  const isSortable = columns.some(({ sortKey }) => sortKey);
  return (
    <table
      className={`${wide.head} ${className}`}
      aria-label={isSortable ? name : undefined}
      aria-hidden={isSortable ? undefined : true}
    >
      <thead>
        <tr>
          {columns.map(({ label, sortKey }) => (
            <th key={label} scope="col" aria-sort={sortKey ? ariaSortOf(sortKey, sort) : undefined}>
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
  );
}
