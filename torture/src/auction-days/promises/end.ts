import { isActive } from '@hako/contract/bidding/bid-status';
import { isOurs, winnerOf } from '../market/lot.ts';
import { broken, type Scene, textOf } from './scene.ts';

/** Undefined when everything has come to its end; else what has not. */
export function unfinished(scene: Scene): string | undefined {
  const { tables } = scene;
  const bid = tables.bids.rows.find(({ status }) => isActive(status));
  if (bid) return `I25 ${textOf(scene, bid)}`;
  const remote = tables.remoteBids.rows.find(
    ({ status }) => status === 'sending' || status === 'unknown',
  );
  if (remote) return `I35 ${textOf(scene, remote)}`;
  const win = tables.bids.rows.find(
    ({ status, orderId }) => status === 'won' && orderId === undefined,
  );
  if (win) return `I25 ${textOf(scene, win)} without an order`;
  const [job] = tables.jobs.rows;
  return job ? `I35 a job waits: ${JSON.stringify(job)}` : undefined;
}

/** After the healing: who won is who the marketplace says, everybody was told, and no đồng is missing. */
export function lookAtEnd(scene: Scene): void {
  const { tables, lots } = scene;
  for (const [code, lot] of lots) {
    const winner = winnerOf(lot);
    const won = tables.bids.with('code', code).filter(({ status }) => status === 'won');
    const isWon = winner !== undefined && isOurs(winner.bidder);
    if (won.length !== (isWon ? 1 : 0))
      broken(
        'won',
        `${code}: ${won.length} of our customers have it, the marketplace says ${winner?.bidder ?? 'nobody'}`,
      );
  }
  for (const bid of tables.bids.rows) {
    const isToldOf = bid.status === 'cancelled' || tables.notices.with('bidId', bid.id).length > 0;
    if (!isToldOf) broken('told', `${textOf(scene, bid)}: nobody was told`);
  }
  lookAtPurses(scene);
}

function lookAtPurses({ tables }: Scene): void {
  for (const { customerId, available, first } of tables.purses.rows) {
    const held = tables.holds.rows.filter((hold) => hold.isOpen && hold.customerId === customerId);
    const paid = tables.payments.with('customerId', customerId);
    const all = [...held, ...paid].reduce((sum, { amount }) => sum + amount, available);
    if (all !== first) broken('money', `${all} of ${first} are there`);
  }
}
