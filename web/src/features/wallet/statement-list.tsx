import { IconChevronDown, IconLock } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { isRefusal } from '../../api/refusal.ts';
import { formatDong, formatDongChange } from '../../text/money.ts';
import { formatDay, formatTime } from '../../text/time.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Dong } from '../../ui/figures/money.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { EntrySign } from './entry-sign.tsx';
import { changeOf, entriesOf, type Entry, type Row } from './statement-entries.ts';
import styles from './statement-list.module.css';

interface Older {
  readonly rows: readonly Row[];
  readonly next?: string | undefined;
}

interface Props {
  readonly first: readonly Row[];
  readonly next: string | undefined;
  /** Reads the page that begins with `before`. */
  readonly read: (before: string) => Promise<Older>;
  /** The page that explains a line. */
  readonly linkOf?: (row: Row) => string;
  /** What stands in place of the lines of a wallet that never moved. */
  readonly empty: ReactNode;
}

/**
 * Every movement grouped by day, newest first, each saying why, a payment with its parts; further
 * ones are read on demand.
 */
export function StatementList({ first, next, read, linkOf = ownLinkOf, empty }: Props) {
  const { older, cursor, isBusy, problem, readMore } = useOlder({ first, next, read });
  const rows = [...first, ...older];
  if (rows.length === 0) return <>{empty}</>;
  return (
    <>
      {byDay(entriesOf(rows)).map(({ day, lines }, index, days) => (
        <section key={day} className={styles.day} aria-label={`Ngày ${day}`}>
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

/** The pages behind the first one, as far as they were read. */
function useOlder({ first, next, read }: Pick<Props, 'first' | 'next' | 'read'>) {
  const [older, setOlder] = useState<Older>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // A new movement shifts the first page: what was read behind the old one no longer fits.
  const newest = first[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for when the newest one changes.
  useEffect(() => setOlder(undefined), [newest]);
  const cursor = older ? older.next : next;

  async function readMore() {
    if (cursor === undefined) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const page = await read(cursor);
      setOlder({ rows: [...(older?.rows ?? []), ...page.rows], next: page.next });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }

  return { older: older?.rows ?? [], cursor, isBusy, problem, readMore };
}

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
  const tone = isWithin || change === 0 ? 'within' : change > 0 ? 'in' : 'out';
  return (
    <li className={styles.item}>
      <Link to={linkOf(row)} className={styles.line}>
        <EntrySign kind={row.kind} tone={tone} />
        <span className={styles.label}>{row.label}</span>
        <data value={change} className={styles.change} data-tone={tone}>
          {isWithin && row.kind === 'hold' ? (
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
          <span className={styles.kind}>
            {' '}
            · {KINDS[row.kind] ?? row.kind}
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
