import type { WorkRow } from '@hako/contract/desk/work';
import { type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import { languageOf } from '../../../text/language.ts';
import { formatDong, formatYen } from '../../../text/money.ts';
import { customerName } from '../../../text/people.ts';
import { useNow } from '../../../ui/figures/now.ts';
import { Deadline } from './deadline.tsx';
import { pathOfWork } from './work-address.ts';
import { WORK_LABELS } from './work-words.ts';
import type { WorkNews } from './use-work-news.ts';
import styles from './work-table.module.css';

interface WorkTableProps {
  readonly rows: readonly WorkRow[];
  readonly search: URLSearchParams;
  readonly news: WorkNews;
  /** Set on the table, so that keys find its rows. */
  readonly table: RefObject<HTMLTableElement | null>;
}

/** What waits, one line each. The link of a row opens it; rows that are done by somebody else stay until the list is read again. */
export function WorkTable({ rows, search, news, table }: WorkTableProps) {
  return (
    <table ref={table} className={styles.table}>
      <thead>
        <tr>
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
          />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, to, isGone }: { row: WorkRow; to: string; isGone: boolean }) {
  const now = useNow();
  return (
    <tr data-gone={isGone || undefined}>
      <td className={styles.when}>
        {isGone ? (
          <span className={styles.due}>đã xong</span>
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
      <td className={styles.customer}>{row.customer ? customerName(row.customer) : ''}</td>
      <td className={styles.amount} data-figure>
        {amountText(row)}
      </td>
      <td className={styles.who}>{whoText(row)}</td>
    </tr>
  );
}

const amountText = ({ amount_vnd: dong, amount_jpy: yen }: WorkRow): string =>
  dong !== null ? formatDong(dong) : yen !== null ? formatYen(yen) : '';

function whoText({ held_by: holder }: WorkRow): string {
  if (!holder) return '';
  return holder.is_mine ? 'bạn đang mở' : `${holder.name || 'Đồng nghiệp'} đang mở`;
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
