import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../test-support/rigs/delivery-rig.ts';
import { MEASURES } from '../../../test-support/rigs/billing/delivery-steps.ts';

const RICH = 50_000_000;
let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig } = delivery);
});
afterAll(() => delivery.close());

describe('the storage clock', () => {
  const tell = async () =>
    Promise.all([rig.logistics.remindStorage(), rig.logistics.remindStorage()]);
  const DAY_MS = 86_400_000;

  it('tells its customer 14, 7, 3 and 1 days before and when it costs, each once, and what it costs', async () => {
    const customerId = await rig.customerWith(RICH);
    const [order] = await delivery.bought(customerId);
    const parcel = await delivery.ok(
      delivery.desk('parcels', 'warehouse', {
        scanned: order,
        ...MEASURES,
        weight_g: 1_500,
        shelf: 'JP-A-00',
      }),
    );
    const back = (days: number) =>
      rig.db
        .updateTable('parcels')
        .set({ received_at: new Date(rig.clock.now().getTime() - days * DAY_MS) })
        .where('code', '=', parcel)
        .execute();
    const row = async () =>
      (await rig.call('GET', '/api/parcels', `customer ${customerId}`)).body.data.parcels[0]
        .storage;
    const { free_days: free } = await row();
    const said: string[] = [];
    for (const day of [
      0,
      free - 15,
      free - 14,
      free - 13,
      free - 7,
      free - 3,
      free - 1,
      free,
      free + 3,
    ]) {
      await back(day);
      await tell();
      const titles = await rig.db
        .selectFrom('notifications')
        .select('title')
        .where('customer_id', '=', customerId)
        .where('kind', '=', 'storage')
        .execute();
      for (const { title } of titles.slice(said.length))
        said.push(`${free - day}: ${title.slice(0, 20)}`);
    }
    expect(said.map((one) => Number.parseInt(one, 10))).toEqual([14, 7, 3, 1, 0]);
    const { cost_vnd, per_day_vnd, days_left, stored_days } = await row();
    expect({ days_left, stored_days, cost_vnd }).toEqual({
      days_left: 0,
      stored_days: free + 3,
      cost_vnd: 3 * per_day_vnd,
    });
    expect(per_day_vnd).toBeGreaterThan(0);
  });

  it('of a parcel that cannot be reckoned leaves the others theirs', async () => {
    const [bad, good] = [await rig.customerWith(RICH), await rig.customerWith(RICH)];
    const shelved = async (customerId: string) => {
      const [order] = (await delivery.bought(customerId)) as [string];
      await delivery.ok(delivery.desk('parcels', 'warehouse', { scanned: order, ...MEASURES }));
      return order;
    };
    const [broken] = [await shelved(bad), await shelved(good)];
    await rig.db
      .updateTable('parcels')
      .set({ received_at: new Date(rig.clock.now().getTime() - 200 * DAY_MS) })
      .where('customer_id', 'in', [bad, good])
      .execute();
    const routed = (mode: string) =>
      sql`update orders set question = jsonb_set(question::jsonb, '{shipMode}', ${JSON.stringify(mode)}::jsonb) where code = ${broken}`.execute(
        rig.db,
      );
    const told = async () =>
      (
        await rig.db
          .selectFrom('notifications')
          .select('customer_id')
          .where('kind', '=', 'storage')
          .where('customer_id', 'in', [bad, good])
          .execute()
      ).map((row) => row.customer_id);
    await routed('NO-SUCH-WAY');
    await rig.logistics.remindStorage();
    expect(await told()).toEqual([good]);
    await routed('AIR-HAN');
    await rig.logistics.remindStorage();
    expect((await told()).toSorted()).toEqual([bad, good].toSorted());
  });
});
