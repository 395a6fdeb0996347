import { newId } from '../../kernel/chance.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Trx } from '../../platform/database/database.ts';
import { afterCommit } from '../../platform/database/transaction.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { insertUser, type NewUser } from './user-store.ts';

interface Deps {
  readonly clock: Clock;
  readonly securityLog: SecurityLog;
}

/** Opens the account of somebody whose contacts are proved; gives its id. Refusal `identity.contact-taken`. */
export async function register(
  { clock, securityLog }: Deps,
  trx: Trx,
  newcomer: Omit<NewUser, 'id' | 'now'>,
): Promise<string> {
  const userId = newId(clock.now().getTime());
  await insertUser(trx, { ...newcomer, id: userId, now: clock.now() });
  if (newcomer.kind === 'customer')
    afterCommit(trx, () => securityLog('account.opened', { userId }));
  return userId;
}
