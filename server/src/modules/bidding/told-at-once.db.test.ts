import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import {
  type PretendService,
  startPretendService,
} from '../../../test-support/world/pretend-service.ts';

let service: PretendService;

beforeAll(async () => {
  service = await startPretendService(500_000_000);
});
afterAll(() => service.close());

const HOUR_S = 3_600;
const lot = (endsInSeconds: number) =>
  service.sim.world.house.make({
    endsInSeconds,
    startPrice: 4_000,
    kind: 'film-camera',
    isStore: false,
    rivals: [],
  });
const bidOn = (code: string, price = 6_000) =>
  service.asCustomer('POST', '/api/bid/now', {
    site: 'auction',
    code,
    price,
    ship_mode: 'AIR-HAN',
  });
const look = (code: string) => service.asCustomer('GET', `/api/auctions/auction/${code}/standing`);
const read = (code: string) =>
  service.parts.jobs['bidding.read-auction']?.({ site: 'auction', code } as never);
const listen = () => service.parts.audience.noteViewers([`customer:${service.customerId}`]);
/** Milliseconds from now to the next reading. */
const nextReading = async (code: string): Promise<number> => {
  const { rows } = await service.platform.pool.query(
    'select run_at from graphile_worker._private_jobs where key = $1',
    [`auction:auction:${code}`],
  );
  expect(rows).toHaveLength(1);
  return (rows[0] as { run_at: Date }).run_at.getTime() - Date.now();
};
const openWith = async (endsInSeconds: number): Promise<string> => {
  const code = lot(endsInSeconds);
  expect((await bidOn(code)).body.data.state).toBe('leading');
  await read(code);
  return code;
};
const outbidNotices = async () =>
  Number(
    (
      await service.platform.pool.query(
        "select count(*) from notifications where kind = 'over_pricing'",
      )
    ).rows[0]?.count,
  );

describe('a lot with a bid of ours that leads', () => {
  it.each([
    [5 * HOUR_S, 5_000],
    [72 * HOUR_S, 30_000],
    [9 * 60, 2_500],
  ])(
    'that ends in %i s and that nobody looks at is read again within %i ms',
    async (endsIn, withinMs) => {
      const code = await openWith(endsIn);
      expect(await nextReading(code)).toBeLessThanOrEqual(withinMs);
      expect(await nextReading(code)).toBeGreaterThan(withinMs / 2 - 2_000);
    },
  );

  test.each([
    ['its page is open', look],
    ['the account of who leads is open', listen],
  ])(
    'is read again within 2.5 s while %s, and one reader serves all who look',
    async (_, looks) => {
      const code = await openWith(72 * HOUR_S);
      expect(await nextReading(code)).toBeGreaterThan(20_000);
      await Promise.all([looks(code), looks(code), looks(code)]);
      expect(await nextReading(code)).toBeLessThanOrEqual(2_500);
      await read(code);
      expect(await nextReading(code)).toBeLessThanOrEqual(2_500);
    },
  );

  it('is told of being outbid by the first reading after it, and the page shows it', async () => {
    const code = await openWith(2 * HOUR_S);
    await look(code);
    const before = await outbidNotices();
    service.sim.world.house.rivalBid(code, 20_000, 'rival');
    expect(await nextReading(code)).toBeLessThanOrEqual(2_500);
    await read(code);
    expect(await outbidNotices()).toBe(before + 1);
    expect((await look(code)).body.data.mine).toMatchObject({ state: 'outbid' });
  });

  it('goes back to its own pace when nobody looks any more', async () => {
    const code = await openWith(72 * HOUR_S);
    await look(code);
    await service.platform.pool.query(
      "update watched_auctions set looked_at = now() - interval '16 seconds' where code = $1",
      [code],
    );
    await read(code);
    expect(await nextReading(code)).toBeGreaterThan(20_000);
  });
});
