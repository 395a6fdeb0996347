import { isOurs, winnerOf } from '../market/lot.ts';
import type { Row } from '../memory/tables.ts';
import { broken, type Scene, textOf } from './scene.ts';
import { ACTIVE } from './rows.ts';

/** Undefined when everything has come to its end; else what has not. */
export function unfinished(scene: Scene): string | undefined {
  const { tables } = scene;
  const bid = tables.rows('bids').find(({ status }) => ACTIVE.has(status));
  if (bid) return `I25 ${textOf(scene, bid)}`;
  const remote = tables
    .rows('remote_bids')
    .find(({ status }) => status === 'sending' || status === 'unknown');
  if (remote) return `I35 ${textOf(scene, remote)}`;
  const win = tables
    .rows('bids')
    .find((row) => row['status'] === 'won' && row['order_id'] === null);
  if (win) return `I25 ${textOf(scene, win)} without an order`;
  return tables.rows('jobs').length > 0
    ? `I35 a job waits: ${JSON.stringify(tables.rows('jobs')[0])}`
    : undefined;
}

/** After the healing: who won is who the marketplace says, everybody was told, and no đồng is missing. */
export function lookAtEnd(scene: Scene): void {
  const { tables, lots } = scene;
  for (const [code, lot] of lots) {
    const winner = winnerOf(lot);
    const won = tables
      .rows('bids')
      .filter((bid) => bid['code'] === code && bid['status'] === 'won');
    const isWon = winner !== undefined && isOurs(winner.bidder);
    if (won.length !== (isWon ? 1 : 0))
      broken(
        'won',
        `${code}: ${won.length} of our customers have it, the marketplace says ${winner?.bidder ?? 'nobody'}`,
      );
  }
  for (const bid of tables.rows('bids')) {
    const isToldOf =
      bid['status'] === 'cancelled' || tables.rowsWith('notices', 'bid_id', bid['id']).length > 0;
    if (!isToldOf) broken('told', `${textOf(scene, bid)}: nobody was told`);
  }
  lookAtPurses(scene);
}

function lookAtPurses({ tables }: Scene): void {
  for (const purse of tables.rows('purses')) {
    const sumOf = (table: string, column: string, counts: (row: Row) => boolean): number =>
      tables
        .rows(table)
        .reduce(
          (sum, row) =>
            sum +
            (row['customer_id'] === purse['customer_id'] && counts(row)
              ? (row[column] as number)
              : 0),
          0,
        );
    const all =
      (purse['available'] as number) +
      sumOf('holds', 'amount', (row) => row['is_open'] === true) +
      sumOf('payments', 'amount', () => true);
    if (all !== purse['first']) broken('money', `${all} of ${purse['first'] as number} are there`);
  }
}
