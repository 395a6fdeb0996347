import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, type TestAnswer } from '../../../test-support/client.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../demo-people.ts';

let service: TestService;
let token: string;

beforeAll(async () => {
  service = await startTestService();
  await seedDemoPeople(service.platform);
  token = (await call(service, 'POST', '/api/login', { body: { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD } })).body.access_token;
});
afterAll(() => service.close());

const told = ({ status, body }: TestAnswer): string => `${status} ${body.code}`;
const good = { name: 'Trần Văn Bình', phone: '0987 654 321', address: '5 Hàng Trống', province_id: 1, ward_id: 4, type: 'Văn phòng' };
const add = (more: object = {}) => call(service, 'POST', '/api/user/address/add', { token, body: { ...good, ...more } });
const book = async () => (await call(service, 'GET', '/api/user/address/user', { token })).body.data as { _id: string; name: string; primary: boolean }[];
const NOBODYS = '0190a000-0000-7000-8000-0000000000ff';

describe('an address that cannot be delivered to', () => {
  test.each([
    [{ name: '' }, '400 customers.receiver-needed'],
    [{ name: null }, '400 customers.receiver-needed'],
    [{ phone: '123' }, '400 customers.phone-invalid'],
    [{ phone: '+81 90 1234 5678' }, '400 customers.phone-invalid'],
    [{ address: '  ' }, '400 customers.line-needed'],
    [{ ward_id: 99_998 }, '400 customers.place-unknown'],
    [{ ward_id: null }, '400 customers.place-unknown'],
    [{ province_id: 79 }, '400 customers.place-unknown'],
  ])('%j is refused and leaves the book as it was', async (wrong, answer) => {
    const before = await book();
    expect(told(await add(wrong))).toBe(answer);
    expect(await book()).toEqual(before);
  });
});

describe('an address book', () => {
  test.each([
    ['PUT', `/api/user/address/edit/${NOBODYS}`],
    ['DELETE', `/api/user/address/remove/${NOBODYS}`],
  ])('%s %s is not found', async (method, path) => {
    expect(told(await call(service, method, path, { token, ...(method === 'PUT' ? { body: good } : {}) }))).toBe('404 customers.address-not-found');
  });

  test('of another customer is neither seen nor changed', async () => {
    await service.platform.pool.query("insert into customers (customer_id, customer_no, full_name, created_at, updated_at) values ($1, 'KH22222222', 'Kẻ khác', now(), now())", [NOBODYS]);
    const theirs: string = (await add()).body.data._id;
    await service.platform.pool.query('update customer_addresses set customer_id = $1, is_primary = false where address_id = $2', [NOBODYS, theirs]);
    expect((await book()).some(({ _id }) => _id === theirs)).toBe(false);
    expect(told(await call(service, 'PUT', `/api/user/address/edit/${theirs}`, { token, body: { name: 'Kẻ khác' } }))).toBe('404 customers.address-not-found');
    expect(told(await call(service, 'DELETE', `/api/user/address/remove/${theirs}`, { token }))).toBe('404 customers.address-not-found');
    const { rows } = await service.platform.pool.query('select receiver, removed_at from customer_addresses where address_id = $1', [theirs]);
    expect(rows).toEqual([{ receiver: 'Trần Văn Bình', removed_at: null }]);
  });

  test('holds thirty, also when forty are added at once, with one primary among them', async () => {
    const had = (await book()).length;
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => add({ name: `Người nhận ${i}`, primary: i % 2 === 0 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30 - had);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(told))).toEqual(new Set(['409 customers.too-many-addresses']));
    expect((await book()).filter(({ primary }) => primary)).toHaveLength(1);
  });
});

describe('a profile', () => {
  test('keeps its name when an empty one is sent', async () => {
    for (const [method, path] of [['PUT', '/api/user/profile'], ['PUT', '/api/session/update']] as const)
      expect(told(await call(service, method, path, { token, body: { full_name: '  ' } }))).toBe('400 customers.name-needed');
    expect((await call(service, 'GET', '/api/user/profile', { token })).body.data.full_name).toBe(DEMO_CUSTOMER.fullName);
  });
});
