import { WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import type { FindingEnd } from '@hako/contract/logistics/counting';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps } from '../deps.ts';
import { lockParcels } from '../parcels/parcel-store.ts';
import { updatePlace } from '../places/place-store.ts';
import { refuseClosedPlace } from '../places/save-place.ts';
import { HOUSE_OF, houseOfPlace } from '../places/rules/house.ts';
import { refuseOtherHouse } from '../places/rules/own-house.ts';
import { lockUnknown, updateUnknown } from '../unknown-parcels/unknown-store.ts';
import type { Person } from './count-place.ts';
import { findCount, lockFinding, updateFinding } from './count-store.ts';
import { maySettle, putsDown } from './rules/finding.ts';

interface Asked extends Person {
  readonly id: string;
  readonly code: string;
  readonly how: FindingEnd;
  readonly reason: string;
  /** Where it lies; on the counted place when left out. */
  readonly place?: string | undefined;
}

/**
 * What is done about a difference. Refusals `logistics.count-not-found`,
 * `logistics.finding-settled`, `logistics.parcel-elsewhere`, `logistics.place-of-other-house`,
 * `logistics.place-closed`, `access.other-warehouse`.
 */
export async function settleFinding(deps: LogisticsDeps, asked: Asked): Promise<void> {
  const code = asked.code.trim().toUpperCase();
  await inTransaction(deps.db, async (trx) => {
    const count = await findCount(trx, asked.id);
    refuseUnless(count, 'logistics.count-not-found');
    refuseOtherHouse(houseOfPlace(count.place), asked);
    const finding = await lockFinding(trx, asked.id, code);
    refuseUnless(
      finding && maySettle(finding.kind, finding.state, asked.how),
      'logistics.finding-settled',
      { code },
    );
    const place = asked.place ?? count.place;
    if (putsDown(asked.how)) await putDown(trx, code, place, count.place);
    await updateFinding(trx, asked.id, code, {
      state: asked.how,
      reason: asked.reason.trim(),
      settled_by: asked.by.id,
      settled_at: deps.clock.now(),
    });
    await deps.audit(trx, {
      actor: asked.by.id,
      action: 'place-count.settle',
      subject: code.startsWith('KL') ? `unknown-parcel:${code}` : `parcel:${code}`,
      reason: asked.reason,
      before: { state: finding.state, place: finding.knownPlace },
      after: { state: asked.how, ...(putsDown(asked.how) ? { place } : {}) },
    });
    await deps.live.tell(trx, 'desk', { kind: 'counts' });
  });
}

/** Refuses what left the house meanwhile. */
async function putDown(trx: Trx, code: string, place: string, counted: string): Promise<void> {
  const house = houseOfPlace(counted);
  const facts = { code, place, house: WAREHOUSE_NAMES[house] };
  refuseUnless(houseOfPlace(place) === house, 'logistics.place-of-other-house', facts);
  await refuseClosedPlace(trx, place);
  const [parcel] = await lockParcels(trx, [code]);
  if (parcel) {
    refuseUnless(HOUSE_OF[parcel.state] === house, 'logistics.parcel-elsewhere', { code });
    return updatePlace(trx, parcel.id, place);
  }
  const unknown = await lockUnknown(trx, code);
  const isHere = unknown?.state === 'open' && unknown.house === house;
  refuseUnless(isHere, 'logistics.parcel-elsewhere', { code });
  return updateUnknown(trx, unknown.id, { place });
}
