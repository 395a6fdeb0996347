import type { CarrierName } from '@hako/contract/billing/carriers';
import type { InvoiceProvider } from '../../src/modules/invoicing/index.ts';
import { carrierEvents } from './billing/carrier-events.ts';
import { consignmentOf, deliverySteps, deskCalls } from './billing/delivery-steps.ts';
import { startOutsideCarriers } from './billing/outside-carriers.ts';
import { leaveJapan } from './logistics/leave-japan.ts';
import { createOrdersRig } from './orders-rig.ts';

/** The orders rig with the pretend carriers outside, and the steps of the warehouse and the desk as one line each. GHN alone is connected unless told. */
export async function createDeliveryRig({
  connected = ['ghn'],
  invoices,
}: {
  connected?: readonly CarrierName[];
  invoices?: InvoiceProvider;
} = {}) {
  const outside = await startOutsideCarriers();
  const rig = await createOrdersRig({
    carriers: outside.carriers.filter(({ name }) => connected.includes(name)),
    ...(invoices && { invoices }),
  });
  return {
    rig,
    world: outside.world,
    outside: outside.url,
    parcels: outside.parcels,
    ...deskCalls(rig),
    ...deliverySteps(rig),
    ...carrierEvents(rig),
    ...consignmentOf(rig),
    leaveJapan: (shipment: string, waybill?: string) => leaveJapan(rig, shipment, waybill),
    async close(): Promise<void> {
      await rig.close();
      await outside.close();
    },
  };
}

export type DeliveryRig = Awaited<ReturnType<typeof createDeliveryRig>>;
