import { isOpen, isOurs, topTwo, winnerOf } from '../market/lot.ts';
import type { Row } from '../memory/tables.ts';
import { RATE } from '../pretend-parts.ts';
import { broken, type Scene, textOf } from './scene.ts';

export const ACTIVE = new Set<unknown>(['scheduled', 'firing', 'sending', 'leading', 'unknown']);

/** One customer on a lot, its money held, in the books as in the bid; what leads at the marketplace is held. */
export function lookAtRows(scene: Scene): void {
  const { tables } = scene;
  const active = new Map<unknown, Row>();
  for (const bid of tables.rows('bids')) {
    if (ACTIVE.has(bid['status'])) {
      if (active.has(bid['code'])) broken('I21', `${textOf(scene, bid)}: two customers on one lot`);
      active.set(bid['code'], bid);
    }
    const hold = tables.rowsWith('holds', 'id', bid['hold_id'] ?? bid['id'])[0];
    if ((hold?.['is_open'] ?? false) !== bid['is_held'])
      broken('I22', `${textOf(scene, bid)}: held in the books and in the bid differ`);
    if (bid['is_held'] && (hold?.['amount'] as number) < (bid['maximum_jpy'] as number) * RATE)
      broken('I22', `${textOf(scene, bid)}: held less than its maximum`);
  }
  for (const group of tables.rows('bid_groups')) lookAtGroup(scene, group);
  lookAtLeads(scene, active);
}

function lookAtLeads(scene: Scene, active: ReadonlyMap<unknown, Row>): void {
  const { lots, nowMs } = scene;
  for (const [code, lot] of lots) {
    const ours = [...lot.maximums.keys()].filter(isOurs);
    if (ours.length > 1) broken('accounts', `${code}: ${ours.join(' and ')} bid each other up`);
    const [leader] = topTwo(lot);
    if (!leader || !isOurs(leader.bidder) || lot.isTouched || isSettled(scene, code)) continue;
    if (!isOpen(lot, nowMs()) && !winnerOf(lot)) continue;
    const bid = active.get(code);
    if (!bid || (bid['maximum_jpy'] as number) < leader.maximum)
      broken('I22', `${code}: ¥${leader.maximum} lead at the marketplace and are not held`);
  }
}

/** Its live and won lots are not more than wanted, and what is live is held. */
function lookAtGroup(scene: Scene, group: Row): void {
  const { tables, lots } = scene;
  const members = tables.rows('bids').filter((bid) => bid['group_id'] === group['id']);
  const live = members.filter(({ status }) => ACTIVE.has(status) && status !== 'scheduled');
  const won = members.filter(({ status }) => status === 'won');
  const isTouched = members.some(({ code }) => lots.get(code as string)?.isTouched);
  if (live.length + won.length > (group['wanted'] as number) && !isTouched)
    broken(
      'group',
      `${live.length} live and ${won.length} won lots of a group that wants ${group['wanted'] as number}: ${textOf(scene, members[0] as Row)}`,
    );
  let held = 0;
  for (const row of tables.rows('bid_group_holds')) {
    if (row['group_id'] !== group['id'] || row['is_open'] !== true) continue;
    held += row['amount_vnd'] as number;
    if (tables.rowsWith('holds', 'id', row['id'])[0]?.['amount'] !== row['amount_vnd'])
      broken('I22', 'the wallet does not hold what a group says');
  }
  const atStake = live.reduce(
    (sum, bid) => sum + (bid['is_held'] ? 0 : (bid['hold_vnd'] as number)),
    0,
  );
  if (held < atStake && !isTouched)
    broken('I22', `a group holds ${held} for ${atStake}: ${textOf(scene, live[0] as Row)}`);
}

const isSettled = ({ tables }: Scene, code: string): boolean =>
  tables.rowsWith('watched_auctions', 'code', code).some((row) => row['settled_at'] !== null);
