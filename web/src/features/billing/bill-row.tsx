import type { BillRow as Bill } from '@hako/contract/billing/slips';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { languageOf } from '../../text/language.ts';
import { orderStateWord } from '../../text/order-states.ts';
import { shortDay } from '../../text/time.ts';
import { Dong } from '../../ui/figures/money.tsx';
import { Tag, type Tone } from '../../ui/figures/tag.tsx';
import { WideHead, type WideColumn } from '../../ui/figures/wide-head.tsx';
import { Picture } from '../../ui/frames/picture.tsx';
import { Seal } from '../../ui/paper/seal.tsx';
import styles from './bill-row.module.css';

/** Colour of a bill's state: what can be paid stands out, what has arrived is green. */
export function billTone({ state, may_pay: mayPay }: Bill): Tone {
  if (mayPay) return 'estimate';
  return state === 'COMPLETED' ? 'good' : 'act';
}

const COLUMNS: readonly WideColumn[] = [
  { label: 'Phiếu' },
  { label: 'Món' },
  { label: 'Lập', sort: { key: 'created', words: ['Mới lập trước', 'Lập lâu nhất trước'] } },
  {
    label: 'Tình trạng',
    sort: { key: 'moved', words: ['Vừa đổi tình trạng trước', 'Lâu chưa đổi tình trạng trước'] },
  },
  {
    label: 'Lần 2',
    sort: { key: 'total', words: ['Lần 2: cao đến thấp', 'Lần 2: thấp đến cao'] },
  },
];

/** Bills under each other; on a wide screen they are a table that is sorted by its head. */
export function BillRows({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.table}>
      <WideHead
        name="Thứ tự phiếu xuất kho"
        columns={COLUMNS}
        usualSort="-created"
        className={styles.head}
      />
      {children}
    </div>
  );
}

/**
 * One bill: on a wide screen a line that opens its slip, elsewhere the slip alone. `isAsked`: it
 * stands open at first, and opens when it becomes so.
 */
export function BillRow({
  bill,
  isAsked,
  children,
}: {
  readonly bill: Bill;
  readonly isAsked: boolean;
  readonly children: ReactNode;
}) {
  // What stood open stays so when it is paid: the seal is pressed before the person's eyes.
  const [isOpen, setOpen] = useState(isAsked);
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) setOpen(true);
  }
  const slip = useId();
  const { code, orders, created_at: at, state, status_label: label } = bill;
  const [first] = orders;
  return (
    <div className={styles.bill} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={slip}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{code}</span>
        <span className={styles.goods}>
          <Picture src={first?.picture ?? undefined} alt="" />
          <span>
            <span lang={languageOf(first?.name ?? '')}>{first?.name}</span>
            {orders.length > 1 ? ` và ${orders.length - 1} món` : ''}
          </span>
        </span>
        <span>
          <span className="unseen">Lập </span>
          {shortDay(at)}
        </span>
        <span>
          <Tag tone={billTone(bill)}>{orderStateWord(state, label)}</Tag>{' '}
          {bill.is_paid ? <Seal word="paid" isSmall /> : null}
        </span>
        <span className={styles.sum}>
          <span className="unseen">Lần 2 </span>
          <Dong amount={bill.total_vnd} />
        </span>
        <IconChevronDown aria-hidden="true" size={20} />
      </button>
      <div id={slip} className={styles.slip}>
        {children}
      </div>
    </div>
  );
}
