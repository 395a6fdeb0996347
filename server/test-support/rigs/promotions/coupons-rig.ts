import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type PretendService, startPretendService } from '../../world/pretend-service.ts';

export let service: PretendService;
export const ask = (method: string, path: string, body?: unknown) =>
  service.asCustomer(method, path, body);

/** Registers what the tests of a file need before and after them. */
export function setUpCouponsRig(): void {
  beforeAll(async () => {
    service = await startPretendService(50_000_000);
    // Those that come with the program end some day.
    await service.platform.pool.query(
      "update coupons set starts_at = now() - interval '1 day', ends_at = now() + interval '1 day'",
    );
    await service.platform.pool.query(
      `update coupons set levels = '{PLATINUM}' where code = 'HANGBAC30'`,
    );
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    await service.platform.pool.query('delete from cart_lines');
  });
}
