import type { WorkRow } from '@hako/contract/desk/work';
import { type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import { languageOf } from '../../../text/language.ts';
import { formatDong, formatYen } from '../../../text/money.ts';
import { customerName } from '../../../text/people.ts';
import { useNow } from '../../../ui/figures/now.ts';
import { Deadline } from './deadline.tsx';
import { pathOfWork } from './work-address.ts';
import { WORK_LABELS } from '@hako/contract/desk/work-labels';
import type { Selection } from './use-selection.ts';
import type { WorkNews } from './use-work-news.ts';
import styles from './work-table.module.css';

interface WorkTableProps {
  readonly rows: readonly WorkRow[];
  readonly search: URLSearchParams;
  readonly news: WorkNews;
  readonly selection: Selection;
  /** Set on the table, so that keys find its rows. */
  readonly table: RefObject<HTMLTableElement | null>;
}

/**
 * What waits, one line each. The link of a row opens it; rows that are done by somebody else stay
 * until the list is read again.
 */
export function WorkTable({ rows, search, news, selection, table }: WorkTableProps) {
  const isWhole = selection.selected.length === rows.length;
  return (
    <table ref={table} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <input
              type="checkbox"
              aria-label="Chọn cả trang"
              checked={isWhole}
              onChange={isWhole ? selection.clear : selection.all}
            />
          </th>
          <th scope="col">Hạn</th>
          <th scope="col">Việc</th>
          <th scope="col">Về</th>
          <th scope="col">Khách</th>
          <th scope="col" data-figure>
            Số tiền
          </th>
          <th scope="col">Ai</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Row
            key={row.key}
            row={news.now.get(row.key) ?? row}
            to={pathOfWork(row, search, (rows[at + 1] ?? rows[at - 1])?.key)}
            isGone={news.gone.has(row.key)}
            selection={selection}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: WorkRow;
  readonly to: string;
  readonly isGone: boolean;
  readonly selection: Selection;
}

function Row({ row, to, isGone, selection }: RowProps) {
  const now = useNow();
  return (
    <tr data-gone={isGone || undefined}>
      <td className={styles.mark}>
        <input
          type="checkbox"
          aria-label={`Chọn ${WORK_LABELS[row.kind]} ${row.code ?? ''}`}
          checked={selection.has(row.key)}
          onChange={() => selection.toggle(row.key)}
        />
      </td>
      <td className={styles.when}>
        {isGone ? (
          <span className={styles.due}>đã rời danh sách</span>
        ) : (
          <Deadline at={row.due_at} now={now} />
        )}
      </td>
      <td className={styles.kind}>
        <Link to={to} data-work={row.key} className={styles.open}>
          {WORK_LABELS[row.kind]}
        </Link>
      </td>
      <td className={styles.about}>
        {row.code ? <span className="tabular">{row.code}</span> : null}
        {row.title ? <span lang={languageOf(row.title)}>{row.title}</span> : null}
      </td>
      <td className={styles.customer} title={row.customer ? customerName(row.customer) : undefined}>
        {row.customer?.full_name}
      </td>
      <td className={styles.amount} data-figure>
        {amountText(row)}
      </td>
      <td className={styles.who}>{whoText(row)}</td>
    </tr>
  );
}

const amountText = ({ amount_vnd: dong, amount_jpy: yen }: WorkRow): string =>
  dong !== null ? formatDong(dong) : yen !== null ? formatYen(yen) : '';

/** Whose it is, and who has it open now. */
function whoText({ held_by: holder, assigned_to: owner }: WorkRow): string {
  const nameOf = (one: NonNullable<typeof owner>): string => one.name || 'đồng nghiệp';
  return [
    ...(owner ? [owner.is_mine ? 'của bạn' : nameOf(owner)] : []),
    ...(holder ? [holder.is_mine ? 'bạn đang mở' : `${nameOf(holder)} đang mở`] : []),
  ].join(' · ');
}

/** Moves the focus among the rows of the table; from outside to the first one. */
export function useRowFocus() {
  const table = useRef<HTMLTableElement>(null);
  const links = () => [...(table.current?.querySelectorAll<HTMLElement>('[data-work]') ?? [])];
  const at = () =>
    links().findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  return {
    table,
    /** The key of the row that has the focus. */
    focused: (): string | undefined => links()[at()]?.dataset['work'],
    go: (step: 1 | -1) => {
      const all = links();
      const from = at();
      all[from < 0 ? 0 : Math.min(Math.max(from + step, 0), all.length - 1)]?.focus();
    },
    focus: (key: string) =>
      links()
        .find((link) => link.dataset['work'] === key)
        ?.focus(),
  };
}
