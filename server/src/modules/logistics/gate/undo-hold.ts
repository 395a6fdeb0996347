import { say } from '@hako/contract/notices/say';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { updateWaiting } from './gate-store.ts';
import { lockStanding } from './lock-gate.ts';
import { someParcels } from './rules/some-parcels.ts';
import { tellCustomers } from './tell-customers.ts';

interface Asked {
  readonly code: string;
  readonly parcelCodes: readonly string[];
  readonly reason: string;
  readonly by: Staff;
}

/**
 * A hold was written on the wrong parcels: they wait as before, and their customers, who were told
 * of it, are told so. Refusals of `lockStanding`, `logistics.gate-not-held`.
 */
export async function undoHold(deps: LogisticsDeps, asked: Asked): Promise<void> {
  const { code, by } = asked;
  return inTransaction(deps.db, async (trx) => {
    const { parcels } = await lockStanding(trx, asked);
    for (const { code: parcel, gate } of parcels)
      refuseUnless(gate.state === 'held', 'logistics.gate-not-held', { code: parcel });
    const parcelIds = parcels.map(({ id }) => id);
    await updateWaiting(trx, { parcelIds, by: by.id, at: deps.clock.now() });
    await tellCustomers(deps, trx, {
      parcels,
      by,
      event: { customs: 'waiting' },
      notice: (codes) => say('parcel-not-held', { parcels: someParcels(codes) }),
    });
    await deps.auditAll(
      trx,
      parcels.map(({ code: parcel, gate }) => ({
        actor: by.id,
        action: 'parcel.undo-hold',
        subject: `parcel:${parcel}`,
        reason: asked.reason.trim(),
        before: { state: gate.state, cause: gate.cause ?? '', reason: gate.reason },
        after: { state: 'waiting', shipment: code },
      })),
    );
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code });
  });
}
