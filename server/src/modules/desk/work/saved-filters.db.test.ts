import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { staffToken } from '../../../../test-support/people/sign-in.ts';
import {
  type PretendService,
  startPretendService,
} from '../../../../test-support/world/pretend-service.ts';

let service: PretendService;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  service = await startPretendService(50_000_000);
  for (const name of ['sales', 'buyer', 'accountant', 'admin'])
    tokens[name] = await staffToken(service, name);
  for (let made = 0; made < 2; made++)
    await service.asCustomer('POST', '/api/desired-price', {
      code: service.sim.world.market.make({ price: 10_000 }),
      desired_price: 8_000,
    });
});
afterAll(() => service.close());

const as = (name: string, method: string, path: string, body?: unknown) =>
  call(service, method, path, { token: tokens[name], ...(body ? { body } : {}) });
const save = (who: string, name: string, filter: object, is_shared = false) =>
  as(who, 'POST', '/api/desk/work/filters', { name, filter, is_shared });
const tabs = async (who: string) => (await as(who, 'GET', '/api/desk/work/filters')).body.data;
const names = async (who: string): Promise<string[]> =>
  (await tabs(who)).filters.map(({ name }: { name: string }) => name);

it('is kept with its name and counted whenever it is read', async () => {
  expect((await save('sales', 'Thương lượng', { kinds: 'offer' })).status).toBe(200);
  const { mine, nobody, filters } = await tabs('sales');
  expect([mine.count, nobody.count]).toEqual([0, 2]);
  expect(filters).toMatchObject([
    {
      name: 'Thương lượng',
      filter: { kinds: 'offer' },
      is_mine: true,
      is_shared: false,
      count: 2,
      is_more: false,
    },
  ]);
  const [{ key }] = (await as('sales', 'GET', '/api/desk/work')).body.data.rows;
  await as('sales', 'POST', '/api/desk/work/assign', { keys: [key], to: 'me' });
  const after = await tabs('sales');
  expect([after.mine.count, after.nobody.count]).toEqual([1, 1]);
});

it('keeps no text: it would name a person', async () => {
  await save('sales', 'Thương lượng', { kinds: 'offer', text: '0912345678' });
  expect((await tabs('sales')).filters).toMatchObject([{ filter: { kinds: 'offer' } }]);
  expect(JSON.stringify(await tabs('sales'))).not.toContain('0912345678');
});

it('saved again under its name it is another filter, not another tab', async () => {
  await save('sales', 'Thương lượng', { kinds: 'offer', when: 'late' });
  expect((await tabs('sales')).filters).toMatchObject([
    { name: 'Thương lượng', filter: { when: 'late' }, count: 0 },
  ]);
});

it('is seen by whoever shares a role with its owner, when it is shared, and holds their own work', async () => {
  expect(await names('admin')).toEqual([]);
  await save('admin', 'Của cả công ty', { when: 'today' }, true);
  await save('accountant', 'Tiền trễ', { when: 'late' }, true);
  await save('buyer', 'Riêng tôi', { when: 'late' });
  expect(await names('sales')).toEqual(['Thương lượng']);
  expect(await names('buyer')).toEqual(['Riêng tôi']);
  expect(await names('accountant')).toEqual(['Tiền trễ']);
});

it('is taken away by its owner alone, once, with a row in the audit', async () => {
  const { filters } = await tabs('sales');
  const path = `/api/desk/work/filters/${filters[0].id}`;
  expect((await as('buyer', 'DELETE', path)).status).toBe(200);
  expect(await names('sales')).toEqual(['Thương lượng']);
  await as('sales', 'DELETE', path);
  expect((await as('sales', 'DELETE', path)).status).toBe(200);
  expect(await names('sales')).toEqual([]);
  const audited = await service.platform.db
    .selectFrom('staff_audit')
    .select('action')
    .where('subject', '=', `work-filter:${filters[0].id}`)
    .orderBy('at')
    .execute();
  expect(audited.map(({ action }) => action)).toEqual([
    'work-filter.save',
    'work-filter.save',
    'work-filter.save',
    'work-filter.delete',
  ]);
});

it('is the last one at twenty', async () => {
  for (let made = 1; made <= 20; made++) await save('sales', `Lọc ${made}`, {});
  const refused = await save('sales', 'Một nữa', {});
  expect(refused.body.code).toBe('desk.filters-many');
  expect(refused.body.message).toContain('20 bộ lọc');
  expect((await save('sales', 'Lọc 7', { when: 'late' })).status).toBe(200);
});

it('of a blank name is refused', async () => {
  expect((await save('sales', '   ', { kinds: 'offer' })).status).toBe(400);
});

it('counts two tabs at a time, however many there are', async () => {
  for (let made = 0; made < 12; made++) await save('accountant', `Tab ${made}`, { when: 'late' });
  const { pool } = service.platform;
  let [held, most] = [0, 0];
  const taken = () => (most = Math.max(most, ++held));
  const given = () => held--;
  pool.on('acquire', taken).on('release', given);
  expect((await names('accountant')).length).toBeGreaterThanOrEqual(12);
  pool.off('acquire', taken).off('release', given);
  expect(most).toBeLessThanOrEqual(4);
});
