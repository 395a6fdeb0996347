import { HOLD_CAUSES, type HoldCause } from '@hako/contract/logistics/gate';
import { say } from '@hako/contract/notices/say';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { updateHeld } from './gate-store.ts';
import { lockStanding } from './lock-gate.ts';
import { someParcels } from './rules/some-parcels.ts';
import { tellCustomers } from './tell-customers.ts';

interface Asked {
  readonly code: string;
  readonly parcelCodes: readonly string[];
  readonly cause: HoldCause;
  readonly reason: string;
  readonly by: Staff;
}

/**
 * Customs keep parcels of a shipment. Whoever is held already for the same cause is not told again.
 * Refusals of `lockStanding`.
 */
export async function holdParcels(deps: LogisticsDeps, asked: Asked): Promise<void> {
  const { code, cause, by } = asked;
  const reason = asked.reason.trim();
  return inTransaction(deps.db, async (trx) => {
    const { parcels } = await lockStanding(trx, asked);
    const news = parcels.filter(({ gate }) => gate.state !== 'held' || gate.cause !== cause);
    await updateHeld(trx, {
      parcelIds: parcels.map(({ id }) => id),
      cause,
      reason,
      by: by.id,
      at: deps.clock.now(),
    });
    await tellCustomers(deps, trx, {
      parcels: news,
      by,
      event: { customs: 'held', cause },
      notice: (codes) =>
        say('parcel-held', { parcels: someParcels(codes), cause: HOLD_CAUSES[cause] }),
    });
    await deps.auditAll(
      trx,
      parcels.map(({ code: parcel, gate }) => ({
        actor: by.id,
        action: 'parcel.hold',
        subject: `parcel:${parcel}`,
        reason,
        before: { state: gate.state, cause: gate.cause ?? '' },
        after: { state: 'held', cause, shipment: code },
      })),
    );
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code });
  });
}
