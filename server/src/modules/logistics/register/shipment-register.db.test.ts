import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillTables } from '../../../../test-support/fill-tables.ts';
import { plansOf, scannedWhole } from '../../../../test-support/recorded-plans.ts';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { sortOf } from '../../../platform/database/keyset.ts';
import { exportShipmentTable, listShipmentTable } from './list-shipments.ts';
import {
  countShipments,
  listShipmentRows,
  SHIPMENT_KEYS,
  type ShipmentFilter,
} from './shipment-register-store.ts';

const MANY = 20_000;
const STAFF = '0190a000-0000-7000-8000-0000000000c1';
let platform: TestPlatform;
const audited: object[] = [];
let deps: Parameters<typeof exportShipmentTable>[0];
beforeAll(async () => {
  // Rows are made by SQL, past every invariant: here only how they are found matters.
  platform = await createTestPlatform({ invariants: {} });
  await fillTables(platform.pool, [
    `insert into shipments (id, code, state, ship_mode, waybill, created_at, exported_at, arrived_at)
     select gen_random_uuid(), 'LO' || n, case when n > ${MANY} - 5 then 'open' when n > ${MANY} - 50 then 'exported' else 'arrived' end,
       case n % 20 when 0 then 'SEA-HAN' else 'AIR-SGN' end, case when n <= ${MANY} - 5 then '160-' || n end,
       now() - (${MANY} - n) * interval '7 hours', case when n <= ${MANY} - 5 then now() - (${MANY} - n) * interval '7 hours' end,
       case when n <= ${MANY} - 50 then now() - (${MANY} - n) * interval '7 hours' end from generate_series(1, ${MANY}) n`,
    `insert into parcels (id, code, customer_id, state, weight_g, length_cm, width_cm, height_cm, shipment_id, received_at, closed_at)
     select gen_random_uuid(), 'KJ' || s.code || '-' || n, gen_random_uuid(), case n when 4 then 'closed' else 'exported' end, 500 * n, 10, 10, 10,
       s.id, now(), case n when 4 then now() end from shipments s, generate_series(1, 4) n`,
    `insert into customs_gates (shipment_id, opened_at, declaration_number, declared_on, declared_by, declared_at)
     select id, now(), 'TK' || code, now(), id, now() from shipments where state <> 'open'`,
    `insert into customs_gate_parcels (parcel_id, shipment_id, state, since, cause, reason)
     select p.id, p.shipment_id, case when s.state = 'exported' and p.weight_g = 500 then 'held' else 'waiting' end, now(),
       case when s.state = 'exported' and p.weight_g = 500 then 'papers' end, 'thiếu giấy' from parcels p join shipments s on s.id = p.shipment_id
     where s.state <> 'open'`,
    'analyze shipments, parcels, customs_gates, customs_gate_parcels',
  ]);
  deps = { db: platform.db, audit: async (_, line) => void audited.push(line) } as typeof deps;
});
afterAll(() => platform.close());

const FILTERS: Readonly<Record<string, ShipmentFilter>> = {
  nothing: {},
  'a common state': { state: 'arrived' },
  'a rare state': { state: 'open' },
  'how it travels': { shipMode: 'SEA-HAN' },
  'a day': { from: new Date(Date.now() - 86_400_000), to: new Date() },
  'a code': { code: 'lo77' },
};

describe('the register of twenty thousand shipments', () => {
  it.each(Object.entries(FILTERS))('is read along indexes, filtered by %s', async (_, filter) => {
    for (const sort of ['created', '-created', 'code', '-code'] as const) {
      const page = { ...sortOf(SHIPMENT_KEYS, sort, 'created'), after: undefined, limit: 51 };
      const plans = await plansOf(platform.pool, (db) => listShipmentRows(db, filter, page));
      expect(plans).toHaveLength(1);
      expect(scannedWhole(plans[0] as string), `${sort} ${plans[0]}`).toEqual([]);
    }
  });

  it('is paged without a gap and without a row twice, the newest first', async () => {
    const seen: string[] = [];
    for (let after: string | undefined, isMore = true; isMore; ) {
      const page = await listShipmentTable(deps, { mode: 'SEA-HAN', after });
      seen.push(...page.rows.map(({ code }) => code));
      after = page.next;
      isMore = after !== undefined;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(MANY / 20);
    expect(seen[0]).toBe(`LO${MANY}`);
  });

  it.each(['LO77', ' lo77 ', '160-77', 'kjlo77-2'])('finds one by "%s"', async (q) => {
    const { rows, count } = await listShipmentTable(deps, { q });
    expect(rows.map(({ code }) => code)).toEqual(['LO77']);
    expect(count).toBe(1);
  });

  it('tells what travels in it and how it stands at the gate', async () => {
    const first = async (state: 'open' | 'exported' | 'arrived') =>
      (await listShipmentTable(deps, { state })).rows[0];
    expect(await first('open')).toMatchObject({ parcel_count: 3, weight_g: 3_000, gate: null });
    expect(await first('exported')).toMatchObject({ gate: 'held', arrived_at: null });
    expect(await first('arrived')).toMatchObject({ gate: 'declared' });
  });

  it('counts no further than it says, and refuses a day that is none', async () => {
    expect(await listShipmentTable(deps, {})).toMatchObject({ count: 10_000, is_more: true });
    await expect(listShipmentTable(deps, { from: '2026-02-31' })).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });

  it('leaves as CSV with the same filters and a line in the audit', async () => {
    const file = await exportShipmentTable(deps, { staffId: STAFF, kind: 'csv', state: 'open' });
    const chunks = await file.toArray();
    const text = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk))).toString('utf8');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(1 + (await countShipments(platform.db, { state: 'open' }, 100)));
    expect(lines[1]).toContain(`LO${MANY}`);
    expect(audited).toMatchObject([
      { actor: STAFF, action: 'table.export', subject: 'shipments', after: { state: 'open' } },
    ]);
  });
});
