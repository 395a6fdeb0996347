import { afterAll, beforeAll, expect, it } from 'vitest';
import { call as callAs } from '../../../test-support/people/client.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';

let service: PretendService;
beforeAll(async () => {
  service = await startPretendService(60_000_000);
  await service.parts.modules.memberships.review();
});
afterAll(() => service.close());

const call = async (method: string, path: string, body?: object) =>
  (await service.asCustomer(method, path, body)).body;

/**
 * What each screen says of the same level: its code, and the share of the first payment that is
 * held.
 */
async function levelOnEachScreen() {
  const [vip, profile, session, price] = [
    await call('GET', '/api/user/vip'),
    await call('GET', '/api/user/profile'),
    await call('GET', '/api/session'),
    await call('POST', '/api/calculate-price', {
      items: [{ price: 100_000, qty: 1, site_code: 'MER_JP' }],
      route_code: 'JP',
    }),
  ];
  const { total_first: whole, first_payment: now } = price.payment;
  return {
    vip: [vip.data.level.code, vip.data.level.payment_percent],
    profile: [profile.data.level.code, profile.data.level.deposit_percent],
    session: session.data.level.code,
    calculator: Math.round((100 * now) / whole),
  };
}

it('VIP page, profile, dashboard and calculator say the same level, also when a plan gives one', async () => {
  expect(await levelOnEachScreen()).toEqual({
    vip: ['MEMBER', 100],
    profile: ['MEMBER', 100],
    session: 'MEMBER',
    calculator: 100,
  });
  await call('POST', '/api/user/activate/vip', { code: 'VIP 1' });
  expect(await levelOnEachScreen()).toEqual({
    vip: ['SILVER', 80],
    profile: ['SILVER', 80],
    session: 'SILVER',
    calculator: 80,
  });
});

it('a plan that somebody has is called by its name on each screen', async () => {
  await service.platform.pool.query(`update vip_plans set name = 'Bạc 90' where code = 'VIP 1'`);
  const token = await staffToken(service, 'accountant');
  const path = `/api/desk/customers/${service.customerId}/level`;
  const desk = (await callAs(service, 'GET', path, { token })).body.data;
  const vip = await call('GET', '/api/user/vip');
  expect([desk.bought.name, vip.data.active.name]).toEqual(['Bạc 90', 'Bạc 90']);
});

const reason = 'Khách buôn lâu năm';
const audited = async () =>
  (
    await service.platform.pool.query(
      `select subject, reason, before, after from staff_audit where action = 'customer.give-level' order by at`,
    )
  ).rows;

it('a level is given above what was earned, and taken back, by an administrator with a reason', async () => {
  const tokens = {
    admin: await staffToken(service, 'admin'),
    sales: await staffToken(service, 'sales'),
  };
  const strange = '0190a000-0000-7000-8000-0000000000f1';
  const level = (name: keyof typeof tokens, code?: string | null, id = service.customerId) =>
    callAs(service, code === undefined ? 'GET' : 'PUT', `/api/desk/customers/${id}/level`, {
      token: tokens[name],
      body: code === undefined ? undefined : { level: code, reason },
    });
  const before = (await level('sales')).body.data;
  expect(before.given).toBeNull();
  expect((await level('sales', 'PLATINUM')).status).toBe(403);
  expect(told(await level('admin', 'DIAMOND'))).toEqual([404, 'membership.no-such-level']);
  expect(told(await level('admin', 'GOLD', strange))).toEqual([404, 'customers.not-found']);
  expect((await level('admin', 'PLATINUM')).body.data).toMatchObject({
    level: { code: 'PLATINUM' },
    earned: before.earned,
    given: { code: 'PLATINUM' },
  });
  expect((await level('admin', null)).body.data).toEqual(before);
  expect(await audited()).toMatchObject([
    { subject: `customer:${service.customerId}`, reason, after: { given: 'PLATINUM' } },
    { reason, before: { level: 'PLATINUM', given: 'PLATINUM' }, after: { given: null } },
  ]);
});
