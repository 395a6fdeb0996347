import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';

let service: PretendService;
let accountant: string;
let admin: string;
beforeAll(async () => {
  service = await startPretendService(1_000_000);
  accountant = await staffToken(service, 'accountant');
  admin = await staffToken(service, 'admin');
});
afterAll(() => service.close());

const enter = (sell_x100: number, reason: string | undefined = 'Bảng Vietcombank 9 giờ') =>
  call(service, 'POST', '/api/desk/exchange-price', {
    token: accountant,
    body: { sell_x100, reason },
  });
const inUse = async () =>
  (await call(service, 'GET', '/api/exchange-price', {})).body.exact.vnd as number;
const waiting = async (token: string) =>
  (await call(service, 'GET', '/api/desk/approvals', { token })).body.results;
const decide = (token: string, id: string, accept: boolean) =>
  call(service, 'POST', `/api/desk/approvals/${id}/decide`, {
    token,
    body: { accept, reason: 'Đã xem bảng của ngân hàng' },
  });
const kept = async () =>
  await service.platform.db
    .selectFrom('exchange_rate_readings')
    .select(['jpy_sell_x100', 'entered_by', 'approved_by', 'reason'])
    .where('source', '=', 'desk')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const audited = async () =>
  await service.platform.db
    .selectFrom('staff_audit')
    .select(['action', 'reason', 'after'])
    .where('subject', '=', 'exchange-rate')
    .orderBy('audit_id', 'desc')
    .execute();

test('a rate near the one in use holds at once, with its author and reason', async () => {
  expect((await enter(17_700)).body).toEqual({ status: true, is_done: true });
  expect(await inUse()).toBe(17_700);
  expect(await kept()).toEqual({
    jpy_sell_x100: 17_700,
    entered_by: expect.any(String),
    approved_by: null,
    reason: 'Bảng Vietcombank 9 giờ',
  });
  expect((await audited())[0]).toMatchObject({
    action: 'exchange-rate.enter',
    after: { sellX100: 17_700 },
  });
});

test('a rate needs a reason', async () => {
  expect(told(await enter(17_700, '  '))).toEqual([400, 'request.invalid']);
});

test('a rate of 50 đồng sells nothing until a second person saw it, and is refused by them', async () => {
  expect((await enter(5_000)).body).toEqual({ status: true, is_done: false });
  expect(await inUse()).toBe(17_700);
  const [approval] = await waiting(admin);
  expect(approval).toMatchObject({
    act: 'exchange-rate.enter',
    reason: 'Bảng Vietcombank 9 giờ',
    facts: [
      { label: 'Tỷ giá đề nghị', value: '1 yên = 50,00 ₫' },
      { label: 'Đang dùng', value: '1 yên = 177,00 ₫' },
      { label: 'Chênh so với đang dùng', value: '−71,8%' },
    ],
  });
  expect(told(await enter(5_100))).toEqual([409, 'approvals.waiting']);
  expect(told(await decide(accountant, approval.id, true))).toEqual([409, 'approvals.own']);
  expect((await decide(admin, approval.id, false)).status).toBe(200);
  expect(await inUse()).toBe(17_700);
});

test('a far rate holds at once when a second person approves it', async () => {
  await enter(21_000);
  const [approval] = await waiting(admin);
  expect((await decide(admin, approval.id, true)).body.data).toMatchObject({ state: 'approved' });
  expect(await inUse()).toBe(21_000);
  const { entered_by, approved_by } = await kept();
  expect(approved_by).not.toBeNull();
  expect(approved_by).not.toBe(entered_by);
});
