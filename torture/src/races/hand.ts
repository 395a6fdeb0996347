import { dong } from '../../../server/src/kernel/money.ts';
import type { PurchaseOrder } from '../../../server/src/modules/orders/index.ts';
import type { Trx } from '../../../server/src/platform/database/database.ts';
import { inTransaction } from '../../../server/src/platform/database/transaction.ts';
import { type MoneyWorld, newCustomer, STAFF } from '../money/world.ts';
import { wantedOrder } from '../money/wanted.ts';
import { times } from './prize.ts';

export type Hand = ReturnType<typeof createHand>;

/** What every prize about money needs: customers who have exactly so much, and single calls. Amounts in đồng. */
export function createHand(world: MoneyWorld, people: readonly string[]) {
  const { modules, platform } = world;
  const { wallet } = modules;
  const write = (work: (trx: Trx) => Promise<unknown>) => inTransaction(platform.db, work);
  let number = 0;
  const newNumber = (): number => number++;
  /** A newcomer who has exactly so much. */
  const withMoney = async (amount: number): Promise<string> => {
    const customerId = await newCustomer(world, `+849${String(50_000_000 + newNumber())}`);
    await modules.topUps.credit({
      staffId: STAFF.one,
      customerId,
      amount: dong(amount),
      reason: 'Số dư đầu kỳ',
      key: `start:${customerId}`,
    });
    return customerId;
  };
  const pay = ({ customerId, id, amount }: { customerId: string; id: string; amount: number }) =>
    write((trx) =>
      wallet.pay(trx, {
        customerId,
        cause: { type: 'order', id },
        parts: [{ to: 'goods', amount: dong(amount) }],
        key: `race:${id}`,
        label: 'Thử',
      }),
    );
  const orders = (customers: readonly string[], coupon: string) =>
    Promise.all(
      times(async (index) =>
        wantedOrder(world, customers[index % customers.length] as string, coupon),
      ),
    );
  const order = (wanted: PurchaseOrder) =>
    write((trx) => modules.orders.createForPurchase(trx, wanted));

  return {
    world,
    people,
    modules,
    platform,
    wallet,
    write,
    withMoney,
    pay,
    orders,
    order,
    newNumber,
  };
}
