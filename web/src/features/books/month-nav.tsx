import type { BookMonth } from '@hako/contract/books/closing';
import { Link } from 'react-router';
import { formatMonth } from '../../text/time.ts';
import { MONTH_WORDS } from './month-words.ts';
import styles from './month-nav.module.css';

/** The months that have entries, newest first. */
export function MonthNav({
  months,
  chosen,
}: {
  readonly months: readonly BookMonth[];
  readonly chosen: string;
}) {
  return (
    <nav aria-label="Các tháng" className={styles.months}>
      {months.map(({ month, state }) => (
        <Link
          key={month}
          to={`?month=${month}`}
          aria-current={month === chosen ? 'page' : undefined}
          preventScrollReset
        >
          {formatMonth(month)} <small>{MONTH_WORDS[state][0].toLowerCase()}</small>
        </Link>
      ))}
    </nav>
  );
}
