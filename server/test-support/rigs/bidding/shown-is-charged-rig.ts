import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type PretendService, startPretendService } from '../../world/pretend-service.ts';

export let service: PretendService;
export const lot = (more: object) =>
  service.sim.world.house.make({
    endsInSeconds: 3_600,
    startPrice: 4_164,
    kind: 'film-camera',
    rivals: [],
    ...more,
  });
export const item = (more: object) => service.sim.world.market.make({ price: 4_321, ...more });
export const holdOf = async (type: 'bid' | 'order', id: string) => {
  const { rows } = await service.platform.pool.query(
    'select amount_vnd, captured_vnd, released_vnd from wallet_holds where cause_type = $1 and cause_id = $2',
    [type, id],
  );
  const { amount_vnd, captured_vnd, released_vnd } = rows[0] as Record<string, unknown>;
  return {
    amount: Number(amount_vnd),
    captured: Number(captured_vnd),
    released: Number(released_vnd),
  };
};
export const job = (name: string, payload: object) => service.parts.jobs[name]?.(payload as never);
export const previewed = async (body: object) =>
  (await service.asCustomer('POST', '/api/bid/preview', body)).body.data;
export const checked = async () => (await service.asCustomer('GET', '/api/cart/check')).body;
export const pay = (body: object) =>
  service.asCustomer('POST', '/api/user/payment-for-order', body);
export const orders = async () =>
  Number((await service.platform.pool.query('select count(*) from orders')).rows[0]?.count);

/** Registers what the tests of a file need before and after them. */
export function setUpShownIsChargedRig(): void {
  beforeAll(async () => {
    service = await startPretendService(500_000_000);
    await fetch(`${service.sim.url}/_control/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'hako-01', rating: 300 }),
    });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    await service.platform.pool.query('delete from cart_lines');
  });
}
