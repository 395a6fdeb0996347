import { sql } from 'kysely';
import { yen } from '../../../server/src/kernel/money.ts';
import { STAFF } from '../money/world.ts';
import { approvedBills } from '../money/wanted.ts';
import { type Prize, times } from './prize.ts';
import type { Hand } from './hand.ts';

/** Bills and quotes that are paid once. */
export const paymentPrizes = (hand: Hand): Readonly<Record<string, Prize>> => ({
  'the payment of a bill': paidBill(hand),
  'an answered quote': answeredQuote(hand),
});

const paidBill = ({ world, modules, platform, withMoney }: Hand): Prize => ({
  run: async ({ customerId, code }: { customerId: string; code: string }) => {
    await modules.billing.payBills({ codes: [code], customerId });
    const { rows } = await sql<{
      times: number;
    }>`select count(distinct customer_version) as times from ledger_movements m
      join bills b on b.id::text = m.cause_id where b.code = ${code} and m.key = 'bill:' || b.id || ':freight'`.execute(
      platform.db,
    );
    return rows[0]?.times;
  },
  refusals: [],
  // Everybody is told that it is paid; it moved money once.
  count: (shots) => Math.max(...shots.map(({ done }) => done as number)),
  async prepare() {
    const customerId = await withMoney(3_000_000);
    const [bill] = await approvedBills(world, customerId, 1);
    return { bodies: times(() => ({ customerId, code: bill?.code })), winners: 1 };
  },
});

const answeredQuote = ({ modules, withMoney }: Hand): Prize => ({
  run: ({ customerId, code }: { customerId: string; code: string }) =>
    modules.orders.payQuotes({
      customerId,
      quotes: [{ code }],
      discountCodes: [],
      agreedFirstPayment: undefined,
    }),
  refusals: ['orders.quote-not-open'],
  async prepare() {
    const customerId = await withMoney(3_000_000);
    const thing = {
      name: 'Máy ảnh',
      link: 'https://shop.example/1',
      price: yen(1_000),
      pictures: [],
      quantity: 1,
      note: undefined,
    };
    const [made] = await modules.orders.requestQuotes({
      customerId,
      things: [{ ...thing, shipMode: 'AIR-HAN', services: [] }],
      addressId: undefined,
    });
    const code = made?.code ?? '';
    const by = { kind: 'staff', id: STAFF.one, roles: ['sales'] } as const;
    await modules.orders.answerQuote({
      code,
      by,
      price: yen(1_000),
      domesticShipping: yen(0),
      weightG: 400,
      note: undefined,
    });
    return { bodies: times(() => ({ customerId, code })), winners: 1 };
  },
});
