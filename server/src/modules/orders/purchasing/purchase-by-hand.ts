import { type Yen, toDong, yen } from '../../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Mover, Order } from '../order.ts';
import type { PurchaseTask } from './rules/purchase-task.ts';
import { insertEvents } from '../moving/event-store.ts';
import { findOrder, lockOrder, updateNumber, updateVersion } from '../order-store.ts';
import { findOpenAttempt, findTask, updateAttempt, updateTask } from './purchase-store.ts';
import { bookBought, bookSoldOut } from './book-purchase.ts';
import { askCustomer } from '../quoting/change-price.ts';
import { bookMove } from '../moving/move-order.ts';

type Buyer = Mover & { kind: 'staff' };

/** What a person at the purchase desk does. Every write takes the order's code and leaves an event and an audit line. */
export interface PurchaseDesk {
  /** One person at a time: refusal `orders.taken-by-other`. Also takes a task that waits for the agent. */
  take(code: string, by: Buyer): Promise<void>;
  giveBack(code: string, by: Buyer): Promise<void>;
  /** A colleague took it and is away. Refusals `orders.answer-unknown` while something may have been bought, `orders.no-open-purchase` when nobody has it. */
  takeOver(code: string, by: Buyer, reason: string): Promise<void>;
  /** A person looked at what had to be asked about (a battery by air): our program may buy. Refusal `orders.no-agent`. */
  letAgent(code: string, by: Buyer): Promise<void>;
  /** Bought, with the marketplace's number and everything it charged. Refusal `orders.price-above-agreed`. */
  bought(
    code: string,
    by: Buyer,
    proof: { number: string; pricePaid: Yen; photos?: readonly string[] },
  ): Promise<void>;
  notBought(code: string, by: Buyer, reason: string): Promise<void>;
  askPrice(code: string, by: Buyer, price: Yen): Promise<void>;
  /** A person looked at the purchase history of a purchase whose answer was lost. */
  settle(
    code: string,
    by: Buyer,
    seen: { isBought: true; number: string; pricePaid: Yen } | { isBought: false },
  ): Promise<void>;
  /** The marketplace's number of a lot that was won. */
  recordNumber(code: string, by: Buyer, number: string, pricePaid?: Yen): Promise<void>;
}

export function createPurchaseDesk(deps: OrdersDeps): PurchaseDesk {
  const withTask = async (
    code: string,
    work: (trx: Trx, order: Order, task: PurchaseTask) => Promise<void>,
  ): Promise<void> => {
    const known = await findOrder(deps.db, { code });
    refuseUnless(known, 'orders.not-found');
    await inTransaction(deps.db, async (trx) => {
      const order = await lockOrder(trx, known.id);
      const task = await findTask(trx, known.id);
      refuseUnless(
        order && task && task.state !== 'done' && task.state !== 'failed',
        'orders.no-open-purchase',
        { code },
      );
      await work(trx, order, task);
    });
  };
  /** The order is in this person's hands, and nothing that may have been bought is open. */
  const inHand = async (trx: Trx, order: Order, task: PurchaseTask, by: Buyer): Promise<void> => {
    refuseUnless(!(await findOpenAttempt(trx, order.id)), 'orders.answer-unknown', {
      code: order.code,
    });
    refuseUnless(task.takenBy === by.id && order.state === 'BUYING', 'orders.taken-by-other');
  };

  return {
    take: (code, by) =>
      withTask(code, async (trx, order, task) => {
        if (task.takenBy === by.id && order.state === 'BUYING') return;
        refuseUnless(
          task.state === 'desk' || task.state === 'agent',
          task.state === 'price' ? 'orders.no-open-purchase' : 'orders.answer-unknown',
          {
            code,
          },
        );
        refuseUnless(task.takenBy === undefined, 'orders.taken-by-other');
        await updateTask(trx, order.id, 'desk', deps.clock.now(), { takenBy: by.id });
        await bookMove(deps, trx, order, { to: 'BUYING', by });
      }),
    giveBack: (code, by) =>
      withTask(code, async (trx, order, task) => {
        await inHand(trx, order, task, by);
        await updateTask(trx, order.id, 'desk', deps.clock.now(), { takenBy: undefined });
        await bookMove(deps, trx, order, { to: 'CONFIRMED', by, notice: 'none' });
      }),
    takeOver: (code, by, reason) =>
      withTask(code, async (trx, order, task) => {
        if (task.takenBy === by.id) return;
        refuseUnless(!(await findOpenAttempt(trx, order.id)), 'orders.answer-unknown', { code });
        refuseUnless(
          task.takenBy !== undefined && order.state === 'BUYING',
          'orders.no-open-purchase',
          { code },
        );
        const [at, version] = [deps.clock.now(), order.version + 1];
        await updateTask(trx, order.id, 'desk', at, { takenBy: by.id });
        const facts = { takenFrom: task.takenBy, reason };
        await insertEvents(trx, [
          {
            orderId: order.id,
            version,
            from: undefined,
            to: order.state,
            by,
            facts,
            photos: [],
            at,
          },
        ]);
        await updateVersion(trx, order.id, version);
        const [before, after] = [{ takenBy: task.takenBy }, { takenBy: by.id }];
        await deps.audit(trx, {
          actor: by.id,
          action: 'order.take-over',
          subject: `order:${code}`,
          reason,
          before,
          after,
        });
        await deps.live.tell(trx, 'desk', {
          kind: 'purchase-taken-over',
          code,
          from: task.takenBy,
          byName: (await deps.staffName?.(by.id)) ?? '',
          reason,
        });
        await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code });
      }),
    letAgent: (code, by) =>
      withTask(code, async (trx, order, task) => {
        refuseUnless(
          order.state === 'CONFIRMED' && task.state === 'desk',
          'orders.no-open-purchase',
          { code },
        );
        refuseUnless(order.quantity === 1 && deps.agentFor(order.listing.site), 'orders.no-agent');
        await updateTask(trx, order.id, 'agent', deps.clock.now(), {
          reason: undefined,
          takenBy: undefined,
          tries: 0,
        });
        await deps.jobs.add(trx, 'orders.buy', { orderId: order.id }, { key: `buy:${order.id}` });
        await deps.audit(trx, {
          actor: by.id,
          action: 'order.let-agent',
          subject: `order:${code}`,
          before: { reason: task.reason },
        });
        await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code });
      }),
    bought: (code, by, { number, pricePaid, photos }) =>
      withTask(code, async (trx, order, task) => {
        await inHand(trx, order, task, by);
        refuseAbove(order, pricePaid);
        await bookBought(deps, trx, order.id, {
          orderNumber: number,
          pricePaid,
          by,
          ...(photos ? { photos } : {}),
        });
      }),
    notBought: (code, by, reason) =>
      withTask(code, async (trx, order, task) => {
        await inHand(trx, order, task, by);
        await bookSoldOut(deps, trx, order, reason, by);
      }),
    askPrice: (code, by, price) =>
      withTask(code, async (trx, order, task) => {
        await inHand(trx, order, task, by);
        const back = await bookMove(deps, trx, order, {
          to: 'CONFIRMED',
          by,
          facts: { askedPrice: price },
          notice: 'none',
        });
        await askCustomer(deps, trx, back, price, undefined);
      }),
    settle: (code, by, seen) =>
      withTask(code, async (trx, order) => {
        const attempt = await findOpenAttempt(trx, order.id);
        refuseUnless(attempt && order.state === 'BUYING', 'orders.no-open-purchase', { code });
        if (seen.isBought) {
          await bookBought(deps, trx, order.id, {
            orderNumber: seen.number,
            pricePaid: seen.pricePaid,
            attempt: attempt.number,
            account: attempt.account,
            by,
          });
          return;
        }
        await updateAttempt(
          trx,
          order.id,
          attempt.number,
          'absent',
          deps.clock.now(),
          'a person saw that nothing was bought',
        );
        await updateTask(trx, order.id, 'desk', deps.clock.now(), {
          reason: 'answer-lost',
          takenBy: undefined,
        });
        await bookMove(deps, trx, order, {
          to: 'CONFIRMED',
          by,
          facts: { reason: 'seen-not-bought' },
          notice: 'none',
        });
      }),
    async recordNumber(code, by, number, pricePaid) {
      const known = await findOrder(deps.db, { code });
      refuseUnless(known, 'orders.not-found');
      refuseUnless(known.state === 'BOUGHT', 'orders.no-open-purchase', { code });
      await inTransaction(deps.db, async (trx) => {
        await updateNumber(trx, known.id, number, pricePaid, undefined);
        await deps.audit(trx, {
          actor: by.id,
          action: 'order.number',
          subject: `order:${code}`,
          after: { number, pricePaid },
        });
      });
    },
  };
}

/** More than the customer agreed to, goods and shipping in Japan together, is theirs to decide. */
function refuseAbove(order: Order, pricePaid: Yen): void {
  const agreedLines = order.price.lines.filter(
    ({ payment, group }) => payment === 1 && (group === 'goods' || group === 'japan'),
  );
  const agreedDong = agreedLines.reduce((total, { highDong }) => total + highDong, 0);
  if (toDong(pricePaid, order.rate) <= agreedDong) return;
  const agreed = yen(
    agreedLines.reduce((total, line) => total + (line.currency === 'JPY' ? line.amount : 0), 0),
  );
  throw new Refusal('orders.price-above-agreed', { paid: pricePaid, agreed });
}
