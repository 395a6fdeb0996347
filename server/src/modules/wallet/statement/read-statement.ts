import type { StatementWay } from '@hako/contract/wallet/wallet';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { StatementLine } from '../../ledger/index.ts';
import type { TopUpDeps } from '../topping-up/top-up-deps.ts';

/** Refusal `customers.not-found`. */
export async function refuseNobody(
  { db, customers }: Pick<TopUpDeps, 'db' | 'customers'>,
  customerId: string,
): Promise<void> {
  refuseUnless(await customers.find(db, customerId), 'customers.not-found');
}

type Deps = Pick<TopUpDeps, 'db' | 'ledger'>;

/** In the words of the specification and the mobile client; đồng. */
export async function readSummary({ db, ledger }: Deps, customerId: string) {
  const { available, held, paid, count } = await ledger.summaryOf(db, customerId);
  const whole = available + held;
  return {
    balance: whole,
    freeze: held,
    total: available,
    primary: available,
    account: whole,
    paid,
    count,
  };
}

/** Movements from below version `before`, the newest first; `next` is where the following page begins. */
export async function readStatement(
  { db, ledger }: Deps,
  customerId: string,
  asked: {
    readonly before?: number | undefined;
    readonly size: number;
    readonly way?: StatementWay | undefined;
  },
): Promise<{ lines: readonly StatementLine[]; next: string | undefined }> {
  const lines = await ledger.statementOf(db, customerId, asked);
  const oldest = lines.at(-1)?.version ?? 1;
  return { lines, next: lines.length === asked.size && oldest > 1 ? String(oldest) : undefined };
}
