import { say } from '@hako/contract/notices/say';
import { allocate } from '../../../kernel/allocate.ts';
import { newId } from '../../../kernel/chance.ts';
import { dong } from '../../../kernel/money.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { insertCosts } from '../booked-costs/booked-cost-store.ts';
import type { BookedCost } from '../booked-costs/rules/booked-cost.ts';
import { listCustomsLines } from '../customs/customs-store.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import type { Order } from '../../orders/index.ts';
import { readLiving } from '../parcels/living-orders.ts';
import { listParcelsOfShipments } from '../parcels/parcel-list-store.ts';
import type { Shipment } from '../parcels/rules/parcel.ts';
import { updateReleased } from './gate-store.ts';
import { lockStanding, type Standing } from './lock-gate.ts';
import { refuseBookedDuty } from './refuse-booked-duty.ts';
import { insertRelease, type Release } from './release-store.ts';
import { valuesOf } from './rules/gate.ts';
import { someParcels } from './rules/some-parcels.ts';
import { tellCustomers } from './tell-customers.ts';

interface Asked {
  readonly code: string;
  readonly parcelCodes: readonly string[];
  readonly dutyVnd: number;
  readonly vatVnd: number;
  readonly reason: string;
  readonly proofs: readonly string[];
  readonly by: Staff;
}

/**
 * Customs let parcels through. What they charged is booked for each parcel by its declared value,
 * so that the second payment asks for it. Refusals of `lockStanding` and of `refuseBookedDuty`.
 */
export async function releaseParcels(deps: LogisticsDeps, asked: Asked): Promise<void> {
  const { code, by, dutyVnd, vatVnd, proofs } = asked;
  const reason = asked.reason.trim();
  return inTransaction(deps.db, async (trx) => {
    const { shipment, parcels } = await lockStanding(trx, asked);
    // No bill is made of them meanwhile.
    const orders: Order[] = [];
    for (const { id } of await readLiving(deps, trx, parcels))
      orders.push(await deps.orders.lock(trx, id));
    await refuseBookedDuty(trx, { shipment, parcels, orders });
    const at = deps.clock.now();
    const release: Release = {
      ...{ id: newId(at.getTime()), shipmentId: shipment.id, dutyVnd, vatVnd, reason, proofs },
      by: { id: by.id, name: by.name ?? '' },
      at,
    };
    await insertRelease(trx, release);
    const parcelIds = parcels.map(({ id }) => id);
    await updateReleased(trx, { parcelIds, by: by.id, at, releaseId: release.id });
    const charged = await bookCharges(trx, { release, shipment, parcels });
    for (const { id } of orders) await deps.news.announce(trx, 'cost.booked', { orderId: id });
    await tellCustomers(deps, trx, {
      parcels,
      by,
      event: { customs: 'released' },
      notice: (codes) => say('parcel-released', { parcels: someParcels(codes) }),
    });
    await deps.audit(trx, {
      actor: by.id,
      action: 'shipment.release',
      subject: `shipment:${code}`,
      reason,
      before: { parcels: parcels.map((one) => ({ code: one.code, state: one.gate.state })) },
      after: { parcels: charged, duty: dutyVnd, vat: vatVnd },
    });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code });
  });
}

interface Charged {
  readonly code: string;
  readonly duty: number;
  readonly vat: number;
}

/** Duty and VAT of each parcel, by what was declared of it; the shares sum to what was charged. */
async function bookCharges(
  trx: Trx,
  {
    release,
    shipment,
    parcels,
  }: { release: Release; shipment: Shipment; parcels: readonly Standing[] },
): Promise<Charged[]> {
  const values = valuesOf(
    await listParcelsOfShipments(trx, [shipment.id]),
    await listCustomsLines(trx, shipment.id),
  );
  const weights = parcels.map(({ id }) => values.get(id) ?? 0);
  const shares = {
    duty: allocate(release.dutyVnd, weights),
    vat: allocate(release.vatVnd, weights),
  };
  const { id: releaseId, reason, proofs, by, at } = release;
  const costs = (['duty', 'vat'] as const).flatMap((kind) =>
    parcels.map((parcel, index): BookedCost => {
      const share = shares[kind][index] ?? 0;
      return {
        id: newId(at.getTime()),
        subject: { type: 'parcel', id: parcel.id },
        ...{ kind, amount: share, currency: 'VND', rate: undefined, vnd: dong(share) },
        ...{ reason, proofs, by, at, isWithdrawn: false, releaseId },
      };
    }),
  );
  await insertCosts(trx, costs);
  return parcels.map(({ code }, index) => ({
    code,
    duty: shares.duty[index] ?? 0,
    vat: shares.vat[index] ?? 0,
  }));
}
