import type { Warehouse } from '@hako/contract/kit/endpoint';
import { PLACES_PAGE, type PlaceRow } from '@hako/contract/logistics/counting';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { codesOn } from '../counting/lying-things.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { findRegistered, listRegistered, upsertPlace } from './register-store.ts';
import { houseOfPlace } from './rules/house.ts';
import { refuseOtherHouse } from './rules/own-house.ts';

interface Asked {
  readonly place: string;
  readonly note: string;
  readonly isClosed: boolean;
  readonly by: Staff;
  readonly warehouse: Warehouse | undefined;
}

/**
 * Sets a place up, writes what it is, closes or opens it. Refusals `access.other-warehouse`,
 * `logistics.place-not-empty`.
 */
export async function savePlace(deps: LogisticsDeps, asked: Asked): Promise<void> {
  const { place, isClosed, by } = asked;
  refuseOtherHouse(houseOfPlace(place), asked);
  const note = asked.note.trim();
  await inTransaction(deps.db, async (trx) => {
    const before = await findRegistered(trx, place);
    const wasClosed = before?.closed_at != null;
    if (before && before.note === note && wasClosed === isClosed) return;
    if (isClosed && !wasClosed) {
      const lying = await codesOn(trx, place);
      const facts = { place, count: lying.length };
      refuseUnless(lying.length === 0, 'logistics.place-not-empty', facts);
    }
    const at = deps.clock.now();
    const closedAt = isClosed ? (before?.closed_at ?? at) : null;
    await upsertPlace(trx, { code: place, note, by: by.id, at, closedAt });
    await deps.audit(trx, {
      actor: by.id,
      action: 'place.save',
      subject: `place:${place}`,
      before: before ? { note: before.note, isClosed: wasClosed } : null,
      after: { note, isClosed },
    });
  });
}

/** Refusal `logistics.place-closed`; a place that nobody set up is open. */
export async function refuseClosedPlace(reader: Reader, place: string | undefined): Promise<void> {
  if (place === undefined) return;
  const known = await findRegistered(reader, place);
  refuseUnless(known?.closed_at == null, 'logistics.place-closed', { place });
}

/** One page of the places of a house; `next` is the code that the page after begins behind. */
export async function listPlaces(
  { db }: LogisticsDeps,
  { house, after }: { readonly house: Warehouse; readonly after?: string | undefined },
): Promise<{ rows: PlaceRow[]; next?: string }> {
  const read = await listRegistered(db, house, { after, limit: PLACES_PAGE + 1 });
  const page = read.slice(0, PLACES_PAGE);
  const next = read.length > PLACES_PAGE ? page.at(-1)?.code : undefined;
  const rows = page.map(({ code, note, closed_at, counted_at }) => ({
    ...{ code, note, is_closed: closed_at !== null },
    counted_at: counted_at === null ? null : new Date(counted_at).toISOString(),
  }));
  return { rows, ...(next && { next }) };
}
