import type { GateParcelState, GateState } from '@hako/contract/logistics/gate';
import { askNames, type NameOf } from '../../../kernel/ask-names.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { listCustomsLines } from '../customs/customs-store.ts';
import type { CustomsLine } from '../customs/rules/customs.ts';
import type { LogisticsDeps } from '../deps.ts';
import { listParcelsOfShipments } from '../parcels/parcel-list-store.ts';
import { ordersIn, type Parcel, type Shipment } from '../parcels/rules/parcel.ts';
import { findShipment } from '../shipments/shipment-store.ts';
import { findGate, listGateParcels } from './gate-store.ts';
import { listReleases } from './release-store.ts';
import { type Declaration, type GateParcel, gateStateOf, valuesOf } from './rules/gate.ts';

/** So many parcels of a shipment are shown, those first that customs have not let through. */
const MOST_PARCELS = 500;

export interface ShipmentWithGate {
  readonly shipment: Shipment;
  readonly parcels: readonly (Parcel & {
    readonly orders: readonly string[];
    readonly valueJpy: number;
    readonly gate: GateParcel | undefined;
  })[];
  readonly parcelCount: number;
  readonly gate:
    | {
        readonly state: GateState;
        readonly declaration: Declaration | undefined;
        readonly releases: Awaited<ReturnType<typeof listReleases>>;
      }
    | undefined;
  readonly nameOf: NameOf;
}

/** A shipment with its parcels and its gate. Refusal `logistics.shipment-not-found`. */
export async function readShipment(
  deps: Pick<LogisticsDeps, 'db' | 'orders' | 'staffName'>,
  code: string,
): Promise<ShipmentWithGate> {
  const shipment = await findShipment(deps.db, code);
  refuseUnless(shipment, 'logistics.shipment-not-found', { code });
  const [parcels, gate, standing, releases, lines] = await Promise.all([
    listParcelsOfShipments(deps.db, [shipment.id]),
    findGate(deps.db, shipment.id),
    listGateParcels(deps.db, shipment.id),
    listReleases(deps.db, shipment.id),
    listCustomsLines(deps.db, shipment.id),
  ]);
  const nameOf = await askNames(deps.staffName, [
    ...standing.flatMap(({ changedBy }) => changedBy ?? []),
    ...releases.map(({ by }) => by.id),
    ...(gate?.declaration ? [gate.declaration.by] : []),
  ]);
  return {
    shipment,
    parcels: await described(deps, parcels, { standing, lines }),
    parcelCount: parcels.length,
    gate: gate && {
      ...gate,
      state: gateStateOf(gate.declaration !== undefined, going(parcels, standing)),
      releases,
    },
    nameOf,
  };
}

/** How all those stand that still go somewhere, shown or not. */
function going(parcels: readonly Parcel[], standing: readonly GateParcel[]): GateParcelState[] {
  const closed = new Set(parcels.flatMap(({ id, state }) => (state === 'closed' ? id : [])));
  return standing.flatMap(({ parcelId, state }) => (closed.has(parcelId) ? [] : state));
}

async function described(
  { db, orders }: Pick<LogisticsDeps, 'db' | 'orders'>,
  all: readonly Parcel[],
  { standing, lines }: { standing: readonly GateParcel[]; lines: readonly CustomsLine[] },
): Promise<ShipmentWithGate['parcels']> {
  const gateOf = new Map(standing.map((one) => [one.parcelId, one]));
  const isThrough = ({ id, state }: Parcel) =>
    state === 'closed' || gateOf.get(id)?.state === 'released';
  const parcels = all
    .toSorted((a, b) => Number(isThrough(a)) - Number(isThrough(b)))
    .slice(0, MOST_PARCELS);
  const found = await orders.readMany(db, ordersIn(parcels));
  const codeOf = new Map(found.map(({ id, code }) => [id, code]));
  const values = valuesOf(all, lines);
  return parcels.map((parcel) => ({
    ...parcel,
    orders: parcel.contents.flatMap(({ orderId }) => codeOf.get(orderId) ?? []),
    valueJpy: values.get(parcel.id) ?? 0,
    gate: gateOf.get(parcel.id),
  }));
}
