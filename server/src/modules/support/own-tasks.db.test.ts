import {
  OWN_TASKS_COUNTED,
  OWN_TASKS_OF_A_KIND,
  type OwnTask,
} from '@hako/contract/support/own-tasks';
import { describe, expect, it } from 'vitest';
import {
  answer,
  ask,
  pay,
  request,
  service,
  setUpQuotesRig,
} from '../../../test-support/rigs/orders/quotes-rig.ts';
import { newId } from '../../kernel/chance.ts';

setUpQuotesRig();

const tasks = async (kind?: OwnTask['kind']): Promise<OwnTask[]> =>
  ((await ask('GET', '/api/me/tasks')).body.data as OwnTask[]).filter(
    (one) => kind === undefined || one.kind === kind,
  );
const counts = async () => (await ask('GET', '/api/me/tasks')).body.counts;
const run = (text: string, values: unknown[] = []) => service.platform.pool.query(text, values);
const me = async (): Promise<string> =>
  (await run('select customer_id from orders order by created_at limit 1')).rows[0]
    ?.customer_id as string;

/** Bills of this customer that wait to be paid, as rows alone. */
const addBills = (customerId: string, count: number) =>
  run(
    `insert into bills (id, code, customer_id, state, total_vnd, address, created_at, moved_at)
     select gen_random_uuid(), 'PXTASK' || n, $1, 'BILL_APPROVED', 1000 + n, '{}', now(), now() + n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [customerId, count],
  );

const LOT = 'taskslot1';
/** A bid that was outbid on a lot that ends in so many minutes. */
async function addOutbid(customerId: string, minutes: number): Promise<void> {
  await run(
    `insert into watched_auctions (site, code, title, listing, seller_id, price_jpy, bid_count, ends_at, read_at, settled_at)
     values ('auction', $1, 'ニコン FM2', $3, 's', 900, 2, now() + $2::int * interval '1 minute', now(), now())`,
    [LOT, minutes, { titleVi: 'Máy ảnh Nikon FM2', pictures: ['https://site.test/1.jpg'] }],
  );
  await run(
    `insert into bids (id, customer_id, site, code, mode, maximum_jpy, status, account, ship_mode, hold_vnd, is_held,
       rate_vnd, rate_scale, priced_at, created_at, updated_at)
     values ($1, $2, 'auction', $3, 'now', 800, 'outbid', 'a', 'AIR', 1000, false, 170, 1, now(), now(), now())`,
    [newId(), customerId, LOT],
  );
}
const removeRows = async () => {
  await run(`delete from bills where code like 'PXTASK%'`);
  await run('delete from bids where code = $1', [LOT]);
  await run('delete from watched_auctions where code = $1', [LOT]);
};

describe('what waits for a customer', () => {
  it('an answered quote waits with its sum until it lapses, and no longer when it is paid', async () => {
    const code = await request();
    expect(await tasks('quote')).toEqual([]);
    const { firstPayment } = await answer(code);
    const [quote] = await tasks('quote');
    expect(quote).toMatchObject({
      subject: code,
      title: 'Đèn bàn gốm Hasami',
      amount_vnd: firstPayment,
    });
    const left = Date.parse(quote?.ends_at ?? '') - service.platform.clock.now().getTime();
    expect(left).toBeGreaterThan(86_000_000);
    await pay([code], { agreed_first_payment: firstPayment });
    expect(await tasks('quote')).toEqual([]);
  });

  it('bills wait with the oldest first, a few of them, and those of others never', async () => {
    await addBills(newId(), 1);
    await removeRows();
    await addBills(await me(), OWN_TASKS_OF_A_KIND + 2);
    await run(`update bills set is_cod = true where code = 'PXTASK1'`);
    await run(`update bills set paid_at = now() where code = 'PXTASK2'`);
    const codes = (await tasks('bill')).map(({ subject }) => subject);
    expect(codes).toEqual(['PXTASK3', 'PXTASK4', 'PXTASK5', 'PXTASK6', 'PXTASK7']);
    await run('update bills set customer_id = $1', [newId()]);
    expect(await tasks('bill')).toEqual([]);
    await removeRows();
  });

  it('are counted beyond those that are listed, up to a limit', async () => {
    const none = { outbid: 0, won: 0, price: 0, quote: 0, bill: 0, address: 0 };
    expect(await counts()).toEqual(none);
    const customerId = await me();
    await addBills(customerId, OWN_TASKS_OF_A_KIND + 2);
    await addOutbid(customerId, 30);
    expect(await counts()).toEqual({ ...none, outbid: 1, bill: OWN_TASKS_OF_A_KIND + 2 });
    expect(await tasks('bill')).toHaveLength(OWN_TASKS_OF_A_KIND);
    await removeRows();
    await addBills(customerId, OWN_TASKS_COUNTED + 1);
    expect(await counts()).toEqual({ ...none, bill: OWN_TASKS_COUNTED });
    await removeRows();
  });

  it('a lot where somebody pays more waits while it is open, before all else', async () => {
    const customerId = await me();
    await addBills(customerId, 1);
    await addOutbid(customerId, 30);
    const picture = 'https://site.test/1.jpg';
    expect(await tasks()).toMatchObject([
      { kind: 'outbid', subject: LOT, site: 'auction', title: 'Máy ảnh Nikon FM2', picture },
      { kind: 'bill' },
    ]);
    await run(`update watched_auctions set ends_at = now() - interval '1 minute' where code = $1`, [
      LOT,
    ]);
    expect(await tasks('outbid')).toEqual([]);
    await removeRows();
  });

  it('a customer without an address is asked for one', async () => {
    expect(await tasks('address')).toEqual([]);
    const { rows } = await run(
      `update customer_addresses set removed_at = now(), is_primary = false
       where customer_id = $1 and removed_at is null returning address_id`,
      [await me()],
    );
    expect(await tasks('address')).toMatchObject([{ kind: 'address', subject: '' }]);
    await run('update customer_addresses set removed_at = null where address_id = any($1)', [
      rows.map(({ address_id: id }) => id as string),
    ]);
  });
});
