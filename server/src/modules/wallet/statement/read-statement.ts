import type { StatementWay } from '@hako/contract/wallet/wallet';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { StatementLine } from '../../ledger/index.ts';
import { holdOfKey } from '../holding/hold-key.ts';
import { type HoldEnd, readHoldEnds } from '../holding/hold-store.ts';
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

/** Lines of a statement, and what has become of the holds that they name, by `type:id`. */
export interface ReadLines {
  readonly lines: readonly StatementLine[];
  readonly holdEnds: ReadonlyMap<string, HoldEnd>;
}

/**
 * Movements from below version `before`, the newest first, or from above it, the oldest first;
 * `next` is where the following page begins.
 */
export async function readStatement(
  deps: Deps,
  customerId: string,
  asked: Asked,
): Promise<ReadLines & { readonly next: string | undefined }> {
  const page = await readPage(deps, customerId, asked);
  const causes = new Map(
    page.lines.flatMap(({ key }) => {
      const cause = holdOfKey(key);
      return cause ? [[`${cause.type}:${cause.id}`, cause] as const] : [];
    }),
  );
  return { ...page, holdEnds: await readHoldEnds(deps.db, [...causes.values()]) };
}

interface Asked {
  readonly before?: number | undefined;
  readonly size: number;
  readonly way?: StatementWay | undefined;
  readonly isOldestFirst?: boolean | undefined;
}

async function readPage(
  { db, ledger }: Deps,
  customerId: string,
  asked: Asked,
): Promise<{ lines: readonly StatementLine[]; next: string | undefined }> {
  if (asked.isOldestFirst) {
    // One line more than the page shows: nobody knows which version is the last.
    const read = await ledger.statementOf(db, customerId, { ...asked, size: asked.size + 1 });
    const lines = read.slice(0, asked.size);
    return { lines, next: read.length > asked.size ? String(lines.at(-1)?.version) : undefined };
  }
  const lines = await ledger.statementOf(db, customerId, asked);
  const oldest = lines.at(-1)?.version ?? 1;
  return { lines, next: lines.length === asked.size && oldest > 1 ? String(oldest) : undefined };
}
