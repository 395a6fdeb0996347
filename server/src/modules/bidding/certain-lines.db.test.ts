import { pricedItem } from '@hako/contract/pricing/priced-item';
import { expect, test } from 'vitest';
import {
  job,
  service,
  setUpShownIsChargedRig,
} from '../../../test-support/rigs/bidding/shown-is-charged-rig.ts';
import { offer, TRADES } from '../../../test-support/rigs/bidding/trades.ts';

setUpShownIsChargedRig();

interface Line {
  readonly code: string;
  readonly payment: number;
  readonly certainty: string;
  readonly vnd: number;
  readonly amount: number;
}
/** What was bought, as PostgreSQL keeps it. */
interface Bought {
  readonly price: { readonly lines: readonly (Line & { readonly dong: number })[] };
  readonly first_payment_vnd: string;
}

/** The certain lines of the first payment. */
const certain = (lines: readonly Line[]) =>
  lines
    .filter(({ payment, certainty }) => payment === 1 && certainty === 'certain')
    .map(({ code, vnd }) => [code, vnd]);

/** Yahoo! Auctions answers with the price alone, Mercari with everything that it charged. */
const chargedAt = (site: string, lines: readonly Line[]): number =>
  lines
    .filter(({ code }) =>
      site === 'auction'
        ? code === 'tien-hang'
        : ['tien-hang', 'thue-nhat-ban', 'phi-van-chuyen-noi-dia'].includes(code),
    )
    .reduce((sum, { amount }) => sum + amount, 0);

/** A fee that depends on the place, where the site does not quote the one to our warehouse. */
test('a fee that may be higher is certain neither on the page nor on the bill', async () => {
  const code = await offer(service, 'auction', 'auctions', { isStore: false });
  service.sim.world.faults.add({
    party: 'yahoo-auctions',
    path: '^/web/api/itempage/',
    kind: 'garbage',
  });
  try {
    const lines = await expectSameLines('auction', code);
    expect(lines.map(([line]) => line)).not.toContain('phi-van-chuyen-noi-dia');
  } finally {
    service.sim.world.faults.remove({});
  }
});

test.each(TRADES)(
  '%s at %s: what the page tells as certain is what is billed',
  async (...trade) => {
    const [, site, path, spec] = trade;
    await expectSameLines(site, await offer(service, site, path, spec));
  },
);

/** Compares the page of a listing with the order of it; gives the certain lines. */
async function expectSameLines(site: string, code: string) {
  const { data: item } = (await service.asCustomer('GET', `/api/catalog/items/${site}/${code}`))
    .body;
  expect(item, code).toMatchObject({ can_buy: true });
  const asked = { items: [pricedItem(item, item.price_jpy)], ship_mode: 'AIR-HAN' };
  const page = (await service.asCustomer('POST', '/api/calculate-price', asked)).body;
  const lines: readonly Line[] = page.breakdown[0].lines;
  const bought = await service.asCustomer('POST', '/api/bid/buy', {
    site,
    code,
    price: item.price_jpy,
    ship_mode: 'AIR-HAN',
  });
  expect(bought.body, JSON.stringify(bought.body)).toMatchObject({ success: true });
  const { rows } = await service.platform.pool.query<Bought>(
    'select id, price, first_payment_vnd from orders where code = $1',
    [bought.body.data.order_code],
  );
  const order = rows[0] as Bought & { id: string };
  const billed = order.price.lines.map((line) => ({ ...line, vnd: line.dong }));
  expect(certain(lines)).toEqual(certain(billed));
  expect(certain(lines).length).toBeGreaterThan(2);
  expect(page.breakdown[0].first_payment.likely).toBe(Number(order.first_payment_vnd));

  // Where a program buys, the site charges what the certain lines say.
  await job('orders.buy', { orderId: order.id });
  const paid = await service.platform.pool.query(
    'select state, price_paid_jpy from orders where id = $1',
    [order.id],
  );
  const { state, price_paid_jpy } = paid.rows[0];
  if (state === 'BOUGHT') expect(Number(price_paid_jpy)).toBe(chargedAt(site, lines));
  return certain(lines);
}
