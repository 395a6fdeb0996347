import { newId } from '../../../kernel/chance.ts';
import { type Dong, dong, type ExchangeRate, toDong, yen } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isUnbilled, type Order } from '../../orders/index.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { insertCost, listCosts, listCurrentCosts } from './booked-cost-store.ts';
import { listCarriers, type NamedSubject, readSubject } from './cost-subject.ts';
import { type BookedCost, type CostKind, kindsFor, type SubjectType } from './rules/booked-cost.ts';

/** So many rows of a subject are shown, the newest first. */
const MOST_ROWS = 50;

export interface CostToBook {
  readonly type: SubjectType;
  readonly code: string;
  readonly kind: CostKind;
  readonly amount: number;
  readonly currency: 'JPY' | 'VND';
  readonly reason: string;
  readonly proofs: readonly string[];
  readonly by: Staff;
}

/**
 * Books what something really cost, from its paper. A mistake is mended by booking it again: the
 * newest counts. Refusals `logistics.cost-not-here` for a kind that this subject does not have,
 * `logistics.cost-of-accountant`, `logistics.cost-after-bill` once all its orders are billed or
 * over, and those of `readSubject`.
 */
export async function bookCost(deps: LogisticsDeps, asked: CostToBook): Promise<void> {
  const { type, code, kind, amount, currency, reason, proofs, by } = asked;
  refuseUnless(kind !== 'domestic-shipping' || type === 'order', 'logistics.cost-not-here');
  refuseUnless(kindsFor(by, type).includes(kind), 'logistics.cost-of-accountant');
  await inTransaction(deps.db, async (trx) => {
    const subject = await readSubject(deps, trx, { type, code });
    // So that no bill is made of them meanwhile.
    const locked: Order[] = [];
    for (const id of subject.orderIds.toSorted()) locked.push(await deps.orders.lock(trx, id));
    const open = locked.filter(({ state }) => isUnbilled(state));
    refuseUnless(open.length > 0, 'logistics.cost-after-bill', { code });
    const before = (await listCurrentCosts(trx, [subject])).find((cost) => cost.kind === kind);
    const rate = currency === 'JPY' ? await rateFor(deps, type, open[0]?.rate) : undefined;
    const cost: BookedCost = {
      id: newId(deps.clock.now().getTime()),
      subject: { type, id: subject.id },
      kind,
      amount,
      currency,
      rate,
      vnd: rate ? toDong(yen(amount), rate) : dong(amount),
      reason: reason.trim(),
      proofs,
      by: { id: by.id, name: by.name ?? '' },
      at: deps.clock.now(),
    };
    await insertCost(trx, cost);
    await deps.audit(trx, {
      actor: by.id,
      action: 'cost.book',
      subject: `${type}:${code}`,
      reason: cost.reason,
      ...(before ? { before: factsOf(before) } : {}),
      after: factsOf(cost),
    });
    for (const { id } of open) await deps.news.announce(trx, 'cost.booked', { orderId: id });
  });
}

const factsOf = ({ kind, amount, currency, vnd }: BookedCost) => ({ kind, amount, currency, vnd });

/**
 * An order's yen are converted at its own locked rate; what several orders share at the rate of
 * now.
 */
async function rateFor(
  { pricing }: Pick<LogisticsDeps, 'pricing'>,
  type: SubjectType,
  locked: ExchangeRate | undefined,
): Promise<ExchangeRate> {
  return type === 'order' && locked ? locked : (await pricing.currentRate()).rate;
}

export interface CostSheet {
  readonly subject: NamedSubject;
  readonly costs: readonly (BookedCost & { readonly isCurrent: boolean })[];
  /** Where a cost of this order may be booked for several at once. */
  readonly carriers: readonly { readonly type: SubjectType; readonly code: string }[];
  /** Some order is on no bill yet. */
  readonly isOpen: boolean;
  /** By whoever asks. */
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
