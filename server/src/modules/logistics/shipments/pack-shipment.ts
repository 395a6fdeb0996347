import { newCode, newId } from '../../../kernel/chance.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { deleteCustomsLines } from '../customs/customs-store.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { holds, ordersIn, type Parcel, type Shipment } from '../parcels/rules/parcel.ts';
import {
  lockParcels,
  lockParcelsOfShipment,
  packParcels,
  unpackParcel,
} from '../parcels/parcel-store.ts';
import { deleteShipment, insertShipment, lockShipment } from './shipment-store.ts';

/**
 * Puts parcels from the shelves into a shipment, a new one unless one is named. All travel by the same mode. Refusals
 * `logistics.parcel-not-found`, `logistics.parcel-elsewhere`, `logistics.parcel-in-request`,
 * `logistics.other-ship-mode`, `logistics.shipment-not-found`, `logistics.shipment-closed`.
 */
export async function packShipment(
  deps: LogisticsDeps,
  {
    parcelCodes,
    shipmentCode,
    by,
  }: { parcelCodes: readonly string[]; shipmentCode?: string | undefined; by: Staff },
): Promise<Shipment> {
  return inTransaction(deps.db, async (trx) => {
    const codes = [...new Set(parcelCodes.map((code) => code.trim().toUpperCase()))];
    const known = shipmentCode === undefined ? undefined : await lockOpen(trx, shipmentCode);
    // As they were named: the first one says how a new shipment travels.
    const parcels = (await lockParcels(trx, codes)).toSorted(
      (a, b) => codes.indexOf(a.code) - codes.indexOf(b.code),
    );
    const found = new Set(parcels.map(({ code }) => code));
    for (const code of codes) refuseUnless(found.has(code), 'logistics.parcel-not-found', { code });
    const modes = await modesOf(deps, trx, parcels);
    const [first] = parcels;
    if (!first) throw new Refusal('logistics.parcel-not-found', { code: parcelCodes.join(', ') });
    const now = deps.clock.now();
    const shipment = known ?? { ...emptyShipment(now), shipMode: modes.get(first.id) ?? '' };
    for (const parcel of parcels) {
      refuseUnless(parcel.state === 'stored', 'logistics.parcel-elsewhere', { code: parcel.code });
      refuseUnless(parcel.requestId === undefined, 'logistics.parcel-in-request', {
        code: parcel.code,
      });
      refuseUnless(modes.get(parcel.id) === shipment.shipMode, 'logistics.other-ship-mode', {
        code: parcel.code,
      });
    }
    if (!known) await insertShipment(trx, shipment);
    await packParcels(
      trx,
      parcels.map(({ id }) => id),
      shipment.id,
    );
    await deps.audit(trx, {
      actor: by.id,
      action: 'shipment.pack',
      subject: `shipment:${shipment.code}`,
      after: { parcels: codes },
    });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code: shipment.code });
    return shipment;
  });
}

/** Takes a parcel out again while the shipment is here; an empty shipment is no more. Refusals as of packing. */
export async function unpackShipment(
  deps: LogisticsDeps,
  { shipmentCode, parcelCode, by }: { shipmentCode: string; parcelCode: string; by: Staff },
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const shipment = await lockOpen(trx, shipmentCode);
    const parcels = await lockParcelsOfShipment(trx, shipment.id);
    const parcel = parcels.find(({ code }) => code === parcelCode);
    refuseUnless(parcel, 'logistics.parcel-not-found', { code: parcelCode });
    await unpackParcel(trx, parcel.id);
    const left = parcels.filter(({ id }) => id !== parcel.id);
    await deleteCustomsLines(
      trx,
      shipment.id,
      ordersIn([parcel]).filter((orderId) => !left.some((other) => holds(other, orderId))),
    );
    if (left.length === 0) await deleteShipment(trx, shipment.id);
    await deps.audit(trx, {
      actor: by.id,
      action: 'shipment.unpack',
      subject: `shipment:${shipment.code}`,
      before: { parcel: parcelCode },
    });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code: shipment.code });
  });
}

export async function lockOpen(trx: Trx, code: string): Promise<Shipment> {
  const shipment = await lockShipment(trx, code);
  refuseUnless(shipment, 'logistics.shipment-not-found', { code });
  refuseUnless(shipment.state === 'open', 'logistics.shipment-closed', { code });
  return shipment;
}

/** How each parcel travels: as its orders do, which all go the same way. */
async function modesOf(
  { orders }: LogisticsDeps,
  trx: Trx,
  parcels: readonly Parcel[],
): Promise<Map<string, string>> {
  const modes = new Map(
    (await orders.readMany(trx, ordersIn(parcels))).map(({ id, shipMode }) => [id, shipMode]),
  );
  return new Map(
    parcels.map(({ id, contents }) => [id, modes.get(contents[0]?.orderId ?? '') ?? '']),
  );
}

const emptyShipment = (now: Date): Omit<Shipment, 'shipMode'> => ({
  id: newId(now.getTime()),
  code: newCode('LO', 6),
  state: 'open',
  waybill: undefined,
  createdAt: now,
  exportedAt: undefined,
});
