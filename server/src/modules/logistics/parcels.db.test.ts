import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDeliveryRig,
  type DeliveryRig,
  MEASURES,
} from '../../../test-support/rigs/delivery-rig.ts';

const RICH = 50_000_000;
const BIG = { weight_g: 2_000, length_cm: 35, width_cm: 25, height_cm: 15 };
let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
let desk: DeliveryRig['desk'];
let ok: DeliveryRig['ok'];

beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig, desk, ok } = delivery);
});
afterAll(() => delivery.close());

const mine = (customerId: string, method: 'GET' | 'POST', url: string, body?: object) =>
  rig.call(method, `/api/${url}`, `customer ${customerId}`, body);
const list = async (customerId: string) => (await mine(customerId, 'GET', 'parcels')).body.data;
/** Orders of one customer, each in a parcel on the shelf. */
async function shelved(customerId: string, weights: readonly number[]) {
  const orders = await delivery.bought(customerId, weights.length);
  const parcels: string[] = [];
  for (const [index, code] of orders.entries())
    parcels.push(
      await ok(
        desk('parcels', 'warehouse', {
          scanned: code,
          ...MEASURES,
          weight_g: weights[index],
          shelf: `A-0${index}`,
        }),
      ),
    );
  return { orders, parcels };
}
async function joined(customerId: string, weights: readonly number[]) {
  const { orders, parcels } = await shelved(customerId, weights);
  const request = await ok(mine(customerId, 'POST', 'parcels/join', { parcels }));
  const { body } = await desk(`parcel-requests/${request}/repack`, 'warehouse', { results: [BIG] });
  return { orders, parcels, parcel: body.data.codes[0] as string };
}
/** To Vietnam and onto the scale there. */
async function shipped(parcels: readonly string[], measures: object = BIG) {
  const shipment = await ok(desk('shipments', 'warehouse', { parcels }));
  await ok(desk(`shipments/${shipment}/export`, 'warehouse', { waybill: '131-1' }));
  await ok(desk('check-in', 'warehouse', { scanned: shipment }));
  for (const parcel of parcels) await ok(desk(`parcels/${parcel}/open`, 'warehouse', measures));
  await rig.runJobs();
}
const freightOf = async (code: string) =>
  (await rig.orders.read(rig.db, { code })).actual?.lines.find(
    (line) => line.code === 'phi-van-chuyen-quoc-te',
  )?.dong ?? Number.NaN;
const refusal = async (answer: ReturnType<typeof desk>) => (await answer).body.code;

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

describe('packing to try', () => {
  const BOXES = [
    { label: 'Hộp gốc', weight_g: 2_400, length_cm: 60, width_cm: 40, height_cm: 40 },
    { label: 'Hộp nhỏ hơn', weight_g: 1_900, length_cm: 35, width_cm: 25, height_cm: 15 },
  ];
  async function offered(customerId: string) {
    const { orders, parcels } = await shelved(customerId, [2_000]);
    const request = await ok(mine(customerId, 'POST', `parcels/${parcels[0]}/rehearsal`));
    await ok(desk(`parcel-requests/${request}/boxes`, 'warehouse', { boxes: BOXES }));
    return { request, order: orders[0] as string, parcel: parcels[0] as string };
  }
  const boxesOf = async (customerId: string) =>
    (await list(customerId)).requests.find(({ kind }: { kind: string }) => kind === 'rehearsal')
      .boxes as {
      number: number;
      freight_vnd: number;
      is_chosen: boolean;
    }[];

  it.each([1, 2])(
    'asks in the second payment exactly what box %s showed, whatever Vietnam weighs',
    async (box) => {
      const customerId = await rig.customerWith(RICH);
      const { request, order, parcel } = await offered(customerId);
      const stranger = await rig.customerWith(RICH);
      expect(
        await refusal(mine(stranger, 'POST', `parcel-requests/${request}/choose`, { box })),
      ).toBe('logistics.request-not-found');
      expect(await refusal(mine(customerId, 'POST', `parcel-requests/${request}/cancel`))).toBe(
        'logistics.request-closed',
      );
      expect(await refusal(desk('shipments', 'warehouse', { parcels: [parcel] }))).toBe(
        'logistics.parcel-in-request',
      );
      const shown = await boxesOf(customerId);
      expect(shown[0]?.freight_vnd).toBeGreaterThan(shown[1]?.freight_vnd as number);
      await ok(mine(customerId, 'POST', `parcel-requests/${request}/choose`, { box }));
      expect(
        await refusal(
          mine(customerId, 'POST', `parcel-requests/${request}/choose`, { box: 3 - box }),
        ),
      ).toBe('logistics.request-closed');
      expect(await refusal(mine(customerId, 'POST', `parcels/${parcel}/rehearsal`))).toBe(
        'logistics.already-rehearsed',
      );
      await shipped([parcel], { ...BIG, weight_g: 9_999 });
      expect(await freightOf(order)).toBe(shown[box - 1]?.freight_vnd);
    },
  );

  it('is shown and can be chosen however much was asked for after it', async () => {
    const customerId = await rig.customerWith(RICH);
    const { request, parcel } = await offered(customerId);
    await sql`insert into parcel_requests (id, code, customer_id, kind, state, apart_order_ids, asked_at)
      select gen_random_uuid(), 'KHAC' || n, ${customerId}, 'join', 'cancelled', '{}', ${rig.clock.now()}::timestamptz + n * interval '1 minute'
      from generate_series(1, 25) n`.execute(rig.db);
    const { parcels, requests } = await list(customerId);
    expect(requests.map(({ code }: { code: string }) => code)).toContain(request);
    expect(requests).toHaveLength(21);
    expect(parcels.find(({ code }: { code: string }) => code === parcel)).toMatchObject({
      request,
      may_join: false,
      may_rehearse: false,
    });
    await ok(mine(customerId, 'POST', `parcel-requests/${request}/choose`, { box: 2 }));
  });

  it('shows for a shared parcel what its orders carry together', async () => {
    const customerId = await rig.customerWith(RICH);
    const { orders, parcel } = await joined(customerId, [1_000, 700]);
    const request = await ok(mine(customerId, 'POST', `parcels/${parcel}/rehearsal`));
    await ok(desk(`parcel-requests/${request}/boxes`, 'warehouse', { boxes: BOXES }));
    const shown = await boxesOf(customerId);
    await ok(mine(customerId, 'POST', `parcel-requests/${request}/choose`, { box: 2 }));
    await shipped([parcel], { ...BIG, weight_g: 5_000 });
    const shares = await Promise.all(orders.map(freightOf));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(shown[1]?.freight_vnd);
  });

  it('is decided for the customer when the time is over, once, by the cheaper box', async () => {
    const customerId = await rig.customerWith(RICH);
    const { request } = await offered(customerId);
    await rig.logistics.chooseForThem({ code: request });
    await rig.logistics.chooseForThem({ code: request });
    expect((await boxesOf(customerId)).map(({ is_chosen }) => is_chosen)).toEqual([false, true]);
    const told = await rig.db
      .selectFrom('notifications')
      .select('title')
      .where('customer_id', '=', customerId)
      .execute();
    expect(told.filter(({ title }) => title.startsWith('Đã chọn hộp'))).toHaveLength(1);
  });
});
