import { expect, test } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { service } from '../../../../test-support/rigs/orders/quotes-rig.ts';
import {
  account,
  agreed,
  as,
  decide,
  give,
  id,
  reason,
  second,
  setUpOwnRolesRig,
  waiting,
} from '../../../../test-support/rigs/own-roles-rig.ts';
import { told } from '../../../../test-support/world/pretend-service.ts';
import { brokenInvariants } from '../../../platform/database/invariants.ts';
import { approvalsInvariants } from '../../approvals/invariants.ts';
import { fromBase32, stepAt, totpAt } from '../rules/totp.ts';

setUpOwnRolesRig();

/** Takes an account at its one-time address; gives the token of the session. */
async function joined(address: string): Promise<string> {
  const path = `/api/desk/join/${address.split('/').at(-1)}`;
  const { totp_secret: secret } = (await call(service, 'GET', path)).body.data;
  const code = totpAt(fromBase32(secret), stepAt(Date.now()));
  const body = { password: 'mot mat khau that dai 2026', code };
  return (await call(service, 'POST', path, { body })).body.access_token;
}

test('whoever let somebody in alone is not the second person beside them', async () => {
  const puppet = await joined((await account('sales', 'reset')).body.data.address);
  const asPuppet = (method: string, path: string, body?: object) =>
    call(service, method, `/api/desk${path}`, { token: puppet, body });
  await give('sales', ['accountant']);
  expect(JSON.stringify((await waiting()).facts)).toContain('Hoàng Gia Bảo');
  await agreed();
  const asAdmin = as.bind(null, 'admin');
  const asAccountant = as.bind(null, 'accountant');
  const gift = { customer_id: service.customerId, amount: 60_000_000, reason };
  expect((await asPuppet('POST', '/wallet/credit', gift)).body.data.is_done).toBe(false);
  const proposed = await waiting('admin');
  expect(proposed.why_not).toContain('không được tính là hai người');
  expect(told(await decide('admin', proposed.id))).toEqual([409, 'approvals.one-hand']);
  await agreed();
  expect((await as('admin', 'POST', '/wallet/credit', gift)).body.data.is_done).toBe(false);
  const { id: other } = await waiting();
  expect(told(await asPuppet('POST', `/approvals/${other}/decide`, { accept: true }))[1]).toBe(
    'approvals.one-hand',
  );
  await agreed();
  // What both give alone in a day is counted together, and apart from anybody else.
  await service.platform.pool.query(
    'update approval_settings set staff_day_limit_vnd = 100000, customer_day_limit_vnd = 900000',
  );
  const small = { customer_id: service.customerId, amount: 40_000, reason };
  const given = [];
  for (const by of [asPuppet, asAdmin, asPuppet, asAdmin, asAccountant])
    given.push((await by('POST', '/wallet/credit', small)).body.data.is_done);
  expect(given).toEqual([true, true, false, false, true]);
  expect(await brokenInvariants(service.platform.db, approvalsInvariants)).toEqual([]);
  await agreed();
  await agreed();
  // Two administrators give the account new keys: it is in nobody else's hand any more.
  expect((await account('sales', 'reset')).body.is_done).toBe(false);
  await agreed();
  const { rows } = await service.platform.pool.query(
    'select let_in_by from staff_members where staff_id = $1',
    [id['sales']],
  );
  expect(rows).toEqual([{ let_in_by: null }]);
});

test('who let somebody in alone stays one with them when somebody else lets them in anew', async () => {
  expect((await account('buyer', 'reset', second)).body.is_done).toBe(true);
  expect((await give(second, ['sales'])).body.is_done).toBe(true);
  expect((await account(second, 'reset')).body.is_done).toBe(true);
  const { isOneHand } = service.parts.modules.staff;
  const areOne = (one: string, other: string) =>
    isOneHand(service.platform.db, id[one] as string, id[other] as string);
  expect(await areOne(second, 'buyer')).toBe(true);
  expect(await areOne('buyer', second)).toBe(true);
  expect(await areOne('admin', second)).toBe(true);
  expect(await areOne('admin', 'accountant')).toBe(false);
});
