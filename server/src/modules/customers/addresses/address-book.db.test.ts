import { describe, expect, test } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import {
  token,
  service,
  add,
  home,
  strangerToken,
  setUpAddressBookRig,
} from '../../../../test-support/rigs/customers/address-book-rig.ts';

setUpAddressBookRig();

const list = async (by = token) =>
  (await call(service, 'GET', '/api/user/address/user', { token: by })).body.data;
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
    ).toEqual(new Set(['409 Sổ địa chỉ đã đủ 30 địa chỉ. Vui lòng xóa bớt trước khi thêm.']));
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
