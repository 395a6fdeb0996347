import { describe, expect, it } from 'vitest';
import { leaveJapan } from '../../../../test-support/rigs/logistics/leave-japan.ts';
import {
  BOX,
  RICH,
  SMALL_JPY,
  bought,
  desk,
  fall,
  ok,
  queued,
  received,
  rig,
  setUpFallThroughRig,
} from '../../../../test-support/rigs/orders/fall-through-rig.ts';

setUpFallThroughRig();

describe('an order that was bought and comes to nothing', () => {
  it('leaves what lies in its parcel and travels in its shipment to go on', async () => {
    const customerId = await rig.customerWith(RICH);
    const orders = [
      await bought(SMALL_JPY, customerId),
      await bought(SMALL_JPY, customerId),
      await bought(SMALL_JPY, customerId),
    ];
    const [first, second, third] = orders.map(({ code }) => code) as [string, string, string];
    const parcels = [await received(first), await received(second)];
    const asked = await ok(
      rig.call('POST', '/api/parcels/join', `customer ${customerId}`, { parcels }),
    );
    const alone = await received(third);
    expect((await fall(first)).status).toBe(200);
    expect(
      await rig.db
        .selectFrom('parcel_requests')
        .select('state')
        .where('code', '=', asked)
        .executeTakeFirst(),
    ).toEqual({ state: 'cancelled' });
    const shipment = await ok(desk('shipments', 'warehouse', { parcels: [parcels[1], alone] }));
    await leaveJapan(rig, shipment);
    expect((await fall(third, 'warehouse', { reason: 'lost-on-the-way' })).status).toBe(200);
    await ok(desk('check-in', 'warehouse', { scanned: shipment }));
    expect(await rig.state(second)).toBe('CHECKIN');
    expect(await queued('warehouse', 'check-in')).not.toContain(shipment);
  });

  it('lets a joined parcel travel on with the others, and waits for a choice of boxes', async () => {
    const customerId = await rig.customerWith(RICH);
    const [first, second] = [
      (await bought(SMALL_JPY, customerId)).code,
      (await bought(SMALL_JPY, customerId)).code,
    ];
    const parcels = [await received(first), await received(second)];
    const asked = await ok(
      rig.call('POST', '/api/parcels/join', `customer ${customerId}`, { parcels }),
    );
    const made = await desk(`parcel-requests/${asked}/repack`, 'warehouse', { results: [BOX] });
    const [parcel] = (
      await rig.db
        .selectFrom('parcels')
        .select('code')
        .where('customer_id', '=', customerId)
        .where('state', '=', 'stored')
        .execute()
    ).map(({ code }) => code) as [string];
    expect(made.status).toBe(200);
    expect((await fall(first)).status).toBe(200);
    const rehearsal = await ok(
      rig.call('POST', `/api/parcels/${parcel}/rehearsal`, `customer ${customerId}`),
    );
    const boxes = [
      { label: 'Hộp gốc', ...BOX },
      { label: 'Hộp nhỏ', ...BOX, weight_g: 1_000 },
    ];
    await ok(desk(`parcel-requests/${rehearsal}/boxes`, 'warehouse', { boxes }));
    expect((await fall(second)).body.code).toBe('logistics.parcel-in-request');
    await ok(
      rig.call('POST', `/api/parcel-requests/${rehearsal}/choose`, `customer ${customerId}`, {
        box: 2,
      }),
    );
    const shipment = await ok(desk('shipments', 'warehouse', { parcels: [parcel] }));
    await leaveJapan(rig, shipment);
    await ok(desk('check-in', 'warehouse', { scanned: shipment }));
    await ok(desk(`parcels/${parcel}/open`, 'warehouse', BOX));
    await rig.runJobs();
    expect([await rig.state(first), await rig.state(second)]).toEqual(['CANCEL', 'CALCULATOR']);
  });
});
