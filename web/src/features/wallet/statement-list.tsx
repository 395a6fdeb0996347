import { readStatementEndpoint, type StatementRow } from '@hako/contract/wallet';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { isRefusal } from '../../api/refusal.ts';
import { formatDongChange } from '../../text/money.ts';
import { formatDay, formatTime } from '../../text/time.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../../ui/button.tsx';
import { Dong } from '../../ui/money.tsx';
import { Banner, EmptyState } from '../../ui/states.tsx';
import styles from './statement-list.module.css';

type Row = Static<typeof StatementRow>;

/** Every movement grouped by day, newest first, each saying why; further ones are read on demand. */
export function StatementList({
  first,
  next,
  size,
  action,
}: {
  readonly first: readonly Row[];
  readonly next: string | undefined;
  readonly size: number;
  readonly action: ReactNode;
}) {
  const [older, setOlder] = useState<{ rows: readonly Row[]; next: string | undefined }>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // A new movement shifts the first page: what was read behind the old one no longer fits.
  const newest = first[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for when the newest one changes.
  useEffect(() => setOlder(undefined), [newest]);
  const cursor = older ? older.next : next;

  async function readMore() {
    setBusy(true);
    setProblem(undefined);
    try {
      const { data } = await call(readStatementEndpoint, { query: { before: cursor, size } });
      setOlder({ rows: [...(older?.rows ?? []), ...data.rows], next: data.next });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }

  const rows = [...first, ...(older?.rows ?? [])];
  if (rows.length === 0)
    return (
      <EmptyState title="Ví chưa có giao dịch nào" action={action}>
        Nạp tiền để đặt giá và mua hàng. Mỗi đồng ra vào đều được ghi lại ở đây kèm lý do.
      </EmptyState>
    );
  return (
    <>
      {byDay(rows).map(({ day, lines }) => (
        <section key={day} className={styles.day} aria-label={`Ngày ${day}`}>
          <h3>{day}</h3>
          <ul role="list">
            {lines.map((row) => (
              <Line key={row.id} row={row} />
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

function Line({ row }: { row: Row }) {
  // What was captured left the held purse; the statement shows the money that really left or came.
  const change = row.amount_vnd !== 0 ? row.amount_vnd : row.held_change_vnd;
  const isWithin = row.amount_vnd !== 0 && row.amount_vnd === -row.held_change_vnd;
  return (
    <li>
      <Link to={row.link} className={styles.line}>
        <span className={styles.label}>{row.label}</span>
        <data value={change} className={styles.change} data-tone={isWithin ? 'within' : change > 0 ? 'in' : 'out'}>
          {formatDongChange(change)}
        </data>
        <span className={styles.facts}>
          <time dateTime={row.at}>{formatTime(row.at)}</time> · {KINDS[row.kind] ?? row.kind}
          {row.part && row.part !== KINDS[row.kind] ? ` · ${row.part}` : ''}
        </span>
        <span className={styles.after}>
          còn <Dong amount={row.available_after_vnd} size="small" />
        </span>
      </Link>
    </li>
  );
}

const KINDS: Readonly<Record<string, string>> = {
  'top-up': 'nạp tiền',
  hold: 'chuyển sang tạm giữ',
  release: 'trả về số dư',
  capture: 'thanh toán từ tiền tạm giữ',
  payment: 'thanh toán',
  discount: 'giảm giá',
  refund: 'hoàn tiền',
  withdrawal: 'rút tiền',
  adjustment: 'điều chỉnh',
};

function byDay(rows: readonly Row[]): { day: string; lines: Row[] }[] {
  const days: { day: string; lines: Row[] }[] = [];
  for (const row of rows) {
    const day = formatDay(row.at);
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(row);
    else days.push({ day, lines: [row] });
  }
  return days;
}
