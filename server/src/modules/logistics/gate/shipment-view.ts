import type { ShipmentSheet } from '@hako/contract/logistics/gate';
import type { StaffRole, Warehouse } from '@hako/contract/kit/endpoint';
import type { ShipmentWithGate } from './read-shipment.ts';

/** Who asks: what they may do at the gate travels with it. */
interface Asker {
  readonly roles: readonly StaffRole[];
  readonly warehouse?: Warehouse | undefined;
}

/** A shipment as the desk reads it. */
export function sheetOf(found: ShipmentWithGate, asker: Asker): ShipmentSheet {
  const { shipment, parcels } = found;
  return {
    code: shipment.code,
    state: shipment.state,
    ship_mode: shipment.shipMode,
    waybill: shipment.waybill ?? null,
    created_at: shipment.createdAt.toISOString(),
    exported_at: shipment.exportedAt?.toISOString() ?? null,
    parcels: parcels.map((parcel) => ({
      code: parcel.code,
      state: parcel.state,
      orders: [...parcel.orders],
      weight_g: parcel.received.weightG,
      value_jpy: parcel.valueJpy,
      gate: parcel.gate
        ? {
            state: parcel.gate.state,
            since: parcel.gate.since.toISOString(),
            cause: parcel.gate.cause ?? null,
            reason: parcel.gate.reason,
            by: found.nameOf(parcel.gate.changedBy ?? '') ?? '',
          }
        : null,
    })),
    parcel_count: found.parcelCount,
    gate: gateOf(found, asker),
  };
}

function gateOf({ gate, nameOf }: ShipmentWithGate, asker: Asker): ShipmentSheet['gate'] {
  if (!gate) return null;
  const { state, declaration, releases } = gate;
  const isAccountant = asker.roles.some((role) => role === 'accountant' || role === 'admin');
  const isThere = asker.roles.includes('warehouse') && asker.warehouse !== 'JP';
  return {
    state,
    declaration: declaration
      ? {
          number: declaration.number,
          day: declaration.day,
          by: nameOf(declaration.by) ?? '',
          at: declaration.at.toISOString(),
        }
      : null,
    releases: releases.map((release) => ({
      at: release.at.toISOString(),
      by: nameOf(release.by.id) ?? release.by.name,
      parcels: release.parcels,
      duty_vnd: release.dutyVnd,
      vat_vnd: release.vatVnd,
      reason: release.reason,
      proofs: release.proofs.map((id) => `/api/files/${id}`),
    })),
    may_hold: state !== 'released' && (isAccountant || isThere),
    may_release: state !== 'released' && isAccountant,
  };
}
