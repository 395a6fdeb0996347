import { sql } from 'kysely';
import { dong } from '../../../server/src/kernel/money.ts';
import { reported } from '../money/perform.ts';
import { settleByTwo } from '../money/by-two.ts';
import { STAFF } from '../money/world.ts';
import { type Prize, times } from './prize.ts';
import type { Hand } from './hand.ts';

/** Money that comes in once. */
export const transferPrizes = (hand: Hand): Readonly<Record<string, Prize>> => ({
  'a transfer that names nobody': namelessTransfer(hand),
  'a transfer that two feeds tell at once': transferToldTwice(hand),
  'a credit by hand under one key': creditByHand(hand),
});

const namelessTransfer = ({ people, modules, platform, newNumber }: Hand): Prize => ({
  run: ({ customerId, transferId }: { customerId: string; transferId: string }) =>
    settleByTwo({ modules, platform }, { transferId, customerId }),
  // Whoever comes second finds it proposed, decided or settled.
  refusals: ['wallet.transfer-already-settled', 'approvals.waiting', 'approvals.decided'],
  async prepare() {
    const reference = 1_000_000 + newNumber();
    await modules.topUps.receive(reported(reference, 20_000, 'nap tien', platform.clock.now()));
    const { id } = await platform.db
      .selectFrom('wallet_transfers')
      .select('id')
      .where('bank_reference', '=', `FT${reference}`)
      .executeTakeFirstOrThrow();
    return {
      bodies: times((index) => ({ customerId: people[index], transferId: id })),
      winners: 1,
    };
  },
});

const transferToldTwice = ({ modules, platform, newNumber }: Hand): Prize => ({
  run: async ({ reference, provider }: { reference: number; provider: 'sepay' | 'casso' }) => {
    await modules.topUps.receive({
      ...reported(reference, 20_000, 'nap tien', platform.clock.now()),
      provider,
    });
    const { rows } = await sql<{
      times: number;
    }>`select count(*) as times from ledger_movements m join wallet_transfers t
      on m.key = 'suspense:' || t.id where t.bank_reference = ${`FT${reference}`}`.execute(
      platform.db,
    );
    return rows[0]?.times;
  },
  refusals: [],
  // Nobody is refused; it moved money once.
  count: (shots) => Math.max(...shots.map(({ done }) => done as number)),
  async prepare() {
    const reference = 1_000_000 + newNumber();
    return {
      bodies: times((index) => ({ reference, provider: index % 2 === 0 ? 'sepay' : 'casso' })),
      winners: 1,
    };
  },
});

const creditByHand = ({ modules, withMoney }: Hand): Prize => ({
  run: ({ customerId, key }: { customerId: string; key: string }) =>
    modules.topUps.credit({
      staffId: STAFF.one,
      customerId,
      amount: dong(1_000),
      reason: 'Bù',
      key,
    }),
  refusals: [],
  count: (shots) =>
    Math.max(...shots.map(({ done }) => (done as { available: number }).available)) / 1_000 - 1,
  async prepare() {
    const customerId = await withMoney(1_000);
    return { bodies: times(() => ({ customerId, key: `race:${customerId}` })), winners: 1 };
  },
});
