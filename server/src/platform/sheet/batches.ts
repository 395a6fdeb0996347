import { Refusal } from '../../kernel/refusal.ts';
import { MOST_ROWS } from './sheet.ts';

/** Rows read at once for a sheet: few enough to be forgotten soon, many enough that reading them is not all waiting. */
export const BATCH = 500;

/** Reads on from the last row of the batch before until nothing comes; `read` gives at most `BATCH` rows. No transaction is held while a slow reader downloads. */
export async function* inBatches<Row>(
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let rows = await read(undefined); rows.length > 0; rows = await read(rows.at(-1))) {
    yield rows;
    if (rows.length < BATCH) return;
  }
}

/** Refusals `request.nothing-to-export` and `request.too-many-to-export`; `count` may be given as soon as it passes `most`. */
export function refuseUnlessExportable(count: number, most = MOST_ROWS): void {
  if (count === 0) throw new Refusal('request.nothing-to-export');
  if (count > most)
    throw new Refusal('request.too-many-to-export', { most: most.toLocaleString('vi-VN') });
}
