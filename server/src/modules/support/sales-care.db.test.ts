import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../demo-people.ts';
import { newId } from '../../kernel/chance.ts';
import { dayInVietnam } from '../../kernel/vietnam-day.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createIdentity } from '../identity/index.ts';
import { createStaff } from '../staff/index.ts';

let service: PretendService;
let admin: string;
let otherSales: string;
beforeAll(async () => {
  service = await startPretendService(1_000_000);
  admin = await staffToken(service, 'admin');
  const identity = createIdentity(service.platform);
  const staff = createStaff(service.platform, { identity });
  const passwordHash = await identity.hashNewPassword(DEMO_PASSWORD);
  otherSales = await inTransaction(service.platform.db, (trx) =>
    staff.hire(trx, {
      email: 'sales-2@hako.test',
      fullName: 'Bùi Minh Châu',
      staffCode: 'KD02',
      roles: ['sales'],
      passwordHash,
      totpSecret: DEMO_TOTP_SECRET,
    }),
  );
});
afterAll(() => service.close());

const customer = (method: string, path: string, body?: object) =>
  service.asCustomer(method, path, body);
const care = async () => (await customer('GET', '/api/user/sales-care')).body.data;
const wish = (reason: string) => customer('POST', '/api/user/request-change-sale', { reason });
const decide = (id: string, body: object) =>
  call(service, 'POST', `/api/desk/sale-changes/${id}/decide`, { token: admin, body });

it('a customer rates only their own sales person, and the last word of a month counts', async () => {
  const { staff } = await care();
  expect(staff).toMatchObject({ full_name: 'Trần Thu Hà' });
  expect(
    told(await customer('POST', '/api/user/rate-staff', { staff_id: newId(), rate: 1 })),
  ).toEqual([403, 'support.not-your-sales-person']);
  expect(told(await customer('POST', '/api/user/rate-staff', { rate: 6 }))).toEqual([
    400,
    'request.invalid',
  ]);
  await Promise.all(
    [2, 3, 4].map((rate) => customer('POST', '/api/user/rate-staff', { staff_id: staff.id, rate })),
  );
  await customer('POST', '/api/user/rate-staff', { rate: 5, comment: 'Rất tận tình' });
  expect((await care()).my_rating).toMatchObject({ rate: 5, comment: 'Rất tận tình' });
  const { body } = await call(service, 'GET', '/api/desk/sale-changes', { token: admin });
  const rated = body.staff.find((one: { staff_code: string }) => one.staff_code === staff.id);
  expect(rated).toMatchObject({ rating: 5, ratings: 1 });
});

it('a wish for somebody else needs words', async () => {
  expect(told(await wish('     '))).toEqual([400, 'request.invalid']);
  expect(await care()).toMatchObject({ change: null });
});

it('a wish for somebody else is one at a time, and is granted or answered', async () => {
  const ask = () => wish('Muốn người phụ trách buổi tối');
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { id } = answers.find(({ status }) => status === 200)?.body.data ?? {};
  expect(told(await ask())).toEqual([409, 'support.change-open']);
  expect(await care()).toMatchObject({ change: { status: 'open' } });
  expect(told(await decide(id, {}))).toEqual([400, 'support.needs-reason']);
  expect(told(await decide(id, { staff_id: newId() }))).toEqual([
    400,
    'support.not-a-sales-person',
  ]);
  expect((await decide(id, { answer: 'Chị Hà làm cả buổi tối.' })).body.data).toMatchObject({
    status: 'rejected',
  });
  expect(await care()).toMatchObject({
    staff: { full_name: 'Trần Thu Hà' },
    change: { status: 'rejected', answer: 'Chị Hà làm cả buổi tối.' },
  });
  const again = (await ask()).body.data.id;
  expect((await decide(again, { staff_id: otherSales })).body.data).toMatchObject({
    status: 'changed',
  });
  expect(await care()).toMatchObject({ staff: { full_name: 'Bùi Minh Châu' }, my_rating: null });
  expect(told(await decide(again, { staff_id: otherSales }))).toEqual([
    404,
    'support.change-not-found',
  ]);
  expect((await customer('GET', '/api/session')).body.data.sale).toMatchObject({
    staff_code: 'KD02',
  });
});

it('is reached by what the administrator wrote down, never by what they sign in with', async () => {
  const contact = (body: object, id = otherSales) =>
    call(service, 'PUT', `/api/desk/staff/${id}/contact`, {
      token: admin,
      body: { work_phone: '', zalo: '', reason: 'Số máy mới', ...body },
    });
  expect(told(await contact({ work_phone: '12' }))).toEqual([400, 'staff.phone-invalid']);
  expect(told(await contact({ zalo: 'javascript:alert(1)' }))).toEqual([400, 'staff.zalo-invalid']);
  expect(told(await contact({}, newId()))).toEqual([404, 'staff.not-found']);
  const zalo = 'https://zalo.me/0987111222';
  expect((await contact({ work_phone: '0987 111 222', zalo })).status).toBe(200);
  const [{ staff }, session] = [await care(), (await customer('GET', '/api/session')).body.data];
  expect(staff).toMatchObject({ phone: '+84987111222', zalo });
  expect(session.sale).toMatchObject({ phone: '0987111222', zalo, email: null });
  for (const shown of [staff, session.sale]) {
    expect(JSON.stringify(shown)).not.toContain('sales-2@');
    expect(JSON.stringify(shown)).not.toContain(otherSales);
  }
  expect((await contact({})).status).toBe(200);
  expect((await care()).staff).toMatchObject({ phone: null, zalo: null });
});

const open = (name: string) =>
  inTransaction(service.platform.db, (trx) =>
    service.parts.modules.customers.openAccount(trx, {
      contacts: [{ channel: 'email', value: `moi-${name}@hako.test` }],
      fullName: 'Khách Mới',
      passwordHash: null,
    }),
  );

it('a new customer gets whoever looks after the fewest, as long as the owner wants it', async () => {
  const { parts, platform } = service;
  const salesOf = async (id: string) =>
    (await parts.modules.customers.read(platform.db, id)).salesStaffId;
  // The demo customer is with the second one already.
  const first = await salesOf(await open('1'));
  expect(first).toBeDefined();
  expect(first).not.toBe(otherSales);
  const later = [await salesOf(await open('2')), await salesOf(await open('3'))];
  expect(new Set(later)).toEqual(new Set([first, otherSales]));
  const turnedOff = await call(service, 'POST', '/api/desk/settings/sales-assignment', {
    token: admin,
    body: {
      key: '*',
      values: { new_customers: 'off' },
      valid_from: dayInVietnam(service.platform.clock.now()),
      reason: 'Chờ nhận thêm người',
      seen_change: 0,
    },
  });
  expect(turnedOff.body).toMatchObject({ is_done: true });
  expect(await salesOf(await open('4'))).toBeUndefined();
});

it('more may sign up at once than there are connections', async () => {
  const { pool } = service.platform;
  await pool.query(`update customer_assignment set new_customers = 'fewest'`);
  const names = Array.from({ length: pool.options.max + 5 }, (_, one) => `dong-${one}`);
  expect(new Set(await Promise.all(names.map(open))).size).toBe(names.length);
});

it('asks nothing of a customer whom nobody looks after', async () => {
  await service.platform.pool.query(
    'update customers set sales_staff_id = null where customer_id = $1',
    [service.customerId],
  );
  expect(await care()).toMatchObject({ staff: null });
  expect(told(await customer('POST', '/api/user/rate-staff', { rate: 5 }))).toEqual([
    409,
    'support.no-sales-person',
  ]);
  expect(told(await wish('Cần người giúp'))).toEqual([409, 'support.no-sales-person']);
});

it('is for admins at the desk', async () => {
  expect(told(await customer('GET', '/api/desk/sale-changes'))[1]).toBe('access.not-allowed');
});
