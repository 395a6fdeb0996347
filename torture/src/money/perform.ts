import { AssertionError } from 'node:assert';
import { dong } from '../../../server/src/kernel/money.ts';
import { Refusal } from '../../../server/src/kernel/refusal.ts';
import type { Cause } from '../../../server/src/modules/ledger/index.ts';
import type { Trx } from '../../../server/src/platform/database/database.ts';
import { inTransaction } from '../../../server/src/platform/database/transaction.ts';
import { cassoDelivery, sepayDelivery } from '../../../server/test-support/rigs/wallet-rig.ts';
import type { Answer, Operation } from './operation.ts';
import { approve, settleByTwo } from './by-two.ts';
import { type MoneyWorld, STAFF } from './world.ts';
import { wantedOrder } from './wanted.ts';

type Of<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;

/** Bills are paid together in one call, which answers for each; everything else is one call of its own. */
export async function performAll(
  world: MoneyWorld,
  operations: readonly Operation[],
  phoneOf: (customerId: string) => string,
): Promise<Answer[]> {
  const bills = operations.filter((operation) => operation.kind === 'bill');
  const [first] = bills;
  if (!first) return Promise.all(operations.map((operation) => perform(world, operation, phoneOf)));
  const answers = await world.modules.billing.payBills({
    codes: bills.map(({ code }) => code),
    customerId: first.customerId,
  });
  return bills.map(({ id, code }) => {
    const answer = answers.find((one) => one.code === code);
    return {
      place: answer?.isPaid ? `bill:${id}` : undefined,
      refusal: answer?.refusal?.code ?? (answer?.isPaid ? undefined : 'not answered'),
    };
  });
}

/** Does it through the service, as a route or another module would, and says what became of it. Any other failure is thrown. */
async function perform(
  world: MoneyWorld,
  operation: Operation,
  phoneOf: (customerId: string) => string,
): Promise<Answer> {
  try {
    return { place: await done(world, operation, phoneOf), refusal: undefined };
  } catch (error) {
    if (error instanceof Refusal) return { place: undefined, refusal: error.code };
    if (error instanceof AssertionError) return { place: undefined, refusal: 'mistake' };
    throw error;
  }
}

/** Gives back the place of its movements in the ledger, see `place-of.ts`. */
async function done(
  world: MoneyWorld,
  operation: Operation,
  phoneOf: (customerId: string) => string,
): Promise<string> {
  const { modules, platform } = world;
  const { customerId } = operation;
  const write = (work: (trx: Trx) => Promise<unknown>) => inTransaction(platform.db, work);
  switch (operation.kind) {
    case 'top-up':
      await topUp(world, operation, phoneOf(customerId));
      return `top-up:${operation.reference}`;
    case 'settle':
      await settleByTwo(world, { transferId: operation.transferId, customerId });
      return `settle:${operation.transferId}`;
    case 'hold':
    case 'change-hold':
    case 'release':
    case 'capture':
    case 'pay':
    case 'refund':
      await write((trx) => moveInWallet(modules.wallet, trx, operation));
      return operation.label;
    case 'adjust':
      await modules.topUps.credit({
        staffId: STAFF.one,
        customerId,
        amount: dong(operation.amount),
        reason: operation.label,
        key: operation.label,
      });
      await approve(world, `adjustment:${STAFF.one}:${operation.label}`);
      return operation.label;
    case 'withdraw':
      return `withdraw:${(await modules.payouts.request({ customerId, amount: dong(operation.amount), cardId: undefined, note: '' })).id}`;
    case 'withdrawal-end':
      await endWithdrawal(world, operation);
      return `withdrawal-end:${operation.id}`;
    case 'vip-on':
      return `vip-on:${(await modules.memberships.activate(customerId, operation.plan)).id}`;
    case 'vip-off':
      return `vip-off:${(await modules.memberships.cancel(customerId)).id}`;
    case 'order': {
      const wanted = await wantedOrder(world, customerId, operation.coupon);
      const made = await inTransaction(platform.db, (trx) =>
        modules.orders.createForPurchase(trx, wanted),
      );
      return `order:${made.orderId}:${made.code}`;
    }
    case 'order-cancel':
      await modules.orders.cancel({
        code: operation.code,
        by: { kind: 'customer', id: customerId },
      });
      return `order-cancel:${operation.orderId}`;
    case 'bill':
      throw new Error('bills are paid together');
  }
}

/** What other modules do with a wallet, in their transactions. */
function moveInWallet(
  wallet: MoneyWorld['modules']['wallet'],
  trx: Trx,
  operation: Of<'hold' | 'change-hold' | 'release' | 'capture' | 'pay' | 'refund'>,
): Promise<unknown> {
  switch (operation.kind) {
    case 'hold':
      return wallet.hold(trx, { ...operation, amount: dong(operation.amount) });
    case 'change-hold':
      return wallet.changeHold(trx, { ...operation, amount: dong(operation.amount) });
    case 'release':
      return wallet.release(trx, { cause: operation.cause, reason: operation.label });
    case 'capture':
      return wallet.capture(trx, operation);
    case 'pay':
      return wallet.pay(trx, { ...operation, cause: operation.paidFor, key: operation.label });
    case 'refund':
      return wallet.refund(trx, {
        ...operation,
        cause: operation.paidFor as Cause,
        amount: dong(operation.amount),
        key: operation.label,
      });
  }
}

async function topUp(
  { modules, platform }: MoneyWorld,
  { amount, reference, way }: Of<'top-up'>,
  phone: string,
): Promise<void> {
  const now = platform.clock.now();
  const news = { id: reference, content: `${phone} QA ODN`, amount };
  if (way === 'sepay') return received(modules.topUps.receiveSepay, sepayDelivery(news, now));
  if (way === 'casso') return received(modules.topUps.receiveCasso, cassoDelivery(news, now));
  await modules.topUps.receive(reported(reference, amount, news.content, now));
}

const received = async (
  receive: MoneyWorld['modules']['topUps']['receiveSepay'],
  { headers, payload }: ReturnType<typeof sepayDelivery>,
): Promise<void> => void (await receive({ headers, rawBody: payload }));

/** A line of the bank's own statement. */
export const reported = (reference: number, amount: number, content: string, at: Date) => ({
  provider: 'sepay' as const,
  accountNumber: '1017588888',
  providerReference: String(reference),
  bankReference: `FT${reference}`,
  direction: 'in' as const,
  amount: dong(amount),
  content,
  transferredAt: at,
  raw: '{}',
});

/** Paid by two persons, refused by one, or taken back by its owner. What was approved before stays approved. */
async function endWithdrawal(
  { modules }: MoneyWorld,
  { id, end, customerId }: Of<'withdrawal-end'>,
): Promise<void> {
  if (end === 'cancel') {
    await modules.payouts.cancel(customerId, id);
    return;
  }
  const decide = (staffId: string, decision: 'approve' | 'pay' | 'reject') =>
    modules.payouts.decide({
      staffId,
      id,
      decision,
      bankReference: `RF${id}`,
      reason: 'Sai tên chủ tài khoản',
    });
  if (end === 'reject') {
    await decide(STAFF.one, 'reject');
    return;
  }
  await decide(STAFF.one, 'approve').catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
  await decide(STAFF.other, 'pay');
}
