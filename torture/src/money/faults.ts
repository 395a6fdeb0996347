import { sql } from 'kysely';
import { available, company, createLedger } from '../../../server/src/modules/ledger/index.ts';
import { reported } from './perform.ts';
import type { MoneyWorld } from './world.ts';

interface Fault {
  readonly what: string;
  readonly breakIt: (world: MoneyWorld) => Promise<MoneyWorld> | MoneyWorld;
  /** What a run over it must say. */
  readonly shows: RegExp;
}

const withModules = (world: MoneyWorld, modules: Partial<MoneyWorld['modules']>): MoneyWorld => ({
  ...world,
  modules: { ...world.modules, ...modules },
});

/** Faults that a wallet could have: right for one customer at a time, or as long as nothing is said twice. */
export const MONEY_FAULTS: readonly Fault[] = [
  {
    what: 'a transfer told twice is another one',
    shows: /movements of top-up:\d+ do not stand side by side/,
    breakIt(world) {
      const { topUps } = world.modules;
      let told = 0;
      const receive: typeof topUps.receive = (transaction) =>
        topUps.receive({
          ...transaction,
          providerReference: `${transaction.providerReference}.${told++}`,
        });
      // Signed or not, it comes to the same.
      const receiveSepay: typeof topUps.receiveSepay = ({ rawBody = '' }) => {
        const { id, transferAmount, content } = JSON.parse(rawBody);
        return receive(reported(id, transferAmount, content, world.platform.clock.now()));
      };
      return withModules(world, { topUps: { ...topUps, receive, receiveSepay } });
    },
  },
  {
    what: 'a refund looks at what may come back before it waits',
    shows: /op:\d+ moved .*wallet\.refund-too-high/,
    breakIt(world) {
      const { wallet } = world.modules;
      const ledger = createLedger(world.platform);
      const refund: typeof wallet.refund = async (trx, input) => {
        const most = await wallet.refundableOf(world.platform.db, input.paidFor);
        if (input.amount > most) return wallet.refund(trx, input);
        const { customerId, cause, amount, label, key } = input;
        const movement = {
          currency: 'VND',
          kind: 'refund',
          cause,
          memo: label,
          from: company('goods'),
          to: available(customerId),
          amount,
        } as const;
        await ledger.post(trx, [{ ...movement, key: `${key}:goods` }]);
      };
      return withModules(world, { wallet: { ...wallet, refund } });
    },
  },
  {
    what: 'the ledger does not lock the balance that it reads',
    shows: /duplicate key value violates unique constraint "ledger_movements_version"/,
    async breakIt(world) {
      const { rows } = await sql<{
        text: string;
      }>`select pg_get_functiondef('ledger_post'::regproc) as text`.execute(world.platform.db);
      const lost = (rows[0]?.text ?? '').replaceAll(
        /where b\.customer_id = v_customer for update/gi,
        'where b.customer_id = v_customer',
      );
      if (lost === rows[0]?.text) throw new Error('the lock is written in another way');
      await sql.raw(lost).execute(world.platform.db);
      return world;
    },
  },
];
