import type { CustomerTableRow } from '@hako/contract/desk/customer-table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { staffToken } from '../../../../test-support/people/sign-in.ts';
import {
  type PretendService,
  startPretendService,
} from '../../../../test-support/world/pretend-service.ts';
import { DEMO_CUSTOMER } from '../../../demo-people.ts';

const MONEY = 50_000_000;
let service: PretendService;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  service = await startPretendService(MONEY);
  for (const name of ['sales', 'accountant', 'warehouse-jp'])
    tokens[name] = await staffToken(service, name);
});
afterAll(() => service.close());

const as = (name: string, path: string) => call(service, 'GET', path, { token: tokens[name] });
const found = async (query: string): Promise<CustomerTableRow[]> =>
  (await as('sales', `/api/desk/customers?${query}`)).body.data.rows;
/** A file is no JSON: it is fetched as text. */
const file = async (name: string, query: string) =>
  fetch(`${service.url}/api/desk/customers/export?${query}`, {
    headers: { authorization: `Bearer ${tokens[name]}` },
  });
const audited = async () =>
  (
    await service.platform.pool.query(
      `select actor, subject, after from staff_audit where action = 'table.export' order by at`,
    )
  ).rows;

it('finds a customer by number, e-mail, and any beginning of the name', async () => {
  const [row] = await found(`q=${encodeURIComponent(DEMO_CUSTOMER.email)}`);
  expect(row).toMatchObject({ email: DEMO_CUSTOMER.email, available_vnd: MONEY, orders: 0 });
  expect(await found(`q=${row?.customer_no}`)).toMatchObject([{ id: row?.id }]);
  const word = (row?.full_name.split(' ').at(-1) ?? '').slice(0, 2);
  expect((await found(`q=${encodeURIComponent(word)}`)).map(({ id }) => id)).toContain(row?.id);
  expect(await found('q=khongcoaitentheodau')).toEqual([]);
});

it('is not for the warehouses', async () => {
  expect((await as('warehouse-jp', '/api/desk/customers')).status).toBe(403);
});

it('leaves as a file only for who keeps the books, and each time with a line in the audit', async () => {
  expect((await file('sales', 'kind=csv')).status).toBe(403);
  expect(await audited()).toEqual([]);
  const answer = await file('accountant', `kind=csv&from=2020-01-01&q=${DEMO_CUSTOMER.email}`);
  expect(await answer.text()).toContain(DEMO_CUSTOMER.email);
  const lines = await audited();
  expect(lines).toMatchObject([
    { subject: 'customers', after: { count: 1, from: '2020-01-01', q: '…' } },
  ]);
  // What was typed names a person, and the audit cannot forget.
  expect(JSON.stringify(lines)).not.toContain(DEMO_CUSTOMER.email);
});
