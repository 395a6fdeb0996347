import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { call } from '../../people/client.ts';
import { type PretendService, startPretendService } from '../../world/pretend-service.ts';
import { expectSameWork } from '../../same-work.ts';
import { staffToken } from '../../people/sign-in.ts';

export let service: PretendService;
let buyer: string;
export const house = () => service.sim.world.house;
export const auction = (endsInSeconds = 7_200): string =>
  house().make({ rivals: [], startPrice: 1_000, endsInSeconds });
export const bid = (code: string, price = 3_000, mode = 'now') =>
  service.asCustomer('POST', `/api/bid/${mode}`, { code, price });
export const desk = (method: string, path: string, body?: unknown) =>
  call(service, method, path, { token: buyer, ...(body ? { body } : {}) });
export const task = async (code: string) =>
  (await desk('GET', '/api/desk/hand-bids?size=50')).body.results.find(
    (row: { code: string }) => row.code === code,
  );
export const act = (id: string, deed: string, body?: unknown) =>
  desk('POST', `/api/desk/hand-bids/${id}/${deed}`, body);
export const mine = async (code: string) =>
  (await service.asCustomer('GET', `/api/auctions/auction/${code}/standing`)).body.data;
export const held = async (code: string): Promise<number> => {
  const { rows } = await service.platform.pool.query(
    "select coalesce(sum(w.open_vnd), 0)::bigint as n from bids b left join wallet_holds w on w.cause_type = 'bid' and w.cause_id = b.id::text where b.code = $1",
    [code],
  );
  return Number(rows[0].n);
};
export const lastNews = async (): Promise<{ title: string; body: string }> =>
  (
    await service.platform.pool.query(
      'select title, body from notifications order by number desc limit 1',
    )
  ).rows[0];
export const run = (name: string, payload: object) => service.parts.jobs[name]?.(payload as never);
export const asked = async (endsInSeconds?: number) => {
  const code = auction(endsInSeconds);
  expect((await bid(code)).status).toBe(200);
  return { code, ...(await task(code)) };
};

/** Registers what the tests of a file need before and after them. */
export function setUpByHandRig(): void {
  beforeAll(async () => {
    service = await startPretendService(80_000_000);
    buyer = await staffToken(service, 'buyer');
    await service.platform.pool.query('update customer_levels set concurrent_auctions = 100');
    // A person has to look at every account: nothing is sent by a program.
    for (const name of ['hako-01', 'hako-02', 'hako-03'])
      await desk('PUT', `/api/desk/site-accounts/auction/${name}`, {
        state: 'draining',
        reason: 'nghỉ',
      });
  });
  afterEach(async () => {
    await expectSameWork(service, buyer);
  });
  afterAll(() => service.close());
}
