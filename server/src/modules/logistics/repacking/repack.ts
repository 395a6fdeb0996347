import assert from 'node:assert/strict';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { allocate } from '../../../kernel/allocate.ts';
import { holds, type Measures, ordersIn, type Parcel } from '../parcels/rules/parcel.ts';
import { recordMeasures } from '../parcels/record-measures.ts';
import type { ParcelRequest } from './rules/parcel-request.ts';
import { noticeOf } from '../notices.ts';
import {
  insertParcel,
  lockParcelsOfOrders,
  lockParcelsOfRequest,
} from '../parcels/parcel-store.ts';
import { closeParcels, linkParcels, lockRequest, updateRequest } from './request-store.ts';
import { typedPlace } from '../places/rules/typed-place.ts';
import { newParcel } from '../parcels/receive-parcel.ts';

export interface Repacked {
  readonly measures: Measures;
  readonly shelf?: string | undefined;
  readonly photos: readonly string[];
}

/** A request that is in this state, locked; with `customerId`, somebody else's is not found. Refusals `logistics.request-not-found`, `logistics.request-closed`. */
export async function lockRequestIn(
  trx: Trx,
  code: string,
  state: ParcelRequest['state'],
  customerId?: string,
): Promise<ParcelRequest> {
  const request = await lockRequest(trx, code.trim().toUpperCase());
  refuseUnless(
    request && (customerId === undefined || request.customerId === customerId),
    'logistics.request-not-found',
    { code },
  );
  refuseUnless(request.state === state, 'logistics.request-closed', { code });
  return request;
}

/**
 * The warehouse has joined or split: each result is weighed, measured and photographed anew, the parcels that were there are closed, and the
 * storage clock runs on from the oldest. A join has one result; a split two, first what the customer wanted apart.
 * Refusals `logistics.request-not-found`, `logistics.request-closed`, `logistics.wrong-results`,
 * `logistics.not-a-place`, `files.not-found`.
 */
export async function repack(
  deps: LogisticsDeps,
  { code, results, by }: { code: string; results: readonly Repacked[]; by: Staff },
): Promise<readonly Parcel[]> {
  return inTransaction(deps.db, async (trx) => {
    const request = await lockRequestIn(trx, code, 'asked');
    refuseUnless(
      request.kind !== 'rehearsal' && results.length === (request.kind === 'join' ? 1 : 2),
      'logistics.wrong-results',
      { code },
    );
    const taken = await lockParcelsOfRequest(trx, request.id);
    const groups = groupsOf(request, taken);
    const made = results.map((result, index) => resultOf(taken, groups[index] ?? [], result));
    for (const parcel of made) await insertParcel(trx, parcel);
    const now = deps.clock.now();
    await closeParcels(trx, request.id, now);
    await linkParcels(
      trx,
      request.id,
      made.map(({ id }) => id),
      'made',
    );
    await updateRequest(trx, request.id, { state: 'done', doneAt: now, doneBy: by.id });
    await tellOrders(deps, trx, { request, taken, made, by });
    await deps.audit(trx, {
      actor: by.id,
      action: `parcel.${request.kind}`,
      subject: `request:${request.code}`,
      before: { parcels: taken.map((parcel) => parcel.code) },
      after: { parcels: made.map((parcel) => parcel.code) },
    });
    const codes = made.map((parcel) => parcel.code);
    const notice =
      request.kind === 'join' ? noticeOf.joined(codes.join(', ')) : noticeOf.split(codes);
    await deps.notifications.notify(trx, {
      customerId: request.customerId,
      kind: 'storage',
      ...notice,
      link: '/account/parcels',
    });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code: request.code });
    return made;
  });
}

/** Orders of each result with what they weighed before. */
function groupsOf(
  { kind, apartOrderIds }: ParcelRequest,
  taken: readonly Parcel[],
): Parcel['contents'][] {
  const all = ordersIn(taken).map((orderId) => ({
    orderId,
    weightG: taken.reduce(
      (sum, { contents }) =>
        sum + (contents.find((content) => content.orderId === orderId)?.weightG ?? 0),
      0,
    ),
  }));
  if (kind === 'join') return [all];
  const isApart = ({ orderId }: { orderId: string }) => apartOrderIds.includes(orderId);
  return [all.filter(isApart), all.filter((content) => !isApart(content))];
}

function resultOf(
  taken: readonly Parcel[],
  contents: Parcel['contents'],
  { measures, shelf, photos }: Repacked,
): Parcel {
  const [first] = taken.toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
  assert(first, 'a request takes at least one parcel');
  const weights = allocate(
    measures.weightG,
    contents.map(({ weightG }) => weightG),
  );
  return newParcel({
    customerId: first.customerId,
    contents: contents.map(({ orderId }, index) => ({ orderId, weightG: weights[index] ?? 0 })),
    received: measures,
    shelf: typedPlace(shelf, 'JP') ?? first.shelf,
    photos,
    receivedAt: first.receivedAt,
    remindedDays: first.remindedDays,
  });
}

interface Done {
  readonly request: ParcelRequest;
  readonly taken: readonly Parcel[];
  readonly made: readonly Parcel[];
  readonly by: Staff;
}

/** The history of every order says what became of its parcel, and its weight is the new one. */
async function tellOrders(
  deps: LogisticsDeps,
  trx: Trx,
  { request, taken, made, by }: Done,
): Promise<void> {
  const orderIds = ordersIn(made);
  const living = await lockParcelsOfOrders(trx, orderIds);
  for (const orderId of orderIds) {
    const own = living.filter((parcel) => holds(parcel, orderId));
    const into = made.find((parcel) => holds(parcel, orderId));
    const from = taken.filter((parcel) => holds(parcel, orderId)).map(({ code }) => code);
    const measured = await recordMeasures(deps, trx, orderId, own);
    await deps.orders.addEvent(trx, {
      orderId,
      by,
      facts: {
        request: request.kind,
        parcel: into?.code ?? '',
        before: from.join(', '),
        ...measured,
      },
      photos: into?.photos ?? [],
    });
  }
}
