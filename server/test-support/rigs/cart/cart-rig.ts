import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type PretendService, startPretendService } from '../../world/pretend-service.ts';

export const NOBODYS = '0190a000-0000-7000-8000-0000000000ff';
export let service: PretendService;
export const add = (code: string, site = 'mercari') =>
  service.asCustomer('POST', '/api/cart', { site_code: site, code });
export const pay = (body: object = {}) =>
  service.asCustomer('POST', '/api/user/payment-for-order', body);
export const lines = async () =>
  (await service.asCustomer('GET', '/api/cart/user')).body.data as {
    _id: string;
    price: number;
    qty: number;
    name: string;
    name_vi: string;
  }[];
export const item = (price = 4_000, isShops = false) =>
  service.sim.world.market.make({ price, isShops });

/** Registers what the tests of a file need before and after them. */
export function setUpCartRig(): void {
  beforeAll(async () => {
    service = await startPretendService(50_000_000);
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    await service.platform.pool.query('delete from cart_lines');
  });
}
