import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codesOfAllPages } from '../../../../test-support/rigs/company/all-pages.ts';
import { fillTables } from '../../../../test-support/fill-tables.ts';
import { plansOf, scannedWhole } from '../../../../test-support/recorded-plans.ts';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { sortOf } from '../../../platform/database/keyset.ts';
import {
  countParcelRegister,
  listParcelRegister,
  PARCEL_KEYS,
  type ParcelFilter,
} from './parcel-register-store.ts';

const MANY = 50_000;
const OWNER = '0190a000-0000-7000-8000-0000000000c1';
const ORDER = '0190a000-0000-7000-8000-0000000000d1';
let platform: TestPlatform;
beforeAll(async () => {
  // Rows are made by SQL, past every invariant: here only how they are found matters.
  platform = await createTestPlatform({ invariants: {} });
  await fillTables(platform.pool, [
    `insert into shipments (id, code, state, ship_mode, created_at)
     select gen_random_uuid(), 'LO' || n, 'open', 'AIR-HAN', now() from generate_series(1, ${MANY / 100}) n`,
    `insert into parcels (id, code, customer_id, state, weight_g, length_cm, width_cm, height_cm, shipment_id, received_at)
     select gen_random_uuid(), 'KJ' || n, case when n % 500 = 0 then '${OWNER}'::uuid else gen_random_uuid() end,
       case when n > ${MANY} - 30 then 'stored' else 'opened' end, n, 10, 10, 10,
       case when n <= ${MANY} - 30 then (select id from shipments where code = 'LO' || (1 + n % ${MANY / 100})) end,
       now() - (${MANY} - n / 3) * interval '10 minutes' from generate_series(1, ${MANY}) n`,
    `insert into parcel_orders (parcel_id, order_id, weight_g)
     select id, case code when 'KJ9' then '${ORDER}'::uuid else gen_random_uuid() end, 1 from parcels`,
    'analyze parcels, parcel_orders, shipments',
  ]);
});
afterAll(() => platform.close());

const bearing = (code: string, orderIds: string[] = []) => ({ bearing: { code, orderIds } });
const FILTERS: Readonly<Record<string, ParcelFilter>> = {
  nothing: {},
  'a common state': { state: 'opened' },
  'a rare state': { state: 'stored' },
  'one customer': { customerIds: [OWNER] },
  'a day': { from: new Date(Date.now() - 86_400_000), to: new Date() },
  'a code': bearing('KJ77'),
  'an order': bearing('HK1', [ORDER]),
};
const codesOf = async (filter: ParcelFilter) => {
  const page = { ...sortOf(PARCEL_KEYS, undefined, 'received'), after: undefined, limit: 200 };
  return (await listParcelRegister(platform.db, filter, page)).map(({ code }) => code);
};

describe('the register of fifty thousand parcels', () => {
  it.each(Object.entries(FILTERS))('is read along indexes, filtered by %s', async (_, filter) => {
    for (const sort of ['received', '-received', 'code', '-code'] as const) {
      const page = { ...sortOf(PARCEL_KEYS, sort, 'received'), after: undefined, limit: 51 };
      const plans = await plansOf(platform.pool, (db) => listParcelRegister(db, filter, page));
      // A few hundred shipments may be read at once.
      const whole = plans.flatMap(scannedWhole).filter((table) => table !== 'shipments');
      expect(whole, `${sort} ${plans[0]}`).toEqual([]);
    }
  });

  it('is paged without a gap and without a row twice', async () => {
    const filter = { customerIds: [OWNER] };
    const sort = sortOf(PARCEL_KEYS, 'received', 'received');
    const seen = await codesOfAllPages(
      (page) => listParcelRegister(platform.db, filter, { ...sort, ...page }),
      30,
    );
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(await countParcelRegister(platform.db, filter, 1_000));
  });

  it('finds a parcel by its code, by its shipment and by what lies in it', async () => {
    expect(await codesOf(bearing('KJ77'))).toEqual(['KJ77']);
    expect(await codesOf(bearing('HK1', [ORDER]))).toEqual(['KJ9']);
    const inShipment = await codesOf(bearing('LO1'));
    expect(inShipment).toHaveLength(99);
    expect(inShipment).toContain('KJ500');
    expect(await codesOf({ ...bearing('LO1'), customerIds: [OWNER] })).toEqual(
      inShipment.filter((code) => Number(code.slice(2)) % 500 === 0),
    );
  });

  it('tells the shipment of each, and counts no further than it is asked', async () => {
    const page = { ...sortOf(PARCEL_KEYS, '-received', 'received'), after: undefined, limit: 1 };
    const [stored] = await listParcelRegister(platform.db, { state: 'stored' }, page);
    // Three were received at once, the last ones.
    expect(['KJ49998', 'KJ49999', 'KJ50000']).toContain(stored?.code);
    expect(stored?.shipmentCode).toBeUndefined();
    const [opened] = await listParcelRegister(platform.db, bearing('KJ1'), page);
    expect(opened).toMatchObject({ shipmentCode: 'LO2' });
    expect(await countParcelRegister(platform.db, {}, 10_001)).toBe(10_001);
  });
});
