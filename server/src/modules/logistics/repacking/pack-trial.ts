import assert from 'node:assert/strict';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Mover } from '../../orders/index.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { recordMeasures } from '../parcels/record-measures.ts';
import { holds, type Measures, ordersIn } from '../parcels/rules/parcel.ts';
import { type BoxOption, choiceFor, type ParcelRequest } from './rules/parcel-request.ts';
import { noticeOf } from '../notices.ts';
import { freightOf } from '../parcels/parcel-costs.ts';
import { lockParcelsOfOrders, lockParcelsOfRequest } from '../parcels/parcel-store.ts';
import { updateRequest } from './request-store.ts';
import { insertOptions, listOptions, updateChosen } from './box-store.ts';
import { readChoiceHours } from '../house-rules/rule-store.ts';
import { lockRequestIn } from './repack.ts';

const HOUR_MS = 3_600_000;

interface Packed {
  readonly label: string;
  readonly measures: Measures;
  readonly photos: readonly string[];
}

/**
 * The warehouse has packed a parcel to try, in two ways. The customer has two days to choose; each box shows its freight.
 * Refusals `logistics.request-not-found`, `logistics.request-closed`, `logistics.wrong-results`, `files.not-found`.
 */
export async function offerBoxes(
  deps: LogisticsDeps,
  { code, boxes, by }: { code: string; boxes: readonly Packed[]; by: Staff },
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const request = await lockRequestIn(trx, code, 'asked');
    refuseUnless(request.kind === 'rehearsal' && boxes.length === 2, 'logistics.wrong-results', {
      code,
    });
    const [parcel] = await lockParcelsOfRequest(trx, request.id);
    assert(parcel, `${code} waits for no parcel`);
    const options: BoxOption[] = [];
    for (const [index, { label, measures, photos }] of boxes.entries())
      options.push({
        number: index === 0 ? 1 : 2,
        label,
        measures,
        photos,
        freight: await freightOf(deps, trx, parcel, measures),
        isChosen: false,
      });
    await insertOptions(trx, request.id, options);
    const hours = await readChoiceHours(trx, dayInVietnam(deps.clock.now()));
    const chooseBy = new Date(deps.clock.now().getTime() + hours * HOUR_MS);
    await updateRequest(trx, request.id, { state: 'offered', chooseBy });
    await deps.jobs.add(
      trx,
      'logistics.choose-box',
      { code: request.code },
      { key: `choose-box:${request.id}`, runAt: chooseBy },
    );
    const photos = options.flatMap((option) => option.photos);
    const [orderId] = ordersIn([parcel]);
    if (orderId)
      await deps.orders.addEvent(trx, {
        orderId,
        by,
        facts: { request: request.kind, parcel: parcel.code },
        photos,
      });
    await deps.audit(trx, {
      actor: by.id,
      action: 'parcel.rehearse',
      subject: `request:${request.code}`,
      after: { parcel: parcel.code },
    });
    await deps.notifications.notify(trx, {
      customerId: request.customerId,
      kind: 'storage',
      ...noticeOf.offered(parcel.code, hours),
      link: '/account/parcels',
    });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code: request.code });
  });
}

/** The customer takes one of the two boxes. Refusals `logistics.request-not-found` (also for somebody else's), `logistics.request-closed`. */
export async function chooseBox(
  deps: LogisticsDeps,
  { code, number, customerId }: { code: string; number: 1 | 2; customerId: string },
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const request = await lockRequestIn(trx, code, 'offered', customerId);
    const option = (await listOptions(trx, [request.id])).find((one) => one.number === number);
    assert(option, `${code} has no box ${number}`);
    await take(deps, trx, request, option, { kind: 'customer', id: customerId });
  });
}

/** For a customer who did not choose in time; does nothing when it was done meanwhile. */
export async function chooseForThem(
  deps: LogisticsDeps,
  { code }: { code: string },
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const request = await lockRequestIn(trx, code, 'offered').catch((failure: unknown) => {
      if (failure instanceof Refusal) return undefined;
      throw failure;
    });
    if (!request) return;
    const option = choiceFor(await listOptions(trx, [request.id]));
    assert(option, `${code} was offered without boxes`);
    const parcelCode = await take(deps, trx, request, option, { kind: 'system' });
    await deps.notifications.notify(trx, {
      customerId: request.customerId,
      kind: 'storage',
      ...noticeOf.chosenForYou(parcelCode, option.label),
      link: '/account/parcels',
    });
  });
}

/** From now on the parcel is billed by this box. */
async function take(
  deps: LogisticsDeps,
  trx: Trx,
  request: ParcelRequest,
  option: BoxOption,
  by: Mover,
): Promise<string> {
  const [parcel] = await lockParcelsOfRequest(trx, request.id);
  assert(parcel, `${request.code} waits for no parcel`);
  await updateChosen(trx, request.id, parcel.id, option);
  await updateRequest(trx, request.id, { state: 'done', doneAt: deps.clock.now() });
  const orderIds = ordersIn([parcel]);
  const living = await lockParcelsOfOrders(trx, orderIds);
  for (const orderId of orderIds) {
    const own = living.filter((one) => holds(one, orderId));
    const measured = await recordMeasures(deps, trx, orderId, own);
    await deps.orders.addEvent(trx, {
      orderId,
      by,
      facts: { request: request.kind, parcel: parcel.code, box: option.label, ...measured },
    });
  }
  await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code: request.code });
  return parcel.code;
}
