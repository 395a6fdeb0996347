import { Fragment, type ReactNode } from 'react';
import { ariaSortOf, SortLink, useSort } from './sort-link.tsx';
import styles from './data-table.module.css';

export interface Column<R> {
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (row: R) => ReactNode;
  /** Figures stand to the right. */
  readonly isFigure?: boolean;
  /** Sentences break even in a dense table, so that the figures beside them stay in sight. */
  readonly isText?: boolean;
  /** The head becomes a link that puts `sort=<key>` or `sort=-<key>` into the address. */
  readonly isSortable?: boolean;
  /** What the line under the rows says in this column. */
  readonly total?: ReactNode;
}

interface Props<R> {
  /** Names the region for screen readers. */
  readonly name: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
  readonly empty?: ReactNode;
  /** How the rows stand where the address asks for nothing: `-created`. */
  readonly usualSort?: string;
  /** Rows of 36 px for the desk; on phones each row is a card that names its figures. */
  readonly isDense?: boolean;
  /** What one of the rows unfolds, in a row of its own under it. */
  readonly opened?: { readonly key: string; readonly id: string; readonly body: ReactNode };
}

/**
 * A dense table for wide content: sticky head, a region that the keyboard can scroll. On phones
 * prefer a list of cards.
 */
export function DataTable<R>(props: Props<R>) {
  const { name, columns, rows, keyOf, empty, usualSort, isDense, opened } = props;
  const sort = useSort(usualSort);
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <section
      className={styles.region}
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      data-dense={isDense || undefined}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-figure={column.isFigure || undefined}
                data-sortable={column.isSortable || undefined}
                aria-sort={ariaSortOf(column.key, sort)}
              >
                {column.isSortable ? (
                  <SortLink sortKey={column.key} sort={sort}>
                    {column.head}
                  </SortLink>
                ) : (
                  column.head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={keyOf(row)}>
              <tr>
                <Cells columns={columns} of={(column) => column.cell(row)} />
              </tr>
              {opened?.key === keyOf(row) ? (
                <OpenedRow id={opened.id} width={columns.length} body={opened.body} />
              ) : null}
            </Fragment>
          ))}
        </tbody>
        {columns.some(({ total }) => total !== undefined) ? (
          <tfoot>
            <tr>
              <Cells columns={columns} of={({ total }) => total} />
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  );
}

function OpenedRow({ id, width, body }: { id: string; width: number; body: ReactNode }) {
  return (
    <tr data-opened id={id}>
      <td colSpan={width}>
        <div>{body}</div>
      </td>
    </tr>
  );
}

function Cells<R>({
  columns,
  of,
}: {
  readonly columns: readonly Column<R>[];
  readonly of: (column: Column<R>) => ReactNode;
}) {
  return columns.map((column) => (
    <td
      key={column.key}
      data-figure={column.isFigure || undefined}
      data-text={column.isText || undefined}
      data-head={typeof column.head === 'string' ? column.head : undefined}
    >
      {of(column)}
    </td>
  ));
}
