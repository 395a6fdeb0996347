import { FIXED_NOTIFICATION_KINDS, NOTIFICATION_KINDS } from '@hako/contract/notifications';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { NotificationKind } from '../notification.ts';
import { lockCounter } from '../notification-store.ts';
import { readMutedKinds, replaceMutedKinds } from '../setting-store.ts';

export interface KindSetting {
  readonly kind: NotificationKind;
  readonly isOn: boolean;
  readonly isFixed: boolean;
}

/** Every kind and whether this customer is told about it. */
export const readSettings =
  ({ db }: { db: Database }) =>
  async (customerId: string): Promise<readonly KindSetting[]> =>
    settingsOf(await readMutedKinds(db, customerId));

/** Turns one kind on or off; a fixed one stays on. */
export const changeSetting =
  ({ db, clock }: { db: Database; clock: Clock }) =>
  ({ customerId, kind, isOn }: { customerId: string; kind: NotificationKind; isOn: boolean }): Promise<readonly KindSetting[]> =>
    inTransaction(db, async (trx) => {
      await lockCounter(trx, customerId);
      const muted = new Set(await readMutedKinds(trx, customerId));
      if (isOn) muted.delete(kind);
      else if (!FIXED_NOTIFICATION_KINDS.includes(kind)) muted.add(kind);
      await replaceMutedKinds(trx, customerId, [...muted], clock.now());
      return settingsOf(muted);
    });

const settingsOf = (muted: ReadonlySet<string>): readonly KindSetting[] =>
  NOTIFICATION_KINDS.map((kind) => ({ kind, isOn: !muted.has(kind), isFixed: FIXED_NOTIFICATION_KINDS.includes(kind) }));
