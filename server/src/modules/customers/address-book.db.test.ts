import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../demo-people.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createIdentity } from '../identity/index.ts';
import { openAccount } from './sign-up.ts';

const CALLS = path.resolve(import.meta.dirname, '../../../../../shared/spec/mobile-client.json');
const hasCalls = existsSync(CALLS);
if (!hasCalls) console.log('skipped: the calls of the mobile client are not beside the repository');

let service: TestService;
let token: string;
let strangerToken: string;
const home = {
  name: 'Lý Thị Thơm',
  phone: '0987 000 111',
  address: 'Số 1 Bà Triệu',
  province_id: 1,
  district_id: 1,
  ward_id: 8,
};
const add = (body: object, method = 'POST', by = token) =>
  call(service, method, '/api/user/address/add', { token: by, body });
const list = async (by = token) =>
  (await call(service, 'GET', '/api/user/address/user', { token: by })).body.data;

beforeAll(async () => {
  service = await startTestService();
  await seedDemoPeople(service.platform);
  const identity = createIdentity(service.platform);
  const passwordHash = await identity.hashNewPassword('con-mèo-xanh');
  await inTransaction(service.platform.db, (trx) =>
    openAccount({ ...service.platform, identity }, trx, {
      contacts: [{ channel: 'phone', value: '+84987000111' }],
      fullName: 'Lý Thị Thơm',
      passwordHash,
    }),
  );
  const signIn = async (username: string, password: string) =>
    (await call(service, 'POST', '/api/login', { body: { username, password } })).body.access_token;
  token = await signIn('0987000111', 'con-mèo-xanh');
  strangerToken = await signIn(DEMO_CUSTOMER.email, DEMO_PASSWORD);
});
afterAll(() => service.close());

describe('the address book', () => {
  test('takes the first address as the primary one, with our own names of its places', async () => {
    const { status, body } = await add({
      ...home,
      province: 'Tỉnh Bịa',
      ward: 'Xã Bịa',
      user: 'somebody',
      _id: 'x',
      primary: false,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Lý Thị Thơm',
      phone: '0987000111',
      province: 'Thành phố Hà Nội',
      ward: 'Phường Ngọc Hà',
      primary: true,
      text: 'Số 1 Bà Triệu, Phường Ngọc Hà, Thành phố Hà Nội',
      district_id: 1,
    });
  });

  test('knows one primary address at a time, whichever client adds it', async () => {
    const { body } = await add({ ...home, address: 'Số 2', primary: true }, 'PUT');
    expect((await list()).map((row: { primary: boolean }) => row.primary)).toEqual([true, false]);
    const edited = await call(service, 'PUT', `/api/user/address/edit/${body.data._id}`, {
      token,
      body: { remark: 'Gọi trước' },
    });
    expect(edited.body.data).toMatchObject({
      acknowledged: true,
      address: { address: 'Số 2', remark: 'Gọi trước', primary: true },
    });
    expect(
      (await call(service, 'DELETE', `/api/user/address/remove/${body.data._id}`, { token })).body
        .data.acknowledged,
    ).toBe(true);
    expect(await list()).toMatchObject([{ address: 'Số 1 Bà Triệu', primary: true }]);
  });

  test('keeps one primary address when twenty are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        add({ ...home, address: `Số ${i + 10}`, primary: true }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await list()).filter((row: { primary: boolean }) => row.primary)).toHaveLength(1);
  });

  test.each([
    [{ ...home, name: ' \u200b ' }, 'customers.receiver-needed'],
    [{ ...home, name: null }, 'customers.receiver-needed'],
    [{ ...home, phone: '123' }, 'customers.phone-invalid'],
    [{ ...home, phone: '+1 212 555 0100' }, 'customers.phone-invalid'],
    [{ ...home, address: '' }, 'customers.line-needed'],
    [{ ...home, ward_id: 99_999 }, 'customers.place-unknown'],
    [{ ...home, province_id: 79 }, 'customers.place-unknown'],
    [{ ...home, ward_id: null }, 'customers.place-unknown'],
    [{ ...home, district_id: -1 }, 'request.invalid'],
    [{ ...home, district_id: 9_007_199_254_740_992 }, 'request.invalid'],
    [{ ...home, ward_id: 1e21 }, 'request.invalid'],
  ])('refuses %j and changes nothing', async (body, code) => {
    const before = await list();
    expect((await add(body)).body.code).toBe(code);
    expect(await list()).toEqual(before);
  });

  test.each([
    ['a\u0000b'],
    ["'; drop table customers; --"],
    ['<img src=x onerror=alert(1)>'],
    ['ế'.normalize('NFD')],
    ['🐟'.repeat(60)],
  ])('keeps %j as harmless text', async (name) => {
    const { status, body } = await add({ ...home, name });
    expect({ status, isClean: !/\p{Cc}/u.test(body.data.name) }).toEqual({
      status: 200,
      isClean: true,
    });
    await call(service, 'DELETE', `/api/user/address/remove/${body.data._id}`, { token });
  });

  test("answers for another customer's address exactly as for one that does not exist", async () => {
    const [{ _id: own }] = await list();
    for (const [method, act] of [
      ['PUT', 'edit'],
      ['DELETE', 'remove'],
    ] as const) {
      const ask = (id: string) =>
        call(service, method, `/api/user/address/${act}/${id}`, {
          token: strangerToken,
          ...(method === 'PUT' ? { body: { name: 'Kẻ lạ' } } : {}),
        });
      const [theirs, nobodys, nonsense] = [
        await ask(own),
        await ask('00000000-0000-7000-8000-000000000000'),
        await ask('1 or 1=1'),
      ];
      expect(theirs.status).toBe(404);
      expect([theirs.body, nonsense.body]).toEqual([nobodys.body, nobodys.body]);
    }
    expect((await list())[0]).toMatchObject({ _id: own, name: 'Lý Thị Thơm' });
    expect(JSON.stringify(await list(strangerToken))).not.toContain(own);
  });
});

describe('a full book', () => {
  test('takes no thirty-first, also when forty are added at once, and keeps one primary', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        call(service, 'POST', '/api/user/address/add', {
          token: strangerToken,
          body: { ...home, name: `Người nhận ${i}`, primary: i % 2 === 0 },
        }),
      ),
    );
    expect(
      new Set(
        answers
          .filter(({ status }) => status !== 200)
          .map(({ status, body }) => `${status} ${body.message}`),
      ),
    ).toEqual(new Set(['409 Sổ địa chỉ đã đủ 30 địa chỉ. Vui lòng xoá bớt trước khi thêm.']));
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe(
      'customers.too-many-addresses',
    );
    const book: { primary: boolean }[] = await list(strangerToken);
    expect([book.length, book.filter(({ primary }) => primary).length]).toEqual([30, 1]);
  });
});

describe('the profile', () => {
  const save = (body: object) => call(service, 'PUT', '/api/user/profile', { token, body });

  test('saves what is valid, names what is not, and gives no rights away', async () => {
    const { body } = await save({
      full_name: '  Lý   Thị Thơm ',
      birthdate: '2025-01-01',
      gender: 'female',
      avatar: 'javascript:alert(1)',
      level_code: 'PLATINUM',
      level: { code: 'PLATINUM' },
      customer_id: 'x',
      sales_staff_id: 'x',
      roles: ['admin'],
      kind: 'staff',
      wallet: { total: 9 },
      vip: true,
      email: 'admin@hako.test',
    });
    expect(body).toMatchObject({
      message: 'Cập nhật thành công!',
      dropped: ['birthdate', 'avatar'],
      data: {
        full_name: 'Lý Thị Thơm',
        gender: 'F',
        birthdate: null,
        level: { code: 'MEMBER' },
        email: null,
      },
    });
    const session = await call(service, 'GET', '/api/session', { token });
    expect(session.body.data).toMatchObject({ role: 'CUSTOMER', vip: false, wallet: { total: 0 } });
    expect((await call(service, 'GET', '/api/desk/session', { token })).status).toBe(403);
  });

  test('refuses a customer without a name', async () =>
    expect((await save({ full_name: '   ' })).body.code).toBe('customers.name-needed'));

  test('keeps settings over calls that name others', async () => {
    await call(service, 'POST', '/api/user-setting', {
      token,
      body: { hide_contact: true, isAdmin: true },
    });
    await call(service, 'POST', '/api/user-setting', {
      token,
      body: { auto_translate_keyword: 'off' },
    });
    expect((await call(service, 'GET', '/api/user-setting', { token })).body.data).toEqual({
      hide_contact: true,
      auto_translate_keyword: 'off',
    });
  });
});

describe.skipIf(!hasCalls)('the mobile client', () => {
  const entries = hasCalls
    ? (JSON.parse(readFileSync(CALLS, 'utf8')) as {
        id: string;
        response: object;
        screen_requires?: object;
        success_body?: object;
      }[])
    : [];
  const json = { 'content-type': 'application/json' };
  const form = async (fields: Record<string, string>) => {
    const answer = await fetch(`${service.url}/connect/token`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  };
  const client = { client_id: 'x', client_secret: 'y' };
  const signIn = () =>
    form({
      grant_type: 'password',
      username: '0987000111',
      password: 'con-mèo-xanh',
      scopes: 'openid offline_access',
      provider: '',
      token_id: '',
      ...client,
    });
  const understands = (id: string, body: unknown) => {
    const entry = entries.find((one) => one.id === id);
    for (const schema of [entry?.response, entry?.screen_requires, entry?.success_body])
      if (schema) expect([...Compile(schema as never).Errors(body)], id).toEqual([]);
    expect(entry, id).toBeDefined();
  };

  test('signs in and renews by form', async () => {
    const signedIn = await signIn();
    expect(signedIn.status).toBe(200);
    understands('auth.token.password', signedIn.body);
    const renewed = await form({
      grant_type: 'refresh_token',
      refresh_token: signedIn.body.refresh_token,
      ...client,
    });
    understands('auth.token.refresh', renewed.body);
    expect(
      (
        await call(service, 'GET', '/api/session', {
          token: renewed.body.access_token,
          headers: json,
        })
      ).status,
    ).toBe(200);
    const wrong = await form({
      grant_type: 'password',
      username: '0987000111',
      password: 'x',
      ...client,
    });
    expect(wrong).toMatchObject({
      status: 401,
      body: { status: false, message: 'Sai tên đăng nhập hoặc mật khẩu' },
    });
  });

  test('understands session, addresses and places', async () => {
    const read = async (address: string) =>
      (await call(service, 'GET', address, { token, headers: json })).body;
    understands('session.get', await read('/api/session'));
    understands('address.list', await read('/api/user/address/user'));
    understands('address.provinces', await read('/api/utility/provinces'));
    const districts = await read('/api/utility/district/1');
    understands('address.district', districts);
    const wards = await read(`/api/utility/ward/${districts.data[0].id}`);
    understands('address.ward', wards);
    const added = await add(
      { ...home, district_id: districts.data[0].id, ward_id: wards.data[0].id, status: true },
      'PUT',
    );
    understands('address.add', added.body);
    understands(
      'address.edit',
      (
        await call(service, 'PUT', `/api/user/address/edit/${added.body.data._id}`, {
          token,
          body: { status: true, name: 'A' },
        })
      ).body,
    );
  });

  test('changes its password by GET with a body', async () => {
    const { data } = (await call(service, 'GET', '/api/session', { token })).body;
    const { request } = await import('node:http');
    const change = (fields: object) =>
      new Promise<{ status: number; body: { success: boolean } }>((resolve, reject) => {
        const text = JSON.stringify({ id: data.id, ...fields });
        const sent = request(
          `${service.url}/api/security/change-password`,
          { method: 'GET', headers: { ...json, 'content-length': Buffer.byteLength(text) } },
          (answer) => {
            let body = '';
            answer.on('data', (part: Buffer) => (body += part.toString()));
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                body: JSON.parse(body) as { success: boolean },
              }),
            );
          },
        );
        sent.on('error', reject);
        sent.end(text);
      });
    expect(
      (
        await change({
          OldPassword: 'sai',
          NewPassword: 'con-chó-vàng',
          ConfirmNewPassword: 'con-chó-vàng',
        })
      ).body.success,
    ).toBe(false);
    const changed = await change({
      OldPassword: 'con-mèo-xanh',
      NewPassword: 'con-chó-vàng',
      ConfirmNewPassword: 'con-chó-vàng',
    });
    expect(changed.status).toBe(200);
    understands('auth.password.change', changed.body);
    expect((await signIn()).status).toBe(401);
  });
});
