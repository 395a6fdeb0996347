import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type PretendService,
  startPretendService,
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
