import { sql } from 'kysely';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { SettingPut, SettingRow } from '../../platform/settings/setting-table.ts';

/** The price of each service that holds on the day, and those that begin later. */
export async function listServicePrices(
  reader: Reader,
  day: string,
): Promise<readonly SettingRow[]> {
  const { rows } = await sql<{
    code: string;
    valid_from: string;
    values: Record<string, string | number | null>;
  }>`
    select p.code, p.valid_from::text as valid_from, jsonb_strip_nulls(jsonb_build_object('per', p.per,
      'price_vnd', p.price_vnd, 'basis_points', p.basis_points, 'minimum_vnd', p.minimum_vnd)) as values
    from extra_service_prices p join extra_services s on s.code = p.code
    where s.is_active and p.valid_from >= (select max(b.valid_from) from extra_service_prices b
      where b.code = p.code and b.valid_from <= ${day}::date)
    order by s.position, p.valid_from`.execute(reader);
  return rows.map(({ code, valid_from: validFrom, values }) => ({ key: code, values, validFrom }));
}

/** A price of a day that has not begun may still be replaced; one that has begun never is. */
export async function putServicePrice(
  trx: Trx,
  { key, values, validFrom, at }: SettingPut,
): Promise<void> {
  if (values === null) throw new Error('a service always has a price');
  const { per, price_vnd: price, basis_points: share, minimum_vnd: least } = values;
  await sql`
    insert into extra_service_prices (code, valid_from, per, price_vnd, basis_points, minimum_vnd, recorded_at)
    values (${key}, ${validFrom}, ${per}, ${price ?? null}, ${share ?? null}, ${least ?? null}, ${at})
    on conflict (code, valid_from) do update set per = excluded.per, price_vnd = excluded.price_vnd,
      basis_points = excluded.basis_points, minimum_vnd = excluded.minimum_vnd, recorded_at = excluded.recorded_at`.execute(
    trx,
  );
}

/** What people call each service, by code. */
export async function serviceNames(reader: Reader) {
  const rows = await reader.selectFrom('extra_services').select(['code', 'name']).execute();
  return { rows: Object.fromEntries(rows.map(({ code, name }) => [code, name])) };
}
