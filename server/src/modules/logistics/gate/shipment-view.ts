import {
  holdParcelsEndpoint,
  releaseParcelsEndpoint,
  type ShipmentSheet,
} from '@hako/contract/logistics/gate';
import { mayCall } from '../../../platform/http/access/staff-access.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { ShipmentWithGate } from './read-shipment.ts';

/** A shipment as the desk reads it; what the asker may do at the gate travels with it. */
export function sheetOf(found: ShipmentWithGate, asker: Caller): ShipmentSheet {
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

function gateOf({ gate, nameOf }: ShipmentWithGate, asker: Caller): ShipmentSheet['gate'] {
  if (!gate) return null;
  const { state, declaration, releases } = gate;
  const isOpen = state !== 'released';
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
    may_hold: isOpen && mayCall(holdParcelsEndpoint, asker),
    may_release: isOpen && mayCall(releaseParcelsEndpoint, asker),
  };
}
