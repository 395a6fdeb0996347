import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  shelved,
  ok,
  mine,
  desk,
  list,
  rig,
  RICH,
  refusal,
  shipped,
  BIG,
  freightOf,
  joined,
  setUpParcelsRig,
} from '../../../test-support/rigs/logistics/parcels-rig.ts';

setUpParcelsRig();

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
