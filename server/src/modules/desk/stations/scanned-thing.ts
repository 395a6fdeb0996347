import type { DeskTask, DeskTaskKind } from '@hako/contract/desk/desk';
import { FIND_MESSAGES } from '@hako/contract/desk/find-messages';
import {
  type StationElsewhere,
  type StationName,
  STATION_NAMES,
  STATIONS,
} from '@hako/contract/desk/stations';
import { STATES } from '../../orders/index.ts';
import type { DeskDeps } from '../deps.ts';
import { findAsked } from '../read-queue.ts';
import { houseOfWork } from '../whose-work.ts';

type Thing = Pick<StationElsewhere, 'what' | 'code' | 'state'>;

/** The code of ours behind what a carrier wrote on its label; what was scanned where it is none. */
export async function plainCodeOf(
  { db, logistics, billing }: DeskDeps,
  scanned: string,
): Promise<string> {
  const words = scanned.trim();
  const [shipment] = await logistics.listShipmentsByCode(db, words);
  if (shipment) return shipment.code;
  return (await billing.findBillByCarrierCode(db, words))?.code ?? words;
}

/**
 * What a code is that has no work at this station, and where it belongs; undefined when it is
 * nothing of ours.
 */
export async function findElsewhere(
  deps: DeskDeps,
  { staffId }: { readonly staffId: string },
  scanned: string,
): Promise<StationElsewhere | undefined> {
  const thing = await findThing(deps, scanned);
  if (!thing) return undefined;
  // Whoever's work it is: the person at the station is told where it belongs.
  const [task] = await findAsked(deps, { staffId, roles: ['admin'], scanned });
  return { ...thing, ...placeOf(task) };
}

const placeOf = (task: DeskTask | undefined) => ({
  work: task?.kind ?? null,
  station: (task && stationOf(task.kind)) ?? null,
  house: (task && houseOfWork(task.kind)) ?? null,
});

const stationOf = (work: DeskTaskKind): StationName | undefined =>
  STATION_NAMES.find((name) => (STATIONS[name].kinds as readonly DeskTaskKind[]).includes(work));

async function findThing(deps: DeskDeps, scanned: string): Promise<Thing | undefined> {
  const { db, logistics, billing, orders } = deps;
  const code = scanned.toUpperCase();
  const parcel = await logistics.findParcel(db, code);
  if (parcel) return { what: 'parcel', code, state: FIND_MESSAGES.parcels[parcel.state] };
  const [shipment] = await logistics.listShipmentsByCode(db, code);
  if (shipment)
    return {
      what: 'shipment',
      code: shipment.code,
      state: FIND_MESSAGES.shipments[shipment.state],
    };
  const bill = await billing.findBill(db, code);
  if (bill) return { what: 'bill', code: bill.code, state: STATES[bill.state].label };
  const [order] = await orders.listByScan(db, scanned);
  return order && { what: 'order', code: order.code, state: STATES[order.state].label };
}
