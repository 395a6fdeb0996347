import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { lockParcelsOfShipment } from '../parcels/parcel-store.ts';
import type { Parcel, Shipment } from '../parcels/rules/parcel.ts';
import { lockShipment } from '../shipments/shipment-store.ts';
import { findGate, listGateParcels } from './gate-store.ts';
import type { Declaration, GateParcel } from './rules/gate.ts';

/** A parcel that travels, with how it stands at the gate. */
export type Standing = Parcel & { readonly gate: GateParcel };

/**
 * A shipment at its gate, locked. Refusals `logistics.shipment-not-found`, `logistics.no-gate`.
 */
export async function lockGate(
  trx: Trx,
  code: string,
): Promise<{ readonly shipment: Shipment; readonly declaration: Declaration | undefined }> {
  const shipment = await lockShipment(trx, code);
  refuseUnless(shipment, 'logistics.shipment-not-found', { code });
  const gate = await findGate(trx, shipment.id);
  refuseUnless(gate, 'logistics.no-gate', { code });
  return { shipment, declaration: gate.declaration };
}

/**
 * The named parcels of a declared shipment, locked, none of them let through yet. Refusals of
 * `lockGate`, `logistics.gate-not-declared`, `logistics.parcel-not-found`, `logistics.gate-passed`.
 */
export async function lockStanding(
  trx: Trx,
  { code, parcelCodes }: { readonly code: string; readonly parcelCodes: readonly string[] },
): Promise<{ readonly shipment: Shipment; readonly parcels: readonly Standing[] }> {
  const { shipment, declaration } = await lockGate(trx, code);
  refuseUnless(declaration, 'logistics.gate-not-declared', { code });
  const here = await lockParcelsOfShipment(trx, shipment.id);
  const standing = new Map(
    (await listGateParcels(trx, shipment.id)).map((gate) => [gate.parcelId, gate]),
  );
  const asked = new Set(parcelCodes.map((one) => one.trim().toUpperCase()));
  const parcels = [...asked].map((named) => {
    const parcel = here.find((one) => one.code === named);
    const gate = standing.get(parcel?.id ?? '');
    refuseUnless(parcel && gate, 'logistics.parcel-not-found', { code: named });
    refuseUnless(gate.state !== 'released', 'logistics.gate-passed', { code: named });
    return { ...parcel, gate };
  });
  return { shipment, parcels };
}
