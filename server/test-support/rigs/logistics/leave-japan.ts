import { declareAll } from '../../../src/demo/customs.ts';
import { type OrdersRig, STAFF_IDS } from '../orders-rig.ts';

/** A shipment leaves Japan with complete customs papers. */
export async function leaveJapan(
  rig: Pick<OrdersRig, 'call' | 'logistics'>,
  shipment: string,
  waybill = '131-12345675',
): Promise<void> {
  const by = { kind: 'staff', id: STAFF_IDS.warehouse, roles: ['warehouse'] } as const;
  await declareAll(rig.logistics, shipment, by);
  const address = `/api/desk/shipments/${shipment}/export`;
  const { status, body } = await rig.call('POST', address, 'staff warehouse', { waybill });
  if (status !== 200) throw new Error(`${shipment} did not leave: ${JSON.stringify(body)}`);
}
