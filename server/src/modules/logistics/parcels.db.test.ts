import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { MEASURES } from '../../../test-support/rigs/billing/delivery-steps.ts';
import {
  rig,
  RICH,
  joined,
  list,
  refusal,
  desk,
  shipped,
  freightOf,
  ok,
  shelved,
  mine,
  BIG,
  setUpParcelsRig,
} from '../../../test-support/rigs/logistics/parcels-rig.ts';

setUpParcelsRig();

describe('parcels that are joined', () => {
  it('travel as one, and each order carries its share of one freight', async () => {
    const customerId = await rig.customerWith(RICH);
    const { orders, parcels, parcel } = await joined(customerId, [1_201, 500, 299]);
    const { parcels: rows, requests } = await list(customerId);
    expect(rows).toMatchObject([
      {
        code: parcel,
        weight_g: 2_000,
        may_split: true,
        orders: expect.arrayContaining([
          expect.objectContaining({ code: orders[0], weight_g: 1_201 }),
        ]),
      },
    ]);
    expect(requests).toMatchObject([
      { kind: 'join', state: 'done', taken: parcels.toSorted(), made: [parcel] },
    ]);
    expect(await refusal(desk('shipments', 'warehouse', { parcels: [parcels[0]] }))).toBe(
      'logistics.parcel-elsewhere',
    );

    await shipped([parcel]);
    const alone = await rig.pricing.price(
      {
        ...(await rig.wanted(customerId, 'x', 10_000)).question,
        items: [boxed((await rig.wanted(customerId, 'x', 10_000)).question.items[0], 2_000)],
      },
      rig.clock.now(),
    );
    const freight = alone.lines.find(({ code }) => code === 'phi-van-chuyen-quoc-te')?.dong;
    const shares = await Promise.all(orders.map(freightOf));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(freight);
    expect(shares[0]).toBeGreaterThan(shares[1] as number);
    const bill = await ok(desk('bills', 'sales', { orders }));
    expect(bill).toMatch(/^PX/);
  });

  const boxed = <Item extends object>(item: Item | undefined, weightG: number) => {
    if (!item) throw new Error('a question without an item');
    return { ...item, quantity: 1, weightG, sizeCm: { length: 35, width: 25, height: 15 } };
  };

  it('are asked for once, and never while a shipment takes them: exactly one wins', async () => {
    const customerId = await rig.customerWith(RICH);
    const { parcels } = await shelved(customerId, [700, 800, 900]);
    const [first, second, third] = parcels as [string, string, string];
    const answers = await Promise.all([
      mine(customerId, 'POST', 'parcels/join', { parcels: [first, second] }),
      mine(customerId, 'POST', 'parcels/join', { parcels: [third, second] }),
      mine(customerId, 'POST', 'parcels/join', { parcels: [second, first, third] }),
      desk('shipments', 'warehouse', { parcels: [second] }),
      mine(customerId, 'POST', `parcels/${second}/rehearsal`),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200)
        expect(['logistics.parcel-in-request', 'logistics.parcel-elsewhere']).toContain(body.code);
  });

  it('are joined once, whoever books it first, and a request that was taken back is not done', async () => {
    const customerId = await rig.customerWith(RICH);
    const { parcels } = await shelved(customerId, [700, 800]);
    const request = await ok(mine(customerId, 'POST', 'parcels/join', { parcels }));
    expect(await refusal(desk('shipments', 'warehouse', { parcels: [parcels[0]] }))).toBe(
      'logistics.parcel-in-request',
    );
    const answers = await Promise.all([
      desk(`parcel-requests/${request}/repack`, 'warehouse', { results: [BIG] }),
      desk(`parcel-requests/${request}/repack`, 'warehouse', { results: [BIG] }),
      mine(customerId, 'POST', `parcel-requests/${request}/cancel`),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const living = (await list(customerId)).parcels.length;
    expect(living).toBe(answers[2]?.status === 200 ? 2 : 1);
  });

  it.each([
    ['one alone', 'logistics.too-few-to-join', (codes: string[]) => codes.slice(0, 1)],
    ['the same twice', 'logistics.too-few-to-join', (codes: string[]) => [codes[0], codes[0]]],
    ['somebody else’s', 'logistics.parcel-not-found', (codes: string[]) => [...codes, 'KJNOBODY']],
  ])('%s is refused', async (_, code, choose) => {
    const customerId = await rig.customerWith(RICH);
    const { parcels } = await shelved(customerId, [700, 800]);
    expect(
      await refusal(mine(customerId, 'POST', 'parcels/join', { parcels: choose(parcels) })),
    ).toBe(code);
    const stranger = await rig.customerWith(RICH);
    expect(await refusal(mine(stranger, 'POST', 'parcels/join', { parcels }))).toBe(
      'logistics.parcel-not-found',
    );
  });

  it('have one way and one door', async () => {
    const customerId = await rig.customerWith(RICH);
    const { orders, parcels } = await shelved(customerId, [700, 800]);
    await rig.db
      .updateTable('orders')
      .set({ ship_mode: 'SEA-HAN' })
      .where('code', '=', orders[1] as string)
      .execute();
    expect(await refusal(mine(customerId, 'POST', 'parcels/join', { parcels }))).toBe(
      'logistics.other-ship-mode',
    );
    await sql`update orders set ship_mode = 'AIR-HAN', address = jsonb_set(address::jsonb, '{text}', '"1 Lê Lợi, Huế"') where code = ${orders[1]}`.execute(
      rig.db,
    );
    expect(await refusal(mine(customerId, 'POST', 'parcels/join', { parcels }))).toBe(
      'logistics.other-address',
    );
  });
});
describe('a parcel that is split', () => {
  it('becomes two, and what the customer wanted apart travels alone', async () => {
    const customerId = await rig.customerWith(RICH);
    const { orders, parcel } = await joined(customerId, [1_000, 600, 400]);
    expect(await refusal(mine(customerId, 'POST', `parcels/${parcel}/split`, { orders }))).toBe(
      'logistics.nothing-to-split',
    );
    expect(
      await refusal(mine(customerId, 'POST', `parcels/${parcel}/split`, { orders: ['HKNONE'] })),
    ).toBe('logistics.nothing-to-split');
    const request = await ok(
      mine(customerId, 'POST', `parcels/${parcel}/split`, { orders: [orders[2]] }),
    );
    const seen = (await rig.call('GET', `/api/desk/parcel-requests/${request}`, 'staff warehouse'))
      .body.data;
    expect(
      seen.parcels[0].orders.filter(({ is_apart }: { is_apart: boolean }) => is_apart),
    ).toMatchObject([{ code: orders[2] }]);
    expect(
      await refusal(desk(`parcel-requests/${request}/repack`, 'warehouse', { results: [BIG] })),
    ).toBe('logistics.wrong-results');
    const { body } = await desk(`parcel-requests/${request}/repack`, 'warehouse', {
      results: [
        { ...MEASURES, weight_g: 450 },
        { ...BIG, weight_g: 1_760 },
      ],
    });
    const [apart, rest] = body.data.codes as [string, string];
    const rows = (await list(customerId)).parcels as {
      code: string;
      orders: { code: string; weight_g: number }[];
    }[];
    const inside = (code: string) => rows.find((row) => row.code === code)?.orders;
    expect(inside(apart)).toMatchObject([{ code: orders[2], weight_g: 450 }]);
    expect(
      inside(rest)
        ?.map(({ weight_g }) => weight_g)
        .toSorted((a, b) => a - b),
    ).toEqual([660, 1_100]);
    await shipped([rest]);
    expect(await Promise.all(orders.map((code) => rig.state(code)))).toEqual([
      'CALCULATOR',
      'CALCULATOR',
      'WAREHOUSE',
    ]);
  });
});
