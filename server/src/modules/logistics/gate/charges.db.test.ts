import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';
import { DECLARED, gateSteps } from '../../../../test-support/rigs/logistics/gate-steps.ts';
import { newId } from '../../../kernel/chance.ts';

let delivery: DeliveryRig;
let rig: DeliveryRig['rig'];
let desk: DeliveryRig['desk'];
let ok: DeliveryRig['ok'];
let gate: ReturnType<typeof gateSteps>;
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig, desk, ok } = delivery);
  gate = gateSteps(delivery, await rig.customerWith(50_000_000));
});
afterAll(() => delivery.close());

it('shares one charge by what was declared of each parcel, to the đồng', async () => {
  const { shipment, parcels, orders } = await gate.left(true);
  const ids: string[] = [];
  for (const code of orders) ids.push((await rig.orders.read(rig.db, { code })).id);
  const worth = rig.db.updateTable('customs_lines').set({ value_jpy: 20_000 });
  await worth.where('order_id', '=', ids[1] ?? '').execute();
  await rig.db
    .updateTable('customs_lines')
    .set({ value_jpy: 10_000 })
    .where('order_id', '=', ids[0] ?? '')
    .execute();
  await ok(gate.declare(shipment, { number: DECLARED, day: gate.day() }, 'accountant'));
  await ok(gate.release(shipment, parcels));
  const booked: number[] = [];
  for (const id of ids) booked.push((await rig.logistics.bookedOf(rig.db, { id })).duty ?? 0);
  expect(booked).toEqual([100_000, 200_001]);
  expect((await gate.told()).at(-1)).toContain('đã được thông quan');
  const { before, after } = await rig.db
    .selectFrom('staff_audit')
    .select(['before', 'after'])
    .where('subject', '=', `shipment:${shipment}`)
    .where('action', '=', 'shipment.release')
    .executeTakeFirstOrThrow();
  expect(before).toMatchObject({ parcels: [{ code: parcels[0], state: 'waiting' }, {}] });
  expect(after).toMatchObject({
    parcels: [
      { code: parcels[0], duty: 100_000, vat: 30_000 },
      { duty: 200_001, vat: 60_000 },
    ],
  });
});

it('lets nothing through whose duty somebody booked by hand, until that is withdrawn', async () => {
  const { shipment, orders, ...there } = await gate.left(true);
  const parcels = there.parcels.toSorted() as [string, string];
  await ok(gate.declare(shipment, { number: DECLARED, day: gate.day() }));
  const cost = { kind: 'vat', amount: 50_000, currency: 'VND', reason: 'Giấy nộp tiền 17' };
  const named = [`shipment/${shipment}`, `parcel/${parcels[0]}`, `order/${orders[0]}`] as const;
  for (const subject of named) {
    await ok(desk(`costs/${subject}`, 'accountant', { ...cost, proofs: [newId()] }));
    const { body } = await gate.release(shipment, parcels);
    expect(body.code).toBe('logistics.gate-duty-booked');
    expect(body.message).toContain(subject.split('/')[1]);
    const back = { kind: 'vat', reason: 'ghi lại khi thông quan' };
    await ok(desk(`costs/${subject}/withdraw`, 'accountant', back));
  }
  await ok(desk(`costs/parcel/${parcels[1]}`, 'accountant', { ...cost, proofs: [newId()] }));
  await ok(gate.release(shipment, [parcels[0]]));
  // What customs have not let through comes first.
  const sheet = await gate.sheet(shipment);
  expect(sheet.parcels.map(({ code }) => code)).toEqual(parcels.toReversed());
  expect(sheet.gate?.state).toBe('declared');
});
