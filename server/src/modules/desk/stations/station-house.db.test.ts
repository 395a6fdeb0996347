import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { staffToken } from '../../../../test-support/people/sign-in.ts';
import {
  type PretendService,
  startPretendService,
} from '../../../../test-support/world/pretend-service.ts';

let service: PretendService;
beforeAll(async () => {
  service = await startPretendService(1_000_000);
});
afterAll(() => service.close());

it('a station is opened only in its own house, by an administrator in both', async () => {
  const statusOf = async (token: string, station: string) => {
    const { status, body } = await call(service, 'GET', `/api/desk/stations/${station}`, { token });
    return status === 200 ? 200 : body.code;
  };
  const japan = await staffToken(service, 'warehouse-jp');
  const admin = await staffToken(service, 'admin');
  for (const station of ['receive', 'pack']) expect(await statusOf(japan, station)).toBe(200);
  for (const station of ['check-in', 'weigh', 'hand-over']) {
    expect(await statusOf(japan, station)).toBe('access.other-warehouse');
    expect(await statusOf(admin, station)).toBe(200);
  }
  const { body } = await call(service, 'GET', '/api/session', { token: japan });
  expect(body.data.warehouse).toBe('JP');
});
