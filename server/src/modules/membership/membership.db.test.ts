import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';

let service: PretendService;
beforeAll(async () => {
  service = await startPretendService(60_000_000);
  // As somebody who has just begun.
  await service.parts.modules.memberships.review();
});
afterAll(() => service.close());

const call = (method: string, path: string, body?: object) =>
  service.asCustomer(method, path, body);
const vip = async () => (await call('GET', '/api/user/vip')).body.data;
const session = async () => (await call('GET', '/api/session')).body.data;
const available = async (): Promise<number> =>
  (await call('GET', '/api/user/wallet')).body.data.total;
const activate = (code: string, agreed = {}) =>
  call('POST', '/api/user/activate/vip', { code, ...agreed });
const cancel = () => call('POST', '/api/user/cancel/vip');
const runJob = (name: string, payload: object) => service.parts.jobs[name]?.(payload as never);

describe('a plan', () => {
  it('gives its level at once, is paid once, and gives unused days back', async () => {
    expect(await vip()).toMatchObject({
      level: { code: 'MEMBER' },
      next: { code: 'SILVER' },
      active: null,
      spent_vnd: 0,
    });
    const before = await available();
    const answers = await Promise.all(Array.from({ length: 6 }, () => activate('VIP 1')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 200)?.body.message).toBe(
      'Kích hoạt VIP thành công',
    );
    expect(await available()).toBe(before - 1_000_000);
    expect(await session()).toMatchObject({
      vip: true,
      level: { code: 'SILVER' },
      activeVip: { code: 'VIP 1', price: 1_000_000, status: true, max_quote: 10 },
    });
    expect(told(await activate('VIP 2'))).toEqual([409, 'membership.active-already']);
    const { refund_vnd: refund } = (await vip()).active;
    expect(refund).toBeGreaterThan(980_000);
    expect((await cancel()).status).toBe(200);
    expect(await available()).toBe(before - 1_000_000 + refund);
    expect(await session()).toMatchObject({
      vip: false,
      activeVip: null,
      level: { code: 'MEMBER' },
    });
    expect(told(await cancel())).toEqual([409, 'membership.none']);
  });

  it.each([
    ['price', { agreed_price_vnd: 900_000, agreed_days: 90 }],
    ['length', { agreed_price_vnd: 1_000_000, agreed_days: 30 }],
  ])('whose %s is no longer what the customer saw is not sold', async (_, agreed) => {
    const before = await available();
    const answer = await activate('VIP 1', agreed);
    expect(told(answer)).toEqual([409, 'membership.plan-changed']);
    expect(answer.body.message).toBe(
      'Kích hoạt VIP không thành công: gói VIP 1 vừa đổi, nay giá 1.000.000 ₫ cho 90 ngày. ' +
        'Bạn xem lại rồi xác nhận nếu vẫn muốn mua.',
    );
    expect(await available()).toBe(before);
    expect(await session()).toMatchObject({ vip: false });
  });

  it('is sold as it was shown', async () => {
    const agreed = { agreed_price_vnd: 1_000_000, agreed_days: 90 };
    expect((await activate('VIP 1', agreed)).status).toBe(200);
    expect((await cancel()).status).toBe(200);
  });

  it('ends on its day and not before', async () => {
    const { _id: id } = (await activate('VIP 2')).body.data;
    // The worker has taken the job, a moment before our clock says that it is time.
    await service.platform.pool.query('select graphile_worker.remove_job($1)', [
      `membership-ends:${id}`,
    ]);
    await runJob('membership.expire', { customerId: service.customerId });
    expect(await vip()).toMatchObject({ level: { code: 'GOLD' } });
    const { rowCount } = await service.platform.pool.query(
      'select 1 from graphile_worker.jobs where key = $1',
      [`membership-ends:${id}`],
    );
    expect(rowCount).toBe(1);
    await service.platform.pool.query(
      `update memberships set ends_at = now() - interval '1 second' where ended_at is null`,
    );
    const before = await available();
    await runJob('membership.expire', { customerId: service.customerId });
    expect(await vip()).toMatchObject({ level: { code: 'MEMBER' }, active: null });
    expect(await available()).toBe(before);
    const { results } = (await call('GET', '/api/notification/mine')).body;
    expect(results[0]).toMatchObject({ title: 'Gói VIP 2 đã hết hạn' });
  });

  it.each([
    ['that does not exist', 'VIP 9', [404, 'membership.no-such-plan']],
    ['without its code', '', [404, 'membership.no-such-plan']],
  ] as const)('%s is refused', async (_, code, answer) => {
    expect(told(await activate(code))).toEqual(answer);
  });

  it('cannot be had without its money, and changes nothing then', async () => {
    await service.platform.pool.query(
      `update vip_plans set price_vnd = 900000000 where code = 'VIP 1'`,
    );
    expect(told(await activate('VIP 1'))[1]).toBe('wallet.not-enough');
    expect(await session()).toMatchObject({ vip: false, level: { code: 'MEMBER' } });
    await service.platform.pool.query(
      `update vip_plans set price_vnd = 1000000 where code = 'VIP 1'`,
    );
  });
});

describe('a level', () => {
  it('is earned by what was spent in a year, plans not counted, and told once', async () => {
    await service.platform.pool.query(
      `update level_thresholds set min_spend_vnd = 500000 where level_code = 'SILVER'`,
    );
    await service.parts.modules.memberships.review();
    expect(await vip()).toMatchObject({ level: { code: 'MEMBER' } });
    const code = service.sim.world.market.make({ price: 6_000 });
    const { body } = await call('POST', '/api/buy-product-now', {
      code,
      price: 6_000,
      site: 'mercari',
    });
    await service.parts.modules.orders.buyByAgent({ orderId: body.data.id } as never);
    await service.parts.modules.memberships.review();
    expect(await vip()).toMatchObject({
      level: { code: 'SILVER' },
      earned: { code: 'SILVER' },
      next: { code: 'GOLD' },
    });
    expect((await vip()).spent_vnd).toBeGreaterThan(500_000);
    expect(told(await activate('VIP 1'))).toEqual([409, 'membership.no-gain']);
    await service.parts.modules.memberships.review();
    const { results } = (await call('GET', '/api/notification/mine')).body;
    expect(
      results.filter(({ title }: { title: string }) => title === 'Bạn đã lên hạng Bạc'),
    ).toHaveLength(1);
  });

  it('that the staff gave stays whatever was spent', async () => {
    await service.parts.modules.memberships.grant(service.customerId, 'PLATINUM');
    await service.parts.modules.memberships.review();
    expect(await session()).toMatchObject({ level: { code: 'PLATINUM' }, payment_percent: 40 });
  });

  it('stands in the list with what it gives and costs', async () => {
    const { data, levels } = (await call('GET', '/api/level-vips')).body;
    expect(data).toMatchObject([
      { code: 'VIP 1', price: 1_000_000, level_code: 'SILVER' },
      { code: 'VIP 2', price: 2_000_000, level_code: 'GOLD', max_quote: 20 },
    ]);
    expect(levels.map(({ code }: { code: string }) => code)).toEqual([
      'MEMBER',
      'SILVER',
      'GOLD',
      'PLATINUM',
    ]);
  });
});
