import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import styles from './open-table.module.css';

interface Props<R> {
  readonly name: string;
  /** What the first one says is the button that opens the row. */
  readonly columns: readonly [Column<R>, ...Column<R>[]];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
  /** What is behind the columns, and what can be done. */
  readonly bodyOf: (row: R) => ReactNode;
}

/**
 * A table of work at the desk: a row opens in place with its form, one at a time. A row that stands
 * alone is open at first, and stays so when others come: somebody may be typing in it.
 */
export function OpenTable<R>({ name, columns, rows, keyOf, bodyOf }: Props<R>) {
  const id = useId();
  // Null: nobody wants to see one.
  const [chosen, setChosen] = useState<string | null>();
  const only = rows.length === 1 && chosen !== null ? rows[0] : undefined;
  if (only && chosen !== keyOf(only)) setChosen(keyOf(only));
  const opened = only ?? rows.find((row) => keyOf(row) === chosen);
  const openKey = opened && keyOf(opened);
  const [first, ...others] = columns;
  const toggle: Column<R> = {
    ...first,
    cell: (row) => {
      const isOpen = keyOf(row) === openKey;
      return (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setChosen(isOpen ? null : keyOf(row))}
        >
          <IconChevronRight aria-hidden="true" size={16} />
          <span>{first.cell(row)}</span>
        </button>
      );
    },
  };
  return (
    <DataTable
      name={name}
      isDense
      columns={[toggle, ...others]}
      rows={rows}
      keyOf={keyOf}
      {...(opened ? { opened: { key: keyOf(opened), id, body: bodyOf(opened) } } : {})}
    />
  );
}
