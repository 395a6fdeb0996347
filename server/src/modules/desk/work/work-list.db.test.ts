import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';
import { MEASURES } from '../../../../test-support/rigs/billing/delivery-steps.ts';

const MANY = 60;
let delivery: Awaited<ReturnType<typeof createDeliveryRig>>;
let rig: typeof delivery.rig;
let codes: string[];
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig } = delivery);
  codes = await delivery.bought(await rig.customerWith(500_000_000), MANY);
  for (const code of codes.slice(0, 3))
    await delivery.desk('parcels', 'warehouse', { scanned: code, ...MEASURES, shelf: 'JP-A-01' });
}, 120_000);
afterAll(() => delivery.close());

interface Row {
  readonly key: string;
  readonly kind: string;
  readonly due_at: string;
}
const work = async (as: string, asked = '') => {
  const { status, body } = await rig.call('GET', `/api/desk/work?${asked}`, `staff ${as}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.data as { rows: Row[]; counts: { kind: string; count: number }[]; next?: string };
};
/** All pages, one after the other. */
async function pages(as: string, asked = ''): Promise<Row[][]> {
  const read: Row[][] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { rows, next }: Awaited<ReturnType<typeof work>> = await work(
      as,
      `${asked}${after && `&after=${after}`}`,
    );
    read.push(rows);
    after = next;
  }
  return read;
}

describe('a list that is longer than a page', () => {
  it('goes on where it ended, by deadline, each row once', async () => {
    const read = await pages('warehouse');
    expect(read.map((rows) => rows.length)).toEqual([50, 10]);
    const rows = read.flat();
    expect(new Set(rows.map(({ key }) => key)).size).toBe(MANY);
    const dues = rows.map(({ due_at }) => Date.parse(due_at));
    expect(dues).toEqual(dues.toSorted((a, b) => a - b));
    expect(rows.slice(0, 3).map(({ kind }) => kind)).toEqual(['pack', 'pack', 'pack']);
  });

  it('goes on rightly where many are due at one moment', async () => {
    await rig.platform.pool.query(
      "update orders set moved_at = '2030-01-05T00:00:00.123456Z' where state = 'BOUGHT'",
    );
    const rows = (await pages('warehouse')).flat();
    expect(new Set(rows.map(({ key }) => key)).size).toBe(MANY);
  });

  it('is refused a place that is none', async () => {
    const { body } = await rig.call('GET', '/api/desk/work?after=abc', 'staff warehouse');
    expect(body.code).toBe('request.invalid');
  });
});

describe('what the list is narrowed to', () => {
  const kinds = async (as: string, asked = '') =>
    [...new Set((await work(as, asked)).rows.map(({ kind }) => kind))].toSorted();

  it('shows each role its own kinds, whatever is asked for', async () => {
    expect(await kinds('warehouse')).toEqual(['pack', 'receive']);
    expect(await kinds('warehouse', 'kinds=pack')).toEqual(['pack']);
    expect(await kinds('accountant', 'kinds=pack,receive')).toEqual([]);
  });

  it('counts all kinds, whichever are shown', async () => {
    expect((await work('warehouse', 'kinds=pack')).counts).toEqual([
      { kind: 'receive', count: MANY - 3, is_more: false },
      { kind: 'pack', count: 3, is_more: false },
    ]);
  });

  it('tells what is late, and what is due today', async () => {
    expect((await work('warehouse', 'when=late&kinds=pack')).rows).toEqual([]);
    rig.clock.advanceMs(47.9 * 3_600_000);
    expect((await work('warehouse', 'when=late&kinds=pack')).rows).toEqual([]);
    rig.clock.advanceMs(0.2 * 3_600_000);
    expect((await work('warehouse', 'when=late&kinds=pack')).rows).toHaveLength(3);
    expect((await work('warehouse', 'when=today&kinds=pack')).rows).toHaveLength(3);
  });

  it('keeps a site apart; parcels are of none', async () => {
    expect(await kinds('warehouse', 'site=mercari')).toEqual(['receive']);
    expect(await kinds('warehouse', 'site=rakuten')).toEqual([]);
  });

  it('keeps the two houses apart', async () => {
    expect(await kinds('warehouse', 'warehouse=JP')).toEqual(['pack', 'receive']);
    expect(await kinds('warehouse', 'warehouse=VN')).toEqual([]);
  });

  it('finds the parcel of an order that is scanned', async () => {
    const { rows } = await work('warehouse', `text=${codes[0]}`);
    expect(rows.map(({ kind }) => kind)).toEqual(['pack']);
  });
});
