import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { staffToken } from '../../../../test-support/people/sign-in.ts';
import {
  type PretendService,
  startPretendService,
} from '../../../../test-support/world/pretend-service.ts';
import { expectSameWork } from '../../../../test-support/same-work.ts';
import { dong } from '../../../kernel/money.ts';

let service: PretendService;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  service = await startPretendService(5_000_000);
  for (const name of ['accountant', 'sales', 'admin'])
    tokens[name] = await staffToken(service, name);
});
afterAll(() => service.close());

const work = () => expectSameWork(service, tokens['admin']);
const asAdmin = (method: string, path: string, body?: unknown) =>
  call(service, method, path, { token: tokens['admin'], ...(body ? { body } : {}) });

it('what has a page of its own stands in the list as long as it waits', async () => {
  expect(await work()).toEqual({});
  const { modules } = service.parts;
  const accountNumber = service.platform.config.bankAccounts[0]?.number ?? '';
  await modules.topUps.receive({
    provider: 'sepay',
    accountNumber,
    providerReference: 'nobody-1',
    bankReference: 'FT-NOBODY',
    direction: 'in',
    amount: dong(480_000),
    content: 'khong ro',
    transferredAt: service.platform.clock.now(),
    raw: '{}',
  });
  expect(await work()).toEqual({ transfer: 1 });
  await service.asCustomer('POST', '/api/wallet/claims', {
    amount: 333_000,
    reference: 'FT',
    note: 'quên nội dung',
  });
  await service.asCustomer('POST', '/api/complaint', { type: 'other', content: 'Một khoản phí.' });
  await service.asCustomer('POST', '/api/feedbacks', { rating: 5, content: 'Đóng gói rất kỹ.' });
  await call(service, 'POST', '/api/desk/exchange-price', {
    token: tokens['accountant'],
    body: { sell_x100: 30_000, reason: 'Bảng sáng nay' },
  });
  expect(await work()).toEqual({ transfer: 1, claim: 1, complaint: 1, feedback: 1, approval: 1 });
});

it('tells what each is about, whose it is, and by when it should be done', async () => {
  const { rows } = (await asAdmin('GET', '/api/desk/work')).body.data;
  const of = (kind: string) => rows.find((row: { kind: string }) => row.kind === kind);
  expect(of('transfer')).toMatchObject({
    code: 'FT-NOBODY',
    title: 'khong ro',
    customer: null,
    amount_vnd: 480_000,
  });
  expect(of('claim')).toMatchObject({
    code: 'FT',
    title: 'quên nội dung',
    customer: { full_name: 'Nguyễn Minh An' },
  });
  const hours = (kind: string) =>
    (Date.parse(of(kind).due_at) - Date.parse(of(kind).since)) / 3_600_000;
  expect(hours('transfer'), 'the owner’s number').toBe(4);
  expect(hours('complaint'), 'the promise of its type').toBe(48);
});

it('is found by a customer’s name, by a code, and no further', async () => {
  const kinds = async (text: string) =>
    (await asAdmin('GET', `/api/desk/work?text=${encodeURIComponent(text)}`)).body.data.rows
      .map(({ kind }: { kind: string }) => kind)
      .toSorted();
  expect(await kinds('minh an')).toEqual(['claim', 'complaint', 'feedback']);
  expect(await kinds('FT-NOBODY')).toEqual(['transfer']);
  expect(await kinds('không có')).toEqual([]);
});

it('leaves with the answer', async () => {
  const { rows } = (await asAdmin('GET', '/api/desk/work')).body.data;
  const of = (kind: string) =>
    rows.find((row: { kind: string }) => row.kind === kind).key.split(':')[1];
  await asAdmin('PUT', `/api/desk/feedbacks/${of('feedback')}`, { is_shown: true });
  await asAdmin('POST', `/api/desk/claims/${of('claim')}/answer`, {
    answer: 'Chưa thấy khoản này.',
  });
  await asAdmin('POST', `/api/desk/approvals/${of('approval')}/decide`, {
    accept: false,
    reason: 'Nhầm số',
  });
  expect(await work()).toEqual({ transfer: 1, complaint: 1 });
});

it('shows each role its own', async () => {
  const kinds = async (name: string) =>
    (await call(service, 'GET', '/api/desk/work', { token: tokens[name] })).body.data.counts.map(
      ({ kind }: { kind: string }) => kind,
    );
  expect(await kinds('sales')).toEqual(['complaint']);
  expect(await kinds('accountant')).toEqual(['transfer']);
  expect((await service.asCustomer('GET', '/api/desk/work')).status).toBe(403);
});
