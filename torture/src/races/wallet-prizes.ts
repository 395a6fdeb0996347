import { newId } from '../../../server/src/kernel/chance.ts';
import { dong } from '../../../server/src/kernel/money.ts';
import type { HoldCause } from '../../../server/src/modules/wallet/index.ts';
import { type Prize, times } from './prize.ts';
import type { Hand } from './hand.ts';

const NOT_ENOUGH = ['wallet.not-enough'];

/** What a wallet can pay, hold and get back once. */
export const walletPrizes = (hand: Hand): Readonly<Record<string, Prize>> => ({
  'the last of a wallet': lastOfAWallet(hand),
  'a hold or a payment': holdOrPayment(hand),
  'a captured hold or its release': captureOrRelease(hand),
  'what may be refunded of a payment': refundOfAPayment(hand),
});

const lastOfAWallet = ({ withMoney, pay }: Hand): Prize => ({
  run: pay,
  refusals: NOT_ENOUGH,
  async prepare() {
    const customerId = await withMoney(25_000);
    return { bodies: times(() => ({ customerId, id: newId(), amount: 10_000 })), winners: 2 };
  },
});

const holdOrPayment = ({ wallet, write, withMoney, pay }: Hand): Prize => ({
  run: (body: { customerId: string; id: string; amount: number; isHold: boolean }) =>
    body.isHold
      ? write((trx) =>
          wallet.hold(trx, {
            ...body,
            amount: dong(body.amount),
            cause: { type: 'bid', id: body.id },
            label: 'Thử',
          }),
        )
      : pay(body),
  refusals: NOT_ENOUGH,
  async prepare() {
    const customerId = await withMoney(70_000);
    return {
      bodies: times((index) => ({
        customerId,
        id: newId(),
        amount: 70_000,
        isHold: index % 2 === 0,
      })),
      winners: 1,
    };
  },
});

const captureOrRelease = ({ platform, wallet, write, withMoney }: Hand): Prize => ({
  run: async ({ cause, isCapture }: { cause: HoldCause; isCapture: boolean }) => {
    await write((trx) =>
      isCapture
        ? wallet.capture(trx, { cause, parts: [{ to: 'goods', amount: dong(30_000) }] })
        : wallet.release(trx, { cause, reason: 'Thử' }),
    ).catch((error: Error) => {
      // To capture what was released is a mistake of the caller, and moves nothing.
      if (!/was released/.test(error.message)) throw error;
    });
    return wallet.holdOf(platform.db, cause);
  },
  refusals: [],
  // However it ended, it ended once: everybody sees the same end.
  count: (shots) => new Set(shots.map(({ done }) => JSON.stringify(done))).size,
  async prepare() {
    const customerId = await withMoney(30_000);
    const cause: HoldCause = { type: 'bid', id: newId() };
    await write((trx) =>
      wallet.hold(trx, { customerId, cause, amount: dong(30_000), label: 'Thử' }),
    );
    return { bodies: times((index) => ({ cause, isCapture: index % 2 === 0 })), winners: 1 };
  },
});

const refundOfAPayment = ({ wallet, write, withMoney, pay }: Hand): Prize => ({
  run: ({ customerId, paidFor, key }: { customerId: string; paidFor: string; key: string }) => {
    const cause = { type: 'order', id: paidFor } as const;
    return write((trx) =>
      wallet.refund(trx, {
        customerId,
        cause,
        paidFor: cause,
        amount: dong(10_000),
        key,
        label: 'Thử',
      }),
    );
  },
  refusals: ['wallet.refund-too-high'],
  async prepare() {
    const [customerId, paidFor] = [await withMoney(35_000), newId()];
    await pay({ customerId, id: paidFor, amount: 35_000 });
    return {
      bodies: times(() => ({ customerId, paidFor, key: `race-refund:${newId()}` })),
      winners: 3,
    };
  },
});
