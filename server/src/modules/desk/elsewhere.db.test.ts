import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';
import {
  type PretendService,
  startPretendService,
} from '../../../test-support/world/pretend-service.ts';

let service: PretendService;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  service = await startPretendService(5_000_000);
  for (const name of ['accountant', 'sales', 'warehouse-jp', 'admin'])
    tokens[name] = await staffToken(service, name);
});
afterAll(() => service.close());

const elsewhere = async (name: string): Promise<Record<string, number>> => {
  const { body } = await call(service, 'GET', '/api/desk/queue', { token: tokens[name] });
  const rows = body.data.elsewhere as { page: string; count: number }[];
  return Object.fromEntries(rows.map(({ page, count }) => [page, count]));
};

it('tells the accountant what waits on other pages, and nobody else', async () => {
  expect(await elsewhere('accountant')).toEqual({});
  await call(service, 'POST', '/api/desk/exchange-price', {
    token: tokens['accountant'],
    body: { sell_x100: 30_000, reason: 'Bảng sáng nay' },
  });
  await service.asCustomer('POST', '/api/complaint', {
    type: 'other',
    content: 'Tôi cần hỏi về một khoản phí.',
  });
  await service.asCustomer('POST', '/api/wallet/claims', {
    amount: 333_000,
    reference: 'FT',
    note: 'quên nội dung',
  });
  expect(await elsewhere('accountant')).toEqual({ approvals: 1, claims: 1 });
  expect(await elsewhere('sales')).toEqual({ complaints: 1 });
  expect(await elsewhere('warehouse-jp')).toEqual({});
  expect(await elsewhere('admin')).toEqual({ approvals: 1, claims: 1, complaints: 1 });
});
