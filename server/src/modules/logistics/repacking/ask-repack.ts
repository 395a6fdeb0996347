import { newCode, newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps } from '../deps.ts';
import { ordersIn, type Parcel } from '../parcels/rules/parcel.ts';
import type { ParcelRequest } from './rules/parcel-request.ts';
import { lockParcels } from '../parcels/parcel-store.ts';
import { insertRequest } from './request-store.ts';

/** A customer asks the warehouse to put parcels together. Refusals `logistics.parcel-not-found`, `…parcel-elsewhere`, `…parcel-in-request`, `…too-few-to-join`, `…other-ship-mode`, `…other-address`. */
export async function askJoin(
  deps: LogisticsDeps,
  { customerId, codes }: { customerId: string; codes: readonly string[] },
): Promise<ParcelRequest> {
  return inTransaction(deps.db, async (trx) => {
    const parcels = await lockFree(trx, customerId, codes);
    refuseUnless(parcels.length > 1, 'logistics.too-few-to-join');
    await refuseUnlessTogether(deps, trx, parcels);
    return ask(deps, trx, { customerId, kind: 'join', apartOrderIds: [] }, parcels);
  });
}

/** A customer asks that some orders of a parcel go into one of their own. Refusals `logistics.parcel-not-found`, `…parcel-elsewhere`, `…parcel-in-request`, `…nothing-to-split`. */
export async function askSplit(
  deps: LogisticsDeps,
  {
    customerId,
    code,
    orderCodes,
  }: { customerId: string; code: string; orderCodes: readonly string[] },
): Promise<ParcelRequest> {
  return inTransaction(deps.db, async (trx) => {
    const parcels = await lockFree(trx, customerId, [code]);
    const inside = await deps.orders.readMany(trx, ordersIn(parcels));
    const apart = inside.filter((order) => orderCodes.includes(order.code));
    const isPart =
      apart.length > 0 && apart.length < inside.length && apart.length === new Set(orderCodes).size;
    refuseUnless(isPart, 'logistics.nothing-to-split', { code });
    return ask(
      deps,
      trx,
      { customerId, kind: 'split', apartOrderIds: apart.map(({ id }) => id) },
      parcels,
    );
  });
}

/** A customer asks that a parcel is packed to try before freight is asked. Refusals `logistics.parcel-not-found`, `…parcel-elsewhere`, `…parcel-in-request`, `…already-rehearsed`. */
export async function askTrialPacking(
  deps: LogisticsDeps,
  { customerId, code }: { customerId: string; code: string },
): Promise<ParcelRequest> {
  return inTransaction(deps.db, async (trx) => {
    const parcels = await lockFree(trx, customerId, [code]);
    refuseUnless(
      parcels.every(({ settled }) => settled === undefined),
      'logistics.already-rehearsed',
      { code },
    );
    return ask(deps, trx, { customerId, kind: 'rehearsal', apartOrderIds: [] }, parcels);
  });
}

/** Parcels of this customer that lie on a shelf and wait for nothing. Locked until the end, so of two who want one exactly one gets it. */
async function lockFree(trx: Trx, customerId: string, named: readonly string[]): Promise<Parcel[]> {
  const codes = [...new Set(named.map((code) => code.trim().toUpperCase()))];
  const parcels = (await lockParcels(trx, codes)).filter(
    (parcel) => parcel.customerId === customerId,
  );
  const found = new Set(parcels.map(({ code }) => code));
  for (const code of codes) refuseUnless(found.has(code), 'logistics.parcel-not-found', { code });
  for (const { code, state, requestId } of parcels) {
    refuseUnless(state === 'stored', 'logistics.parcel-elsewhere', { code });
    refuseUnless(requestId === undefined, 'logistics.parcel-in-request', { code });
  }
  return parcels;
}

/** One box has one way and one door. */
async function refuseUnlessTogether(
  { orders }: LogisticsDeps,
  trx: Trx,
  parcels: readonly Parcel[],
): Promise<void> {
  const byId = new Map(
    (await orders.readMany(trx, ordersIn(parcels))).map((order) => [order.id, order]),
  );
  const first = byId.get(parcels[0]?.contents[0]?.orderId ?? '');
  for (const { code, contents } of parcels)
    for (const { orderId } of contents) {
      const order = byId.get(orderId);
      refuseUnless(order?.shipMode === first?.shipMode, 'logistics.other-ship-mode', { code });
      refuseUnless(order?.address.text === first?.address.text, 'logistics.other-address', {
        code,
      });
    }
}

async function ask(
  deps: LogisticsDeps,
  trx: Trx,
  wanted: Pick<ParcelRequest, 'customerId' | 'kind' | 'apartOrderIds'>,
  parcels: readonly Parcel[],
): Promise<ParcelRequest> {
  const askedAt = deps.clock.now();
  const request: ParcelRequest = {
    ...wanted,
    id: newId(askedAt.getTime()),
    code: newCode('YC', 6),
    state: 'asked',
    askedAt,
    chooseBy: undefined,
    doneAt: undefined,
  };
  await insertRequest(
    trx,
    request,
    parcels.map(({ id }) => id),
  );
  await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code: request.code });
  return request;
}
