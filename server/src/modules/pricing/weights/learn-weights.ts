import type { Clock } from '../../../kernel/clock.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { ANY } from '../tables/rules/prepared-tables.ts';
import { findLastLearned, lockThrough, putLearned, setThrough } from './learned-store.ts';
import { isSameRule, learn, MOST_READ, OF_KIND, OF_MODEL } from './rules/learn-weight.ts';
import { listChanged, listToLearn, type ModelOfKind } from './sample-store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

const DAY_MS = 86_400_000;
/** A transaction that was open so long may have written what an earlier look did not see. */
const LATE_MS = 3_600_000;
const AT_ONCE = 500;

/**
 * Learns from tomorrow on what models and kinds weigh whose samples changed since the last time; a
 * day that has begun keeps its weights. Run again it says the same.
 */
export async function learnWeights({ db, clock }: Deps): Promise<void> {
  await inTransaction(db, async (trx) => {
    const at = clock.now();
    const through = await lockThrough(trx);
    const since = through && new Date(through.getTime() - LATE_MS);
    const validFrom = dayInVietnam(new Date(at.getTime() + DAY_MS));
    let after: ModelOfKind | undefined;
    do {
      const changed = await listChanged(trx, since, after, AT_ONCE);
      for (const one of changed) await learnOne(trx, one, { validFrom, at });
      after = changed.length === AT_ONCE ? changed.at(-1) : undefined;
    } while (after !== undefined);
    await setThrough(trx, at);
    // What began before midnight and ended after it would change a day that others have read.
    if (dayInVietnam(clock.now()) >= validFrom)
      throw new RangeError(`learned only when ${validFrom} had begun; it is learned anew`);
  });
}

async function learnOne(
  trx: Trx,
  of: ModelOfKind,
  when: { readonly validFrom: string; readonly at: Date },
): Promise<void> {
  // Goods that nobody knows have nothing in common.
  if (of.category === ANY && of.model === '') return;
  const terms = of.model === '' ? OF_KIND : OF_MODEL;
  const { mostOfCustomer } = terms;
  const samples = await listToLearn(trx, of, { mostOfCustomer, size: MOST_READ });
  const rule = learn(samples, terms) ?? null;
  if (isSameRule(rule, await findLastLearned(trx, of))) return;
  await putLearned(trx, of, rule, when);
}
