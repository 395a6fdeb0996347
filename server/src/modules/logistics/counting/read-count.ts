import type { PlaceCount } from '@hako/contract/logistics/counting';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { LogisticsDeps } from '../deps.ts';
import { listParcelsByCodes } from '../parcels/parcel-list-store.ts';
import { ordersIn } from '../parcels/rules/parcel.ts';
import { houseOfPlace } from '../places/rules/house.ts';
import { findCount, listFindings, listScans } from './count-store.ts';
import { codesOn } from './lying-things.ts';

/** A count with what was scanned and what differed. Refusal `logistics.count-not-found`. */
export async function readCount(deps: LogisticsDeps, id: string): Promise<PlaceCount> {
  const { db, staffName } = deps;
  const count = await findCount(db, id);
  refuseUnless(count, 'logistics.count-not-found');
  const [scans, findings, codes, startedBy] = await Promise.all([
    listScans(db, id),
    listFindings(db, id),
    codesOn(db, count.place),
    staffName(count.started_by),
  ]);
  const orderOf = await ordersOf(
    deps,
    db,
    findings.map(({ code }) => code),
  );
  return {
    id,
    place: count.place,
    house: houseOfPlace(count.place),
    started_by: startedBy ?? '',
    started_at: count.started_at.toISOString(),
    finished_at: count.finished_at?.toISOString() ?? null,
    expected: codes.length,
    scans: scans.map(({ code, verdict, knownPlace }) => ({
      ...{ code, verdict, known_place: knownPlace ?? null },
    })),
    findings: findings.map(({ code, kind, knownPlace, state, reason }) => ({
      ...{ code, kind, state, known_place: knownPlace ?? null, reason: reason ?? null },
      order: orderOf.get(code) ?? null,
    })),
  };
}

/** The code of an order inside each of these parcels. */
async function ordersOf(deps: LogisticsDeps, reader: Reader, codes: readonly string[]) {
  const parcels = await listParcelsByCodes(reader, codes);
  const orders = await deps.orders.readMany(reader, ordersIn(parcels));
  const codeOf = new Map(orders.map(({ id, code }) => [id, code]));
  return new Map(
    parcels.map(({ code, contents }) => [code, codeOf.get(contents[0]?.orderId ?? '')]),
  );
}
