import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ApiPerson } from '../../support/api-person.ts';
import { eventually } from '../../support/eventually.ts';
import { aNewcomer, openAccount } from '../../support/people.ts';
import { look, visit } from '../../support/story.ts';
import { notes } from '../notes.ts';
import { clientOf } from '../people/customers.ts';
import { AGENT_SITES, type Goods, putUp, SITES } from '../people/goods.ts';
import type { Office } from '../people/office.ts';
import { allAre } from '../people/orders.ts';

const CUSTOMERS = [
  'Trần Thị Bình',
  'Phạm Văn Cường',
  'Đặng Thu Dung',
  'Bùi Gia Hân',
  'Hồ Minh Khôi',
  'Lý Ngọc Lan',
  'Mai Văn Nam',
  'Ngô Thu Oanh',
];
const ORDERS = 30;
const MONEY_VND = 40_000_000;

/** Strangers open accounts and send money by bank. */
export async function customersCome(): Promise<void> {
  for (const name of CUSTOMERS) {
    const customer = aNewcomer(name);
    await openAccount(customer, MONEY_VND);
    notes.customers.push(customer);
    notes.bankVnd += MONEY_VND;
  }
}

/** Thirty orders, from all seven marketplaces in turn. */
export async function ordersAreMade(): Promise<void> {
  const clients = await Promise.all([...notes.customers.keys()].map(clientOf));
  for (let number = 0; number < ORDERS; number++) {
    const goods = await putUp(SITES[number % SITES.length] as string, number);
    const customer = number % clients.length;
    const code = await buys(clients[customer] as ApiPerson, goods);
    notes.orders.push({ ...goods, code, customer });
  }
}

async function buys(client: ApiPerson, { site, item, priceJpy }: Goods): Promise<string> {
  const wish = { code: item, site, price: priceJpy, ship_mode: 'SEA-HAN' };
  const address = site === 'auction' ? '/api/bid/buy' : '/api/buy-product-now';
  const { status, body } = await client.write('POST', address, wish, randomUUID());
  expect(status, `${site}: ${JSON.stringify(body)}`).toBe(200);
  const { data } = body as { data: { order_code: string | null } };
  expect(data.order_code, site).toBeTruthy();
  return data.order_code ?? '';
}

/** What no program buys, the buyer buys at the site and writes down. */
export async function buyerBuys({ at }: Office): Promise<void> {
  const buyer = await at('buyer');
  await visit(buyer, '/desk/work');
  await look(buyer, 'week-2-work-buyer');
  const byHand = notes.orders.filter(({ site }) => !AGENT_SITES.includes(site));
  for (const [index, { code }] of byHand.entries()) {
    await visit(buyer, `/desk/queue?scan=${code}`);
    await buyer.getByRole('button', { name: 'Nhận mua' }).click();
    await buyer.getByLabel('Mã đơn của sàn').fill(`JP-${code}`);
    if (index === 0) await look(buyer, 'week-2-buy');
    await buyer.getByRole('button', { name: 'Đã mua', exact: true }).click();
    await buyer.getByText('Đã ghi mua xong').first().waitFor();
  }
  await eventually('every order is bought', allAre('BOUGHT'), 60_000);
  await visit(buyer, '/desk/purchases');
  await look(buyer, 'week-2-purchases');
  await visit(buyer, '/desk/float');
  await look(buyer, 'week-2-float-buyer');
}
