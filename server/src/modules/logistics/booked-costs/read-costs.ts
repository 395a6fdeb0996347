import { type Dong, dong } from '../../../kernel/money.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { isUnbilled } from '../../orders/index.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { listCosts, listCurrentCosts } from './booked-cost-store.ts';
import { listCarriers, type NamedSubject, readSubject } from './cost-subject.ts';
import { type BookedCost, type CostKind, kindsFor, type SubjectType } from './rules/booked-cost.ts';

/** So many rows of a subject are shown, the newest first. */
const MOST_ROWS = 50;

export interface CostSheet {
  readonly subject: NamedSubject;
  readonly costs: readonly (BookedCost & { readonly isCurrent: boolean })[];
  /** Where a cost of this order may be booked for several at once. */
  readonly carriers: readonly { readonly type: SubjectType; readonly code: string }[];
  /** Some order is on no bill yet. */
  readonly isOpen: boolean;
  /** By whoever asks; what they may book they may withdraw. */
  readonly mayBook: readonly CostKind[];
  /** What the order's lines say until something is booked: forecast đồng by kind. */
  readonly expected: ReadonlyMap<CostKind, Dong>;
}

/** What was booked of a subject, the newest first. Refusals of `readSubject`. */
export async function readCosts(
  deps: LogisticsDeps,
  asked: { readonly type: SubjectType; readonly code: string; readonly by: Staff },
): Promise<CostSheet> {
  const reader: Reader = deps.db;
  const subject = await readSubject(deps, reader, asked);
  const [rows, current, orders] = await Promise.all([
    listCosts(reader, subject, MOST_ROWS),
    listCurrentCosts(reader, [subject]),
    deps.orders.readMany(reader, subject.orderIds),
  ]);
  const isCurrent = new Set(current.map(({ id }) => id));
  const isOpen = orders.some(({ state }) => isUnbilled(state));
  return {
    subject,
    costs: rows.map((cost) => ({ ...cost, isCurrent: isCurrent.has(cost.id) })),
    carriers: asked.type === 'order' ? await listCarriers(reader, subject.id) : [],
    isOpen,
    mayBook: isOpen ? kindsFor(asked.by, asked.type) : [],
    expected: expectedOf(orders.flatMap(({ actual, price }) => (actual ?? price).lines)),
  };
}

const LINES: Readonly<Record<string, CostKind>> = {
  'phi-van-chuyen-noi-dia': 'domestic-shipping',
  'phi-van-chuyen-quoc-te': 'freight',
  'thue-nhap-khau': 'duty',
  'thue-gtgt': 'vat',
};

function expectedOf(
  lines: readonly { readonly code: string; readonly dong: number }[],
): Map<CostKind, Dong> {
  const sums = new Map<CostKind, Dong>();
  for (const { code, dong: vnd } of lines) {
    const kind = LINES[code];
    if (kind) sums.set(kind, dong((sums.get(kind) ?? 0) + vnd));
  }
  return sums;
}
