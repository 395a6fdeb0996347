import { afterAll, beforeAll } from 'vitest';
import { call } from '../../people/client.ts';
import { type PretendService, startPretendService } from '../../world/pretend-service.ts';
import { staffToken } from '../../people/sign-in.ts';

export let service: PretendService;
let buyer: string;
export const world = () => service.sim.world;
export const auction = (): string =>
  world().house.make({ rivals: [], startPrice: 1_000, endsInSeconds: 3_600 });
export const bid = (mode: 'now' | 'snipe', code: string, price = 3_000) =>
  service.asCustomer('POST', `/api/bid/${mode}`, { code, price });
export const desk = (method: string, path: string, body?: unknown) =>
  call(service, method, path, { token: buyer, body });
export const accounts = async () => (await desk('GET', '/api/desk/site-accounts')).body.results;
export const stateOf = async (name: string): Promise<string> =>
  (await accounts()).find((row: { name: string }) => row.name === name).state;
export const set = (name: string, state: string) =>
  desk('PUT', `/api/desk/site-accounts/auction/${name}`, { state, reason: 'đã xem' });
export const accountOf = async (code: string): Promise<string> =>
  (await service.platform.pool.query('select account from bids where code = $1', [code])).rows[0]
    ?.account;
export const cancelAll = async (): Promise<void> => {
  const running = (await service.asCustomer('GET', '/api/bidding/user')).body.data.filter(
    ({ state }: { state: string }) => state === 'scheduled',
  );
  await service.asCustomer('PUT', '/api/bid/cancel', {
    ids: running.map(({ _id }: { _id: string }) => _id),
  });
};

/** Registers what the tests of a file need before and after them. */
export function setUpSiteAccountsRig(): void {
  beforeAll(async () => {
    service = await startPretendService(80_000_000);
    buyer = await staffToken(service, 'buyer');
    await service.platform.pool.query('update customer_levels set concurrent_auctions = 100');
  });
  afterAll(() => service.close());
}
