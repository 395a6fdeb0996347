import { Outage } from '../../../kernel/outage.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { PurchaseAnswer } from '../../marketplaces/index.ts';
import type { OrdersDeps, PurchaseAgent } from '../deps.ts';
import type { Order } from '../order.ts';
import {
  afterRefusal,
  MOST_TRIES,
  nextReadingS,
  pauseAfterMs,
  type PurchaseTask,
} from './rules/purchase-task.ts';
import { lockOrder } from '../order-store.ts';
import {
  findOpenAttempt,
  findTask,
  insertAttempt,
  updateAttempt,
  updateTask,
} from './purchase-store.ts';
import { bookBought, bookSoldOut } from './book-purchase.ts';
import { bookMove } from '../moving/move-order.ts';
import { askSitePrice } from '../quoting/change-price.ts';

const AGENT = { kind: 'agent' } as const;

interface Intention {
  readonly order: Order;
  readonly task: PurchaseTask;
  readonly agent: PurchaseAgent;
  readonly attempt: number;
}

/**
 * Buys one order at its marketplace: books the attempt, asks outside any transaction, books the answer. A lost answer makes it
 * `unknown`: it is never asked for again and its money stays held until the purchase history tells (`settleUnknownPurchase`).
 */
export async function buyByAgent(
  deps: OrdersDeps,
  { orderId }: { orderId: string },
): Promise<void> {
  const intention = await inTransaction(deps.db, (trx) => bookAttempt(deps, trx, orderId));
  if (!intention) return;
  const { order, task, agent } = intention;
  let answer: PurchaseAnswer;
  try {
    answer = await agent.purchases.buy({
      code: order.listing.code,
      price: task.sitePrice,
      account: agent.account,
      ...(task.checksum ? { checksum: task.checksum } : {}),
      ...(task.variantId ? { variantId: task.variantId } : {}),
    });
  } catch (failure) {
    const isSurelyNotApplied = failure instanceof Outage && !failure.isMaybeApplied;
    const detail = failure instanceof Error ? failure.message : 'unknown failure';
    return isSurelyNotApplied
      ? bookNotSent(deps, intention, detail)
      : bookLostAnswer(deps, intention, detail);
  }
  if (answer.isBought)
    return bookAnswer(deps, intention, (trx) =>
      bookBought(deps, trx, orderId, { ...answer, attempt: intention.attempt, by: AGENT }),
    );
  return bookRefused(deps, intention, answer);
}

/** What we are about to do, written before we do it; undefined when there is nothing to buy (any more). */
async function bookAttempt(
  deps: OrdersDeps,
  trx: Parameters<typeof lockOrder>[0],
  orderId: string,
): Promise<Intention | undefined> {
  const order = await lockOrder(trx, orderId);
  const task = await findTask(trx, orderId);
  if (order?.state !== 'CONFIRMED' || task?.state !== 'agent') return undefined;
  const now = deps.clock.now();
  const { site, code } = order.listing;
  const bidder = await deps.bidsThrough?.(trx, site, code);
  const agent = deps.agentFor(site, bidder);
  if (!agent) {
    await updateTask(trx, orderId, 'desk', now, {
      reason: bidder ? 'account-bids' : 'site-by-hand',
    });
    return undefined;
  }
  const attempt = await insertAttempt(trx, {
    orderId,
    account: agent.account,
    price: task.sitePrice,
    sentAt: now,
  });
  await updateTask(trx, orderId, 'sending', now, {
    account: agent.account,
    tries: task.tries + 1,
    reason: undefined,
  });
  const buying = await bookMove(deps, trx, order, { to: 'BUYING', by: AGENT, facts: { attempt } });
  // Whatever becomes of this process, somebody looks whether the purchase happened.
  await planReading(deps, trx, orderId, now, now);
  return { order: buying, task: { ...task, tries: task.tries + 1 }, agent, attempt };
}

/** Books an answer unless the attempt was settled meanwhile (we were paused and the history had told already). */
async function bookAnswer(
  deps: OrdersDeps,
  { order, attempt }: Intention,
  book: (trx: Parameters<typeof lockOrder>[0], order: Order) => Promise<void>,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const locked = await lockOrder(trx, order.id);
    const open = await findOpenAttempt(trx, order.id);
    if (locked?.state === 'BUYING' && open?.number === attempt) await book(trx, locked);
  });
}

async function bookRefused(
  deps: OrdersDeps,
  intention: Intention,
  answer: PurchaseAnswer & { isBought: false },
): Promise<void> {
  const { order, task, attempt, agent } = intention;
  const after = afterRefusal(answer.reason, task.tries);
  // Read before the transaction opens: what the site asks now.
  const listing =
    after === 'ask-price'
      ? await agent.findListing(order.listing.code).catch(() => undefined)
      : undefined;
  await bookAnswer(deps, intention, async (trx, locked) => {
    const now = deps.clock.now();
    await updateAttempt(
      trx,
      order.id,
      attempt,
      'refused',
      now,
      `${answer.reason}: ${answer.detail}`,
    );
    if (after === 'fail') return bookSoldOut(deps, trx, locked, answer.reason, AGENT);
    const back = await bookMove(deps, trx, locked, {
      to: 'CONFIRMED',
      by: AGENT,
      facts: { reason: answer.reason },
      notice: 'none',
    });
    if (after === 'ask-price' && listing && (await askSitePrice(deps, trx, back, listing))) return;
    if (after === 'again') return again(deps, trx, order.id, task.tries, answer.reason);
    await updateTask(trx, order.id, 'desk', now, { reason: answer.reason });
  });
}

/** The request surely did not leave, or was surely not carried out: it may be asked again, a few times. */
async function bookNotSent(deps: OrdersDeps, intention: Intention, detail: string): Promise<void> {
  const { order, task, attempt } = intention;
  await bookAnswer(deps, intention, async (trx, locked) => {
    const now = deps.clock.now();
    await updateAttempt(trx, order.id, attempt, 'not-sent', now, detail);
    await bookMove(deps, trx, locked, {
      to: 'CONFIRMED',
      by: AGENT,
      facts: { reason: 'site-away' },
      notice: 'none',
    });
    if (task.tries < MOST_TRIES) await again(deps, trx, order.id, task.tries, 'site-away');
    else await updateTask(trx, order.id, 'desk', now, { reason: 'site-away' });
  });
}

async function bookLostAnswer(
  deps: OrdersDeps,
  intention: Intention,
  detail: string,
): Promise<void> {
  deps.log.warn({ order: intention.order.code, detail }, 'the answer to a purchase was lost');
  await bookAnswer(deps, intention, async (trx) => {
    const now = deps.clock.now();
    await updateAttempt(trx, intention.order.id, intention.attempt, 'unknown', now, detail);
    await updateTask(trx, intention.order.id, 'unknown', now, { reason: 'answer-lost' });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code: intention.order.code });
  });
}

async function again(
  deps: OrdersDeps,
  trx: Parameters<typeof lockOrder>[0],
  orderId: string,
  tries: number,
  reason: string,
): Promise<void> {
  const now = deps.clock.now();
  await updateTask(trx, orderId, 'agent', now, { reason });
  await deps.jobs.add(
    trx,
    'orders.buy',
    { orderId },
    { key: `buy:${orderId}`, runAt: new Date(now.getTime() + pauseAfterMs(tries)) },
  );
}

/** Plans the next reading of the purchase history, if there is another one. */
export async function planReading(
  deps: OrdersDeps,
  trx: Parameters<typeof lockOrder>[0],
  orderId: string,
  sentAt: Date,
  now: Date,
): Promise<void> {
  const nextS = nextReadingS((now.getTime() - sentAt.getTime()) / 1_000);
  if (nextS === undefined) return;
  await deps.jobs.add(
    trx,
    'orders.settle-unknown',
    { orderId },
    { key: `settle:${orderId}`, runAt: new Date(sentAt.getTime() + nextS * 1_000) },
  );
}
