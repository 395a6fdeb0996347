import { Errors } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasShared, readSharedJson } from '../../../test-support/world/captures.ts';
import { createOrdersRig, type OrdersRig } from '../../../test-support/rigs/orders-rig.ts';
import { GATHERED, ORDER_STATES } from './rules/order-life.ts';

let rig: OrdersRig;
let customer: string;
beforeAll(async () => {
  rig = await createOrdersRig({ invariants: {} });
  const customerId = await rig.customerWith(90_000_000);
  customer = `customer ${customerId}`;
  // One order in every state of the trade, whatever brought it there: here only what clients can read of it matters, and no invariant holds.
  for (const [index, state] of ORDER_STATES.entries()) {
    const { orderId } = await rig.buy(await rig.wanted(customerId, `m-${index}`, 1_234 + index));
    await rig.db
      .updateTable('orders')
      .set({ state, weight_g: 850, length_cm: 20, width_cm: 15, height_cm: 9 })
      .where('id', '=', orderId)
      .execute();
  }
});
afterAll(() => rig.close());

interface Page {
  readonly results: readonly { readonly code: string }[];
  readonly next?: string;
}
const list = (query: string) => rig.call('GET', `/api/quotes/user?${query}`, customer);

describe('the order list of the mobile client', () => {
  it('knows every step of its tabs, written with a decimal point, and the counters add up', async () => {
    const { options, freeze } = (await list('size=100&page=1')).body;
    expect(options.total).toBe(ORDER_STATES.length);
    expect(Number.isInteger(freeze)).toBe(true);
    const steps = [
      ['1.0', 'wait_for_pay'],
      ['12.2', 'purchase'],
      ['12.3', 'transport'],
      ['7.0', 'processing'],
      ['8.0', 'invoice_created'],
      ['9.0', 'delivery_in_progress'],
      ['10.0', 'delivery_successful'],
      ['11.0', 'canceled'],
    ] as const;
    for (const [step, counter] of steps)
      expect((await list(`size=100&page=1&step=${step}`)).body.data.results, step).toHaveLength(
        options[counter],
      );
    const { total, ...tabs } = options;
    let all = 0;
    for (const [tab, count] of Object.entries(tabs)) {
      const { results, pagination } = (await list(`size=100&tab=${tab}`)).body.data;
      expect([results.length, pagination.total], tab).toEqual([count, count]);
      if (tab in GATHERED === false) all += results.length;
    }
    expect(all).toBe(total);
    expect((await rig.call('GET', '/api/quotes/user/statistic', customer)).body.data).toEqual(
      options,
    );
  });

  it('counts as waiting for a payment only what can be paid now', async () => {
    const { results } = (await list('size=100&tab=wait_for_pay')).body.data;
    expect(results.map((row: { state: string }) => row.state)).toEqual(['PENDING']);
    expect(
      (await list('size=100&tab=wait_for_quote')).body.data.results.map(
        (row: { state: string }) => row.state,
      ),
    ).toEqual(['REQUEST']);
  });

  it('tells 5.5 as 5 and 14.1 as 14, because a fraction would make its whole list unreadable', async () => {
    const { results } = (await list('size=100')).body.data;
    const idOf = (state: string) =>
      results.find((row: { state: string }) => row.state === state).status_id;
    expect([idOf('BUYING'), idOf('PACKING'), idOf('CANCEL'), idOf('BILL_INVENTORY')]).toEqual([
      5, 14, 0, 18,
    ]);
  });

  it('shows as its total what the customer pays first', async () => {
    const { results } = (await list('size=100')).body.data;
    for (const row of results)
      expect(
        Math.floor(
          row.total_currency * row.exchange_rate + row.fee_payment + row.fee_service + row.fee_ship,
        ),
      ).toBe(row.total);
  });

  it('is searched by a code or its beginning, the listing, or words of a title, in my orders only', async () => {
    const all = (await list('size=100')).body.data.results;
    const codes = async (query: string) =>
      (await list(`size=100&${query}`)).body.data.results.map((row: { code: string }) => row.code);
    const [one] = all;
    expect(await codes(`q=${one.code}`)).toEqual([one.code]);
    expect(await codes(`q=${one.code.slice(0, 6).toLowerCase()}`)).toContain(one.code);
    expect(await codes('q=m-3')).toHaveLength(1);
    expect(await codes('q=may%20anh')).toHaveLength(all.length);
    // With a tab, both hold; a page counts only what was found.
    expect((await list('q=m-3&tab=canceled')).body.data.pagination.total).toBe(0);
    expect((await list(`q=${one.code}`)).body.data.pagination.total).toBe(1);
    for (const nothing of ['xe%20hoi', '%25', "')--", '%26%7C!:*'])
      expect(await codes(`q=${nothing}`), nothing).toEqual([]);
    expect(await codes('q=%20')).toHaveLength(all.length);
    expect((await list(`q=${'a'.repeat(121)}`)).status).toBe(400);
    const stranger = `customer ${await rig.customerWith(1_000)}`;
    const theirs = await rig.call('GET', `/api/quotes/user?q=${one.code}`, stranger);
    expect(theirs.body.data.results).toEqual([]);
  });

  it('is sorted and paged by key: each order once, both ways', async () => {
    const codesOf = (results: readonly { code: string }[]) => results.map(({ code }) => code);
    const newest = codesOf((await list('size=100')).body.data.results);
    const paged = async (sort: string) => {
      const seen: string[] = [];
      for (let after: string | undefined = ''; after !== undefined; ) {
        const page: Page = (await list(`size=4&sort=${sort}${after}`)).body.data;
        seen.push(...codesOf(page.results));
        after = page.next && `&after=${encodeURIComponent(page.next)}`;
      }
      return seen;
    };
    expect(await paged('-created')).toEqual(newest);
    expect(await paged('created')).toEqual(newest.toReversed());
    const [first] = newest;
    const last = new Date('2099-01-01T00:00:00Z');
    await rig.db
      .updateTable('orders')
      .set({ moved_at: last })
      .where('code', '=', first as string)
      .execute();
    const moved = await paged('-moved');
    expect(moved[0]).toBe(first);
    expect(await paged('moved')).toEqual(moved.toReversed());
    expect((await list('sort=price')).status).toBe(400);
    const foreign = `yesterday~0190a000-0000-7000-8000-0000000000c1`;
    expect((await list(`sort=created&after=${foreign}`)).status).toBe(400);
  });

  it('is limited to the days that were asked for, and refuses a step that nobody knows', async () => {
    expect((await list('from=2020-01-01&to=2020-12-31')).body.data.results).toEqual([]);
    expect((await list('step=99')).status).toBe(400);
    expect((await list('tab=everything')).status).toBe(400);
    expect((await list('from=2026-13-45')).status).toBe(400);
  });

  it.skipIf(!hasShared)('has the shapes that it decodes and that its screens need', async () => {
    const calls = readSharedJson('spec/mobile-client.json') as {
      id: string;
      response: object;
      screen_requires: object;
    }[];
    const call = calls.find(({ id }) => id === 'quotes.list');
    for (const query of [
      'size=20&page=1&from=2024-02-02&to=2099-05-02',
      'size=20&page=1&step=12.2',
      'size=20&page=9',
    ]) {
      const { body } = await list(query);
      expect(Errors(call?.response as never, body), query).toEqual([]);
      expect(Errors(call?.screen_requires as never, body), query).toEqual([]);
    }
  });
});
