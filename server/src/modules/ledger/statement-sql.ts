import type { StatementWay } from '@hako/contract/wallet/wallet';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/** Which movements of a statement are meant: from the first moment on, before the second. */
export interface StatementPeriod {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Only what came in, went out, or was held and given back. */
  readonly way?: StatementWay | undefined;
}

/** One page of them: behind the movement with this version, in the order of the versions. */
export interface StatementPage extends StatementPeriod {
  readonly before?: number | undefined;
  readonly size: number;
  readonly isOldestFirst?: boolean | undefined;
}

/** A discount makes the payment smaller that it comes with, so it stands with what went out. */
const WAYS = {
  held: sql<boolean>`kind in ('hold', 'release')`,
  in: sql<boolean>`kind not in ('hold', 'release', 'discount') and from_account like 'company:%'`,
  out: sql<boolean>`kind not in ('hold', 'release')
    and (kind = 'discount' or to_account like 'company:%')`,
} as const satisfies Record<StatementWay, unknown>;

/** A customer's movements of that period. */
export const movementsIn = (
  reader: Reader,
  customerId: string,
  { from, to, way }: StatementPeriod,
) =>
  reader
    .selectFrom('ledger_movements')
    .where('customer_id', '=', customerId)
    .$if(from !== undefined, (query) => query.where('posted_at', '>=', from as Date))
    .$if(to !== undefined, (query) => query.where('posted_at', '<', to as Date))
    .$if(way !== undefined, (query) => query.where(WAYS[way as StatementWay]));
