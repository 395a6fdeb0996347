import type { ShipmentSheet } from '@hako/contract/logistics/gate';
import { newId } from '../../../src/kernel/chance.ts';
import { MEASURES } from '../billing/delivery-steps.ts';
import type { DeliveryRig } from '../delivery-rig.ts';

/** The number of a declaration. */
export const DECLARED = '106012345670';

/** What is done at the customs gate with the goods of one customer, one line each. */
export function gateSteps({ rig, desk, ok, bought, leaveJapan }: DeliveryRig, customerId: string) {
  return {
    day: () => rig.clock.now().toISOString().slice(0, 10),
    sheet: async (code: string, as = 'warehouse'): Promise<ShipmentSheet> =>
      (await rig.call('GET', `/api/desk/shipments/${code}`, `staff ${as}`)).body.data,
    declare: (code: string, body: object, as = 'warehouse') =>
      rig.call('PUT', `/api/desk/shipments/${code}/gate`, `staff ${as}`, body),
    hold: (code: string, parcels: readonly string[], cause = 'papers') =>
      desk(`shipments/${code}/gate/holds`, 'warehouse', {
        ...{ parcels, cause, reason: 'Thiếu hóa đơn' },
      }),
    undoHold: (code: string, parcels: readonly string[]) =>
      desk(`shipments/${code}/gate/holds/undo`, 'warehouse', { parcels, reason: 'Đọc nhầm mã' }),
    release: (code: string, parcels: readonly string[], as = 'accountant') =>
      desk(`shipments/${code}/gate/releases`, as, {
        ...{ parcels, duty_vnd: 300_001, vat_vnd: 90_000, reason: 'Giấy nộp tiền 0091' },
        proofs: [newId()],
      }),
    /** Titles of what the customer was told of customs. */
    told: async (): Promise<string[]> =>
      (
        await rig.db
          .selectFrom('notifications')
          .select('title')
          .where('customer_id', '=', customerId)
          .where((where) =>
            where.or([
              where('title', 'like', '%Hải quan%'),
              where('title', 'like', '%thông quan%'),
            ]),
          )
          .orderBy('number')
          .execute()
      ).map(({ title }) => title),
    /** Two parcels of two orders that left Japan together. */
    async left(hasGate: boolean) {
      await rig.db.updateTable('ship_modes').set({ has_customs_gate: hasGate }).execute();
      const orders = await bought(customerId, 2);
      const parcels: [string, string] = ['', ''];
      for (const [index, scanned] of orders.entries())
        parcels[index] = await ok(desk('parcels', 'warehouse', { scanned, ...MEASURES }));
      const shipment = await ok(desk('shipments', 'warehouse', { parcels }));
      await leaveJapan(shipment);
      return { orders: orders as [string, string], parcels, shipment };
    },
  };
}
