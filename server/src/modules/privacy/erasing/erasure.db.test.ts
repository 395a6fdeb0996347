import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { plantPerson } from '../../../../test-support/people/planted-person.ts';
import { PLANTED } from '../../../../test-support/people/planted-words.ts';
import { findWords } from '../../../../test-support/people/find-words.ts';
import { customerToken } from '../../../../test-support/people/sign-in.ts';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { startTestService, type TestService } from '../../../../test-support/test-service.ts';
import { type Composition, compose } from '../../../composition.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../../demo-people.ts';
import { movableClock } from '../../../kernel/clock.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { privacyInvariants } from '../invariants.ts';

const DAY_MS = 86_400_000;
const clock = movableClock(new Date());
const ip = '127.0.0.1';

let platform: TestPlatform;
let parts: Composition;
let customerId: string;
let staffId: string;
beforeAll(async () => {
  // A row of every kind that knows of a person, each without what leads to it.
  platform = await createTestPlatform({ clock, invariants: privacyInvariants });
  parts = compose(platform);
  platform.news.connect(parts.listeners);
  const people = await seedDemoPeople(platform);
  ({ customerId } = people);
  staffId = people.staffIds['sales'] ?? '';
});
afterAll(() => platform.close());

const { email, phone, fullName } = DEMO_CUSTOMER;
const words = [email, phone.replace('+84', ''), fullName, ...Object.values(PLANTED)];
const ask = () => parts.modules.privacy.requestErasure(customerId);

it('leaves a person in no table after their day has come, and the books under their id', async () => {
  const { db } = platform;
  const { privacy, notifications } = parts.modules;
  await plantPerson(db, { customerId, fullName, phone, email, staffId });
  await inTransaction(db, (trx) =>
    notifications.notify(trx, {
      ...{ customerId, kind: 'general', title: `Chào ${fullName}` },
      ...{ body: PLANTED.line, text: undefined },
    }),
  );
  await privacy.requestErasureCode(customerId, 'phone', ip);
  const before = await findWords(db, words);
  expect(before.seen).toBeGreaterThan(200);
  expect(before.found.length).toBeGreaterThan(40);

  await ask();
  clock.advanceMs(14 * DAY_MS - 1_000);
  await privacy.eraseAccount({ customerId });
  expect((await findWords(db, [email])).found).toContain('public.users.email');
  clock.advanceMs(2_000);
  await privacy.eraseAccount({ customerId });

  expect((await findWords(db, words)).found).toEqual([]);
  const kept = await db
    .selectFrom('orders')
    .select(['code', 'state', 'address'])
    .where('customer_id', '=', customerId)
    .execute();
  expect(kept).toMatchObject([
    { code: 'P-1', state: 'COMPLETED', address: { receiver: '-', province: 'Hà Nội' } },
  ]);
  expect(
    await db
      .selectFrom('wallet_transfers')
      .select('amount_vnd')
      .where('customer_id', '=', customerId)
      .execute(),
  ).toEqual([{ amount_vnd: 5_000 }]);
  expect(
    await db
      .selectFrom('withdrawals')
      .select('card_number')
      .where('customer_id', '=', customerId)
      .execute(),
  ).toEqual([{ card_number: '7654' }]);
  await privacy.eraseAccount({ customerId });
});

/** Tables that name an order and hold nothing of a person. */
const OF_NO_PERSON: Readonly<Record<string, string>> = {
  customs_lines: 'Goods, for customs.',
  float_movements: 'Our yen.',
  parcel_orders: 'Weights.',
  purchase_means: 'Our name of a card.',
  report_span_days: 'Counts by day.',
};

// Views keep nothing of their own.
it('declares every table that belongs to a customer', async () => {
  const declared = new Set(
    parts.modules.privacy.parts.flatMap(({ tables }) => tables.map(({ table }) => table as string)),
  );
  const { rows } = await platform.pool.query<{ table_name: string }>(
    `select distinct table_name from information_schema.columns
     join pg_tables on tablename = table_name where table_schema = 'public' and column_name
     in ('customer_id','user_id','destination','order_id','subject','subject_id')`,
  );
  expect(rows.length).toBeGreaterThan(30);
  const undeclared = rows.map((row) => row.table_name).filter((table) => !declared.has(table));
  expect(undeclared.toSorted()).toEqual(Object.keys(OF_NO_PERSON));
});

it('changes no history outside the transaction that erases', async () => {
  await expect(platform.pool.query(`update staff_audit set reason = 'x'`)).rejects.toThrow(
    'append-only',
  );
  await expect(platform.pool.query(`update order_events set actor_name = 'x'`)).rejects.toThrow(
    'append-only',
  );
});

let service: TestService;
let token: string;
const asCustomer = (method: string, path: string, body?: unknown) =>
  call(service, method, path, { token, body });
const erasure = (body: unknown) => asCustomer('POST', '/api/privacy/erasure', body);

it('is refused with every reason while something is open, and asks who it is', async () => {
  service = await startTestService();
  const { customerId: id } = await seedDemoPeople(service.platform);
  token = await customerToken(service);
  expect((await erasure({})).body.code).toBe('identity.proof-needed');
  expect((await erasure({ password: 'sai mật khẩu' })).body.code).toBe('identity.proof-wrong');
  expect((await erasure({ channel: 'email', code: '000000' })).body.code).toBe(
    'identity.proof-wrong',
  );

  const topUp = {
    provider: 'sepay',
    accountNumber: service.platform.config.bankAccounts[0]?.number ?? '',
    providerReference: 'e-1',
    bankReference: 'FT-E1',
  } as const;
  const facts = {
    direction: 'in',
    amount: 50_000,
    content: '0912345678 QR ODN',
    transferredAt: service.platform.clock.now(),
    raw: '{}',
  } as const;
  await service.parts.modules.topUps.receive({ ...topUp, ...facts } as never);
  const refused = await erasure({ password: DEMO_PASSWORD });
  expect([refused.status, refused.body.code]).toEqual([409, 'privacy.cannot-erase']);
  expect(refused.body.message).toContain('Ví còn tiền');
  expect((await asCustomer('GET', '/api/privacy')).body.data.obstacles).toMatchObject([
    { reason: 'money', link: '/account/wallet/withdraw' },
  ]);
  expect(
    await service.platform.db
      .selectFrom('account_erasures')
      .select('id')
      .where('customer_id', '=', id)
      .execute(),
  ).toEqual([]);
});

it('can be taken back, and waits a day when something opened meanwhile', async () => {
  const { db } = service.platform;
  const { customer_id: id } = await db
    .selectFrom('customers')
    .select('customer_id')
    .executeTakeFirstOrThrow();
  expect((await asCustomer('POST', '/api/privacy/erasure/withdraw')).body.code).toBe(
    'privacy.no-erasure',
  );
  const now = new Date();
  await db
    .insertInto('account_erasures')
    .values({ id, customer_id: id, state: 'open', requested_at: now, due_at: now })
    .execute();
  expect((await erasure({ password: DEMO_PASSWORD })).body.code).toBe('privacy.erasure-asked');
  await service.parts.modules.privacy.keepPromises();
  await service.parts.modules.privacy.keepPromises();
  const { data } = (await asCustomer('GET', '/api/privacy')).body;
  expect(data.erasure.postponed_for).toEqual(['money']);
  expect(new Date(data.erasure.due_at).getTime()).toBeGreaterThan(now.getTime() + DAY_MS - 60_000);
  expect((await asCustomer('POST', '/api/privacy/erasure/withdraw')).body.data.erasure).toBeNull();
  const told = (await asCustomer('GET', '/api/notification/mine')).body.results.map(
    ({ title }: { title: string }) => title,
  );
  expect(told.filter((title: string) => title === 'Chưa xóa được tài khoản')).toHaveLength(1);
  await service.close();
});
