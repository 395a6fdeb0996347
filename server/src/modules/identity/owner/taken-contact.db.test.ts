import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { customerToken } from '../../../../test-support/people/sign-in.ts';
import {
  type OwnerRig,
  OWN_PHONE,
  startOwnerRig,
} from '../../../../test-support/rigs/owner-rig.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../demo-people.ts';

let rig: OwnerRig;
let token: string;
beforeAll(async () => {
  rig = await startOwnerRig();
  token = await customerToken(rig.service);
});
afterAll(() => rig.close());

const asThief = (method: string, path: string, body?: unknown) =>
  call(rig.service, method, path, { token, body });

test('a stopped change ends whoever is signed in, also where somebody else has the old number', async () => {
  const { pool } = rig.service.platform;
  const before = rig.messagesTo(OWN_PHONE).length;
  const phone = '0987000444';
  await asThief('POST', '/api/security/request-verify-phone', { phone });
  const otp = await rig.outbox.codeTo('+84987000444', 0);
  const changed = { phone, otp, password: DEMO_PASSWORD };
  expect((await asThief('POST', '/api/security/verify-phone', changed)).status).toBe(200);
  const link = await rig.linkTo(OWN_PHONE, before);
  await pool.query(
    `insert into users (user_id, kind, phone, created_at) values (gen_random_uuid(), 'customer', $1, now())`,
    [OWN_PHONE],
  );
  expect(
    (await call(rig.service, 'POST', '/api/security/account-change/stop', { body: { code: link } }))
      .status,
  ).toBe(200);
  expect((await asThief('GET', '/api/card/user')).status).toBe(401);
  const { rows } = await pool.query('select phone from users where email = $1', [
    DEMO_CUSTOMER.email,
  ]);
  expect(rows).toEqual([{ phone: null }]);
});
