import { bound } from '../../../kernel/bind.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { PrivacyDeps } from '../deps.ts';
import { listDue, markFailed } from './erasure-store.ts';
import { eraseAccount } from './erase-account.ts';

const DAY_MS = 86_400_000;

/** Erases one account when its day has come. A failure is told to the desk and tried again a day later. */
export const tryErasing = (deps: PrivacyDeps) => {
  const erase = bound(deps, eraseAccount);
  return async ({ customerId }: { customerId: string }): Promise<void> => {
    try {
      await erase({ customerId });
    } catch (error) {
      const now = deps.clock.now();
      const kind = kindOf(error);
      deps.log.error({ error, customerId }, 'an account could not be erased');
      const dueAt = new Date(now.getTime() + DAY_MS);
      await markFailed(deps.db, customerId, { at: now, kind, dueAt });
      await inTransaction(deps.db, (trx) =>
        deps.live.tell(trx, 'desk', { kind: 'erasures-changed', customerId }),
      );
    }
  };
};

/** Every account whose day has come, each by itself. */
export const eraseDue = (deps: PrivacyDeps) => {
  const erase = tryErasing(deps);
  return async (): Promise<void> => {
    for (const customerId of await listDue(deps.db, deps.clock.now())) await erase({ customerId });
  };
};

/** What kind of error it was; its words may repeat what is to be erased. */
function kindOf(error: unknown): string {
  const { name, code } = error as { name?: string; code?: string };
  return [name ?? 'Error', code].filter(Boolean).join(' ').slice(0, 80);
}
