import { IconChevronDown, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDong, formatDongChange } from '../../text/money.ts';
import { formatDay, formatTime } from '../../text/time.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Dong } from '../../ui/figures/money.tsx';
import { WideHead, type WideColumn } from '../../ui/figures/wide-head.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { EntrySign } from './entry-sign.tsx';
import { changeOf, entriesOf, type Entry, type Row, wholeEntries } from './statement-entries.ts';
import styles from './statement-list.module.css';
import { type StatementPages, useOlder } from './use-older.ts';

interface Props extends StatementPages {
  /** The page that explains a line. */
  readonly linkOf?: (row: Row) => string;
  /** How the pages are read; the newest first, unless said. */
  readonly isOldestFirst?: boolean;
  /** What stands in place of the lines of a wallet that never moved. */
  readonly empty: ReactNode;
}

/**
 * Every movement grouped by day, newest or oldest first, each saying why, a payment with its parts;
 * further ones are read on demand. The head of a wide screen turns the order where it is known.
 */
export function StatementList({
  first,
  next,
  read,
  linkOf = ownLinkOf,
  isOldestFirst,
  empty,
}: Props) {
  const { older, cursor, isBusy, problem, readMore } = useOlder({ first, next, read });
  const rows = [...first, ...older];
  if (rows.length === 0) return <>{empty}</>;
  const known = isOldestFirst ? entriesOf(rows.toReversed()).toReversed() : entriesOf(rows);
  const entries = wholeEntries(known, cursor !== undefined);
  return (
    <>
      {isOldestFirst === undefined ? null : (
        <div className={styles.heads}>
          <WideHead
            name="Thứ tự sao kê"
            columns={COLUMNS}
            usualSort="-at"
            className={styles.head}
          />
        </div>
      )}
      {byDay(entries).map(({ day, lines }, index, days) => (
        <section
          key={day}
          className={styles.day}
          aria-label={`Ngày ${day}`}
          data-headed={isOldestFirst !== undefined || undefined}
        >
          <h3>
            {day}
            {/* The last day may go on behind what was read. */}
            {cursor && index === days.length - 1 ? null : <DaySum lines={lines} />}
          </h3>
          <ul role="list">
            {lines.map((entry) => (
              <Line key={entry.row.id} entry={entry} linkOf={linkOf} />
            ))}
          </ul>
        </section>
      ))}
      {problem ? <Banner tone="bad">{problem}</Banner> : null}
      {cursor ? (
        <Button isWide isBusy={isBusy} onClick={readMore}>
          {vi.more}
        </Button>
      ) : (
        <p className={styles.end}>{vi.endOfList}</p>
      )}
    </>
  );
}

const COLUMNS: readonly WideColumn[] = [
  { label: 'Giao dịch' },
  { label: 'Lúc', sort: { key: 'at', words: ['Mới nhất trước', 'Cũ nhất trước'] } },
  { label: 'Số tiền' },
  { label: 'Còn lại' },
];

const ownLinkOf = ({ link }: Row): string => link;

/** What a day brought or took; nothing when money only moved between balance and hold. */
function DaySum({ lines }: { readonly lines: readonly Entry[] }) {
  const moved = lines.filter(({ isWithin }) => !isWithin);
  if (moved.length === 0) return null;
  const sum = moved.reduce((total, entry) => total + shownChange(entry), 0);
  return <data value={sum}>{formatDongChange(sum)}</data>;
}

/** What was set aside before is not taken from the balance again, but it is what was paid. */
const shownChange = ({ fromHeld, paid, change }: Entry): number => (fromHeld > 0 ? paid : change);

function Line({ entry, linkOf }: { entry: Entry; linkOf: (row: Row) => string }) {
  const { row, after, parts, isWithin } = entry;
  const change = shownChange(entry);
  const isHold = isWithin && row.kind === 'hold';
  const tone = isWithin || change === 0 ? 'within' : change > 0 ? 'in' : 'out';
  return (
    <li className={styles.item}>
      <Link to={linkOf(row)} className={styles.line}>
        <EntrySign kind={row.kind} tone={tone} />
        <span className={styles.label}>{row.label}</span>
        <data value={change} className={styles.change} data-tone={tone}>
          {isHold ? (
            <>
              <IconLock aria-hidden="true" size={16} className="sign" />{' '}
              {formatDong(Math.abs(change))}
            </>
          ) : (
            formatDongChange(change)
          )}
        </data>
        <span className={styles.facts}>
          <time dateTime={row.at}>{formatTime(row.at)}</time>
          <span className={styles.kind} data-hold={isHold || undefined}>
            {' '}
            · {kindOf(entry)}
            {parts.length === 1 && row.part && row.part !== KINDS[row.kind] ? ` · ${row.part}` : ''}
          </span>
        </span>
        <span className={styles.after}>
          còn <Dong amount={after} size="small" />
        </span>
      </Link>
      <Story entry={entry} />
    </li>
  );
}

/**
 * How the money of a payment was held, and what it paid, on demand; nothing where one figure says
 * it all.
 */
function Story({ entry: { row, parts, fromHeld, steps } }: { entry: Entry }) {
  if (fromHeld === 0 && steps.length === 0 && parts.length < 2) return null;
  return (
    <details className={styles.story}>
      <summary aria-label={`Chi tiết: ${row.label}`}>
        <IconChevronDown aria-hidden="true" size={20} />
      </summary>
      <p className={styles.parts}>
        {fromHeld > 0 ? (
          <span className={styles.part}>
            dùng tiền đã tạm giữ trước đó <data value={fromHeld}>{formatDong(fromHeld)}</data>
          </span>
        ) : null}
        {steps.map((step) => (
          <span key={step.id} className={styles.part}>
            {step.kind === 'hold' ? 'đã tạm giữ' : 'trả lại ví'} lúc {formatTime(step.at)}{' '}
            <data value={changeOf(step)}>{formatDong(Math.abs(changeOf(step)))}</data>
          </span>
        ))}
        {parts.map((part) => (
          <span key={part.id} className={styles.part}>
            {part.part ?? KINDS[part.kind] ?? part.kind}{' '}
            <data value={changeOf(part)}>{formatDongChange(changeOf(part))}</data>
          </span>
        ))}
      </p>
    </details>
  );
}

const KINDS: Readonly<Record<string, string>> = {
  'top-up': 'nạp tiền',
  hold: 'tạm giữ, chưa thanh toán',
  release: 'trả lại ví',
  capture: 'thanh toán từ tiền tạm giữ',
  payment: 'thanh toán',
  discount: 'giảm giá',
  refund: 'hoàn tiền',
  withdrawal: 'rút tiền',
  adjustment: 'điều chỉnh',
};

/** What has become of a hold that stands on a line of its own: it may have been paid long since. */
function kindOf({ row: { kind, hold }, isWithin }: Entry): string {
  const became = isWithin && kind === 'hold' ? hold?.became : undefined;
  if (became === 'released') return 'tạm giữ, nay đã trả lại ví';
  if (became === 'paid')
    return `tạm giữ, nay đã ${hold?.type === 'withdrawal' ? 'chuyển khoản' : 'thanh toán'}`;
  return KINDS[kind] ?? kind;
}

function byDay(entries: readonly Entry[]): { day: string; lines: Entry[] }[] {
  const days: { day: string; lines: Entry[] }[] = [];
  for (const entry of entries) {
    const day = formatDay(entry.row.at);
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(entry);
    else days.push({ day, lines: [entry] });
  }
  return days;
}
