import { expect, it } from 'vitest';
import {
  desk,
  joined,
  RICH,
  rig,
  setUpParcelsRig,
} from '../../../../test-support/rigs/logistics/parcels-rig.ts';

const PROOF = '01890000-0000-7000-8000-000000000001';

setUpParcelsRig();

it('a cost of a parcel that was joined is sent to the parcel it became', async () => {
  const { parcels, parcel } = await joined(await rig.customerWith(RICH), [700, 800]);
  const book = (code: string) =>
    desk(`costs/parcel/${code}`, 'accountant', {
      ...{ kind: 'vat', amount: 1, currency: 'VND', reason: 'theo chứng từ', proofs: [PROOF] },
    });
  const { body } = await book(parcels[0] ?? '');
  expect(body.code).toBe('logistics.cost-on-old-parcel');
  expect(body.message).toContain(parcel);
  expect((await book(parcel)).status).toBe(200);
});
