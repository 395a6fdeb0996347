import { afterAll, afterEach, beforeAll } from 'vitest';
import { call } from '../../people/client.ts';
import { type PretendService, startPretendService } from '../../world/pretend-service.ts';
import { expectSameWork } from '../../same-work.ts';
import { staffToken } from '../../people/sign-in.ts';

export let service: PretendService;
let buyer: string;
export const house = () => service.sim.world.house;
export const run = (name: string, payload: object) => service.parts.jobs[name]?.(payload as never);
export const rows = async (sql: string, ...values: unknown[]) =>
  (await service.platform.pool.query(sql, values)).rows;
export const mine = async (code: string) =>
  (await service.asCustomer('GET', `/api/auctions/auction/${code}/standing`)).body.data.mine;
export const desk = (method: string, path: string, body?: unknown) =>
  call(service, method, path, { token: buyer, ...(body ? { body } : {}) });
export const stuck = async (code: string) =>
  (await desk('GET', '/api/desk/bids?size=50')).body.results.find(
    (row: { code: string }) => row.code === code,
  );
export const ordersOf = async (code: string) =>
  (await rows('select count(*)::int as n from orders where listing_code = $1', code))[0].n;
export const held = async (code: string) =>
  (await rows(`select count(*)::int as n from bids where code = $1 and is_held`, code))[0].n +
  (
    await rows(
      `select count(*)::int as n from bids b join wallet_holds h on h.cause_type = 'bid' and h.cause_id = b.id::text and h.open_vnd > 0 where b.code = $1`,
      code,
    )
  )[0].n;

/** Registers what the tests of a file need before and after them. */
export function setUpBoughtOtherwiseRig(): void {
  beforeAll(async () => {
    service = await startPretendService(80_000_000);
    buyer = await staffToken(service, 'buyer');
  });
  afterEach(async () => {
    await expectSameWork(service, buyer);
  });
  afterAll(() => service.close());
}
