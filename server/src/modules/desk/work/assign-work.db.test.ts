import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
});
afterAll(() => service.close());

const as = (name: string, method: string, path: string, body?: unknown) =>
  call(service, method, path, { token: tokens[name], ...(body ? { body } : {}) });
const assign = async (name: string, keys: readonly string[], to: string, more: object = {}) => {
  const { status, body } = await as(name, 'POST', '/api/desk/work/assign', { keys, to, ...more });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.data as { key: string; outcome: string; by: string | null }[];
};
const outcomes = async (...asked: Parameters<typeof assign>) =>
  (await assign(...asked)).map(({ outcome }) => outcome);
interface Row {
  readonly key: string;
  readonly assigned_to: { id: string; name: string; is_mine: boolean } | null;
}
const rows = async (name: string, asked = ''): Promise<Row[]> =>
  (await as(name, 'GET', `/api/desk/work?${asked}`)).body.data.rows;
const keys = async (name: string, asked = '') => (await rows(name, asked)).map(({ key }) => key);

let offers: string[];
beforeEach(async () => {
  for (let made = 0; made < 2; made++)
    await service.asCustomer('POST', '/api/desired-price', {
      code: service.sim.world.market.make({ price: 10_000 }),
      desired_price: 8_000,
    });
  offers = await keys('sales', 'kinds=offer&whose=nobody');
  expect(offers.length).toBeGreaterThanOrEqual(2);
});

describe('claiming', () => {
  it('makes it mine in every list, and no colleague’s', async () => {
    const [key] = offers as [string];
    expect(await outcomes('sales', [key], 'me')).toEqual(['done']);
    expect(await keys('sales', 'whose=mine')).toContain(key);
    expect(await keys('sales', 'whose=nobody')).not.toContain(key);
    const seen = (await rows('buyer')).find((row) => row.key === key);
    expect(seen?.assigned_to).toMatchObject({ is_mine: false, name: expect.stringMatching(/./) });
    const id = seen?.assigned_to?.id;
    expect(await keys('buyer', `whose=${id}`)).toContain(key);
  });

  it('of two at once one wins, and the other reads who', async () => {
    const [key] = offers as [string];
    const told = (
      await Promise.all([assign('sales', [key], 'me'), assign('buyer', [key], 'me')])
    ).flat();
    expect(told.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'taken']);
    const owner = (await rows('admin')).find((row) => row.key === key)?.assigned_to;
    expect(told.find(({ outcome }) => outcome === 'taken')?.by).toBe(owner?.name);
  });

  it('twice is once, with one row in the audit that tells before and after', async () => {
    const [key] = offers as [string];
    await assign('sales', [key], 'me');
    expect(await outcomes('sales', [key], 'me')).toEqual(['done']);
    expect(await outcomes('sales', [key], 'nobody')).toEqual(['done']);
    expect(await outcomes('sales', [key], 'nobody')).toEqual(['done']);
    const audited = await service.platform.db
      .selectFrom('staff_audit')
      .select(['action', 'before', 'after'])
      .where('subject', '=', `work:${key}`)
      .orderBy('at')
      .execute();
    expect(audited.map(({ action }) => action)).toEqual(['work.assign', 'work.assign']);
    expect(audited[0]).toMatchObject({ before: { staff: null } });
    expect(audited[0]?.after).toEqual(audited[1]?.before);
    expect(audited[1]).toMatchObject({ after: { staff: null } });
  });

  it('is told for each of many what became of it', async () => {
    const [one, other] = offers as [string, string];
    await assign('buyer', [other], 'me');
    const gone = 'offer:0190a000-0000-7000-8000-0000000000ff';
    expect(await outcomes('sales', [one, other, gone, 'transfer:1', 'nothing:1'], 'me')).toEqual([
      'done',
      'taken',
      'gone',
      'not-mine',
      'not-mine',
    ]);
  });
});

describe('giving to a colleague', () => {
  const idOf = async (name: string, colleague: RegExp) =>
    (await as(name, 'GET', '/api/desk/work/colleagues')).body.data.find((one: { name: string }) =>
      colleague.test(one.name),
    )?.id as string;
  const nameOf = async (name: string) => {
    const [key] = offers as [string];
    await assign(name, [key], 'me');
    const { assigned_to: owner } = (await rows('admin')).find((row) => row.key === key) as Row;
    await assign(name, [key], 'nobody');
    return owner as { id: string; name: string };
  };

  it('is the administrator’s for everything, and anybody’s for what is their own', async () => {
    const [key] = offers as [string];
    const [sales, buyer] = [await nameOf('sales'), await nameOf('buyer')];
    expect(await idOf('sales', new RegExp(buyer.name))).toBe(buyer.id);
    expect(await outcomes('sales', [key], buyer.id), 'nobody’s').toEqual(['unclaimed']);
    await assign('sales', [key], 'me');
    expect(await outcomes('buyer', [key], 'nobody')).toEqual(['taken']);
    expect(await outcomes('sales', [key], buyer.id, { reason: 'nghỉ phép' })).toEqual(['done']);
    expect(await outcomes('admin', [key], sales.id)).toEqual(['done']);
    expect(await keys('sales', 'whose=mine')).toContain(key);
  });

  it('is refused to one who does not do this kind of work', async () => {
    const [key] = offers as [string];
    const accountant = (await as('admin', 'GET', '/api/desk/work/colleagues')).body.data;
    const ids = accountant.map(({ id }: { id: string }) => id);
    const told = await Promise.all(
      ids.map(async (id: string) => (await outcomes('admin', [key], id))[0]),
    );
    expect(told).toContain('not-theirs');
    expect(await outcomes('admin', [key], '0190a000-0000-7000-8000-0000000000ff')).toEqual([
      'not-theirs',
    ]);
  });
});

it('of somebody who left bears their name, and is nobody’s', async () => {
  const [key] = offers as [string];
  await assign('sales', [key], 'me');
  const name = async () => (await rows('admin')).find((row) => row.key === key)?.assigned_to?.name;
  const before = await name();
  const { db } = service.platform;
  await sql`update users set disabled_at = now() where user_id =
    (select staff_id from desk_assignments where subject = ${key.slice('offer:'.length)})`.execute(
    db,
  );
  expect(await name()).toBe(before);
  const { sales } = (await as('admin', 'GET', '/api/desk/table-choices')).body.data;
  expect(sales.map(({ label }: { label: string }) => label)).toContain(before);
  expect(await keys('buyer', 'kinds=offer&whose=nobody')).toContain(key);
  expect(await outcomes('buyer', [key], 'me')).toEqual(['done']);
  expect(await keys('buyer', 'kinds=offer&whose=nobody')).not.toContain(key);
  await sql`update users set disabled_at = null where kind = 'staff'`.execute(db);
});

it('touches nothing but whose it is, and is bounded', async () => {
  const many = Array.from({ length: 101 }, (_, at) => `offer:${at}`);
  const { status } = await as('sales', 'POST', '/api/desk/work/assign', { keys: many, to: 'me' });
  expect(status).toBe(400);
  expect(
    (await service.asCustomer('POST', '/api/desk/work/assign', { keys: ['offer:1'], to: 'me' }))
      .status,
  ).toBe(403);
});
