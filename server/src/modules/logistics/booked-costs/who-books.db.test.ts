import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';

const PROOF = '01890000-0000-7000-8000-000000000001';
let delivery: DeliveryRig;
let code: string;

beforeAll(async () => {
  delivery = await createDeliveryRig();
  [code = ''] = await delivery.bought(await delivery.rig.customerWith(50_000_000));
  await delivery.priced([code]);
});
afterAll(() => delivery.close());

const book = (as: string, kind: string, proofs: readonly string[] = [PROOF]) =>
  delivery.desk(`costs/order/${code}`, as, {
    ...{ kind, amount: 0, currency: 'VND', reason: 'theo chứng từ', proofs },
  });

describe('who may book a cost', () => {
  it.each(['freight', 'duty', 'vat', 'domestic-shipping'])(
    'is nobody of the warehouse: %s',
    async (kind) => {
      expect((await book('warehouse', kind)).status).toBe(403);
    },
  );

  it.each(['freight', 'duty', 'vat'])('is no buyer: %s', async (kind) => {
    expect((await book('buyer', kind)).body.code).toBe('logistics.cost-of-accountant');
  });

  it('is a buyer for what the seller took, and the sheet tells them so', async () => {
    const sheetFor = async (as: string) =>
      (await delivery.rig.call('GET', `/api/desk/costs/order/${code}`, `staff ${as}`)).body.data;
    expect((await sheetFor('buyer')).may_book).toEqual(['domestic-shipping']);
    expect((await sheetFor('warehouse')).may_book).toEqual([]);
    expect((await sheetFor('accountant')).may_book).toHaveLength(4);
    expect((await book('buyer', 'domestic-shipping')).status).toBe(200);
  });

  it('is nobody without a picture of the paper', async () => {
    expect((await book('accountant', 'vat', [])).status).toBe(400);
  });
});
