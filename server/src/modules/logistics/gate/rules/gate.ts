import type { GateParcelState, GateState, HoldCause } from '@hako/contract/logistics/gate';
import { allocate } from '../../../../kernel/allocate.ts';
import type { CustomsLine } from '../../customs/rules/customs.ts';
import type { Parcel } from '../../parcels/rules/parcel.ts';

/** How a parcel stands at the gate. */
export interface GateParcel {
  readonly parcelId: string;
  readonly shipmentId: string;
  readonly state: GateParcelState;
  readonly since: Date;
  readonly cause: HoldCause | undefined;
  readonly reason: string;
  readonly changedBy: string | undefined;
}

export interface Declaration {
  readonly number: string;
  /** `2026-11-21`. */
  readonly day: string;
  readonly by: string;
  readonly at: Date;
}

/**
 * How a whole shipment stands, by its declaration and by the parcels in it that still go
 * somewhere.
 */
export function gateStateOf(isDeclared: boolean, parcels: readonly GateParcelState[]): GateState {
  if (!isDeclared) return 'waiting';
  if (parcels.includes('held')) return 'held';
  return parcels.includes('waiting') ? 'declared' : 'released';
}

/**
 * Declared yen of what lies in each parcel of a shipment, by parcel id: what is declared of an
 * order is shared by the weight that it has in each of them.
 */
export function valuesOf(
  parcels: readonly Pick<Parcel, 'id' | 'contents'>[],
  lines: readonly Pick<CustomsLine, 'orderId' | 'valueJpy'>[],
): Map<string, number> {
  const values = new Map(parcels.map(({ id }) => [id, 0]));
  const declared = new Map<string, number>();
  for (const { orderId, valueJpy } of lines)
    declared.set(orderId, (declared.get(orderId) ?? 0) + valueJpy);
  for (const [orderId, valueJpy] of declared) {
    const inside = parcels.flatMap(({ id, contents }) =>
      contents.filter((one) => one.orderId === orderId).map(({ weightG }) => ({ id, weightG })),
    );
    if (inside.length === 0) continue;
    const weights = inside.map(({ weightG }) => weightG);
    for (const [index, share] of allocate(valueJpy, weights).entries()) {
      const id = inside[index]?.id ?? '';
      values.set(id, (values.get(id) ?? 0) + share);
    }
  }
  return values;
}
