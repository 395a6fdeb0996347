import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeAuthenticator } from '../../../../test-support/people/authenticator.ts';
import { callBound, makeKey, type TestKey } from '../../../../test-support/people/client.ts';
import { authenticatorCode } from '../../../../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../../../../test-support/test-service.ts';
import { DEMO_PASSWORD, seedDemoPeople } from '../../../demo-people.ts';
import { movableClock } from '../../../kernel/clock.ts';
import { byCommand } from '../accounts/deps.ts';

const clock = movableClock(new Date());
let service: TestService;
let staffIds: Readonly<Record<string, string>>;
let key: TestKey;
beforeAll(async () => {
  service = await startTestService({ clock });
  ({ staffIds } = await seedDemoPeople(service.platform));
  key = await makeKey();
});
// A code of the second factor opens once.
beforeEach(() => clock.advanceMs(60_000));
afterAll(() => service.close());

const both = (code?: string) => {
  clock.advanceMs(30_000);
  return { password: DEMO_PASSWORD, code: code ?? authenticatorCode(clock.now().getTime()) };
};
const ask = (method: string, path: string, body?: unknown, token?: string, by = key) =>
  callBound(service, by, method, path, { ...(body ? { body } : {}), ...(token ? { token } : {}) });
const signIn = async (name: string): Promise<string> =>
  (await ask('POST', '/api/desk/login', { email: `${name}@hako.test`, ...both() })).body
    .access_token;
const begin = async (by = key) =>
  (await ask('POST', '/api/login/passkey/begin', undefined, undefined, by)).body.data;
const enter = (credential: unknown, by = key, path = '/api/desk/login/passkey') =>
  ask('POST', path, { credential }, undefined, by);
const codeOf = ({ body }: { body: { code: string } }) => body.code;

/** A member of staff who is signed in and holds a passkey. */
async function withPasskey(name: string) {
  const token = await signIn(name);
  const device = makeAuthenticator(service.url);
  const { data } = (await ask('POST', '/api/desk/passkeys/begin', both(), token)).body;
  const made = { name: 'Máy ở bàn', credential: device.make(data) };
  const { body } = await ask('POST', '/api/desk/passkeys', made, token);
  return { token, device, made, id: body.data.id as string };
}

test('a passkey is added after both factors, and opens the desk by itself', async () => {
  const token = await signIn('buyer');
  const refused = await ask(
    'POST',
    '/api/desk/passkeys/begin',
    { ...both(), password: 'không phải' },
    token,
  );
  expect(codeOf(refused)).toBe('staff.proof-wrong');
  const wrong = await ask('POST', '/api/desk/passkeys/begin', both('000000'), token);
  expect(codeOf(wrong)).toBe('staff.proof-wrong');

  const device = makeAuthenticator(service.url);
  const { data } = (await ask('POST', '/api/desk/passkeys/begin', both(), token)).body;
  expect(data).toMatchObject({
    rp: { id: '127.0.0.1', name: 'Hako' },
    user: { name: 'buyer@hako.test' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const made = { name: ' Máy ở bàn ', credential: device.make(data) };
  const added = await ask('POST', '/api/desk/passkeys', made, token);
  expect(added.body.data).toMatchObject({ name: 'Máy ở bàn', last_used_at: null });
  // The challenge is used up.
  expect(codeOf(await ask('POST', '/api/desk/passkeys', made, token))).toBe(
    'identity.passkey-refused',
  );

  const opened = await enter(device.use(await begin()));
  expect(opened.body).toMatchObject({ token_type: 'DPoP' });
  const { body } = await ask('GET', '/api/desk/passkeys', undefined, opened.body.access_token);
  expect(body.data).toMatchObject([{ name: 'Máy ở bàn', last_used_at: expect.any(String) }]);
  const { rows } = await service.platform.pool.query(
    "select action, after from staff_audit where actor = $1 and after ? 'passkey' order by action desc",
    [staffIds['buyer']],
  );
  expect(rows).toMatchObject([
    { action: 'staff.sign-in', after: { name: 'Máy ở bàn' } },
    { action: 'staff.add-passkey', after: { name: 'Máy ở bàn' } },
  ]);
});

test('what was signed elsewhere, unchecked, too late, twice or by another opens nothing', async () => {
  const { device } = await withPasskey('sales');
  const good = await begin();
  const credential = device.use(good);
  expect((await enter(credential)).status).toBe(200);
  const late = await begin();
  clock.advanceMs(5 * 60_000);
  const attempts: Readonly<Record<string, unknown>> = {
    'the same answer again': credential,
    'a challenge that was used': device.use(good),
    'a challenge of five minutes ago': device.use(late),
    'a challenge that we never made': device.use({ challenge: 'AAAA' }),
    'another site': device.use(await begin(), { origin: 'https://hako.example' }),
    'an owner who was not checked': device.use(await begin(), { isUnverified: true }),
    'another key': device.use(await begin(), { isForged: true }),
    'another device': makeAuthenticator(service.url).use(await begin()),
    'a challenge of another browser': device.use(await begin(await makeKey())),
    'a counter that went back': device.use(await begin(), { counter: 1 }),
  };
  for (const [what, attempt] of Object.entries(attempts))
    expect(codeOf(await enter(attempt)), what).toBe('identity.passkey-wrong');
  expect((await enter(device.use(await begin()))).status).toBe(200);
});

test('it is renamed and removed by its owner alone, and then opens nothing', async () => {
  const { token, device, id } = await withPasskey('warehouse-jp');
  const stranger = await signIn('warehouse-vn');
  const rename = (by: string) =>
    ask('PUT', `/api/desk/passkeys/${id}`, { name: 'Điện thoại kho' }, by);
  const remove = (by: string, code?: string) =>
    ask('POST', `/api/desk/passkeys/${id}/remove`, both(code), by);
  expect(codeOf(await rename(stranger))).toBe('identity.passkey-unknown');
  expect(codeOf(await remove(stranger))).toBe('identity.passkey-unknown');
  expect((await rename(token)).status).toBe(200);
  expect(codeOf(await remove(token, '000000'))).toBe('staff.proof-wrong');
  expect((await remove(token)).status).toBe(200);
  expect(codeOf(await enter(device.use(await begin())))).toBe('identity.passkey-wrong');
  const { rows } = await service.platform.pool.query(
    "select action, before from staff_audit where actor = $1 and action like '%passkey' order by at",
    [staffIds['warehouse-jp']],
  );
  expect(rows).toMatchObject([
    { action: 'staff.add-passkey' },
    { action: 'staff.rename-passkey', before: { name: 'Máy ở bàn' } },
    { action: 'staff.remove-passkey', before: { name: 'Điện thoại kho' } },
  ]);
});

test('whoever is shut out or reset does not come in by it', async () => {
  const { device } = await withPasskey('admin');
  const { staff } = service.parts.modules;
  const act = byCommand('thử');
  const id = staffIds['admin'] as string;
  await staff.invite(
    { email: 'hai@hako.test', fullName: 'Trần Hai', roles: ['admin'], warehouse: undefined },
    act,
  );
  await staff.reset(id, act);
  expect(codeOf(await enter(device.use(await begin())))).toBe('identity.passkey-wrong');

  const sales = await withPasskey('sales');
  await staff.disable(staffIds['sales'] as string, act);
  expect(codeOf(await enter(sales.device.use(await begin())))).toBe('identity.passkey-wrong');
  await staff.enable(staffIds['sales'] as string, act);
  expect((await enter(sales.device.use(await begin()))).status).toBe(200);
  expect(codeOf(await enter(sales.device.use(await begin()), key, '/api/login/passkey'))).toBe(
    'identity.passkey-wrong',
  );
});
