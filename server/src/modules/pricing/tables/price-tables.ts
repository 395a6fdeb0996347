import type { Clock } from '../../../kernel/clock.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Shipping } from '../../shipping/index.ts';
import type { PriceRow, ServiceRule } from './rules/price-rows.ts';
import { prepareTables } from './rules/prepare-tables.ts';
import type { PreparedTables } from './rules/prepared-tables.ts';
import { beginPriceList, listPriceRows } from './price-list-store.ts';
import { listLearned } from '../weights/learned-store.ts';
import { SEED_ROWS } from '../seed/seed-rows.ts';

/** New rows begin tomorrow at the earliest, so a day's tables may be kept; this is how late another process's rows for coming days are seen. */
const KEPT_MS = 60_000;
const DAYS_KEPT = 60;

/** Tables by day, prepared once and kept; the price list and the dated service prices of shipping together. */
export function keepTables({
  db,
  clock,
  shipping,
}: {
  db: Database;
  clock: Clock;
  shipping: Shipping;
}): (at?: Date) => Promise<PreparedTables> {
  let rows:
    | {
        readonly list: Promise<readonly PriceRow[]>;
        readonly readAtMs: number;
        readonly day: string;
      }
    | undefined;
  const prepared = new Map<string, PreparedTables>();
  return async (at = clock.now()) => {
    const day = dayInVietnam(at);
    const today = dayInVietnam(clock.now());
    const known = day <= today ? prepared.get(day) : undefined;
    if (known !== undefined) return known;
    const nowMs = clock.monotonicMs();
    if (rows === undefined || nowMs - rows.readAtMs > KEPT_MS || rows.day !== today)
      rows = { list: readRows(db, clock, shipping), readAtMs: nowMs, day: today };
    const reading = rows;
    const list = await reading.list.catch((error: unknown) => forget(error));
    const tables = prepareTables(list, day, await listLearned(db, day));
    if (day <= today) {
      if (prepared.size >= DAYS_KEPT) prepared.delete(prepared.keys().next().value as string);
      prepared.set(day, tables);
    }
    return tables;

    function forget(error: unknown): never {
      if (rows === reading) rows = undefined;
      throw error;
    }
  };
}

/** The whole price list with the dated services of shipping; a new house begins with the seed. */
export async function readRows(
  db: Database,
  clock: Clock,
  shipping: Shipping,
): Promise<readonly PriceRow[]> {
  let list: readonly PriceRow[] = await listPriceRows(db);
  if (list.length === 0)
    list = await inTransaction(db, (trx) => beginPriceList(trx, SEED_ROWS, clock.now()));
  const services = await shipping.listExtraServices();
  return [
    ...list,
    ...services.flatMap(({ code, name, payment, childCodes, prices }) =>
      prices.map(({ validFrom, charge }) =>
        serviceRow(code, validFrom, {
          label: name,
          payment,
          includes: childCodes,
          charge: chargeOf(charge),
        }),
      ),
    ),
  ];
}

type Prices = Awaited<ReturnType<Shipping['listExtraServices']>>[number]['prices'];

const serviceRow = (key: string, validFrom: string, rule: ServiceRule): PriceRow => ({
  kind: 'service',
  key,
  validFrom,
  rule,
});

function chargeOf(charge: Prices[number]['charge']): ServiceRule['charge'] {
  if (charge.per === 'goods')
    return { per: 'goods', basisPoints: charge.basisPoints, minimumDong: charge.minimum };
  return { per: charge.per, dong: charge.price };
}
