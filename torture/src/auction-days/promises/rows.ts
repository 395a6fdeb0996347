import { isActive } from '@hako/contract/bidding/bid-status';
import { isOpen, isOurs, topTwo, winnerOf } from '../market/lot.ts';
import type { BidRow, GroupRow } from '../memory/rows.ts';
import { RATE } from '../pretend-parts.ts';
import { broken, type Scene, textOf } from './scene.ts';

/** One customer on a lot, its money held, in the books as in the bid; what leads at the marketplace is held. */
export function lookAtRows(scene: Scene): void {
  const { tables } = scene;
  const active = new Map<string, BidRow>();
  for (const bid of tables.bids.rows) {
    if (isActive(bid.status)) {
      if (active.has(bid.code)) broken('I21', `${textOf(scene, bid)}: two customers on one lot`);
      active.set(bid.code, bid);
    }
    const [hold] = tables.holds.with('id', bid.holdId ?? bid.id);
    if ((hold?.isOpen ?? false) !== bid.isHeld)
      broken('I22', `${textOf(scene, bid)}: held in the books and in the bid differ`);
    if (bid.isHeld && (hold?.amount ?? 0) < bid.maximum * RATE)
      broken('I22', `${textOf(scene, bid)}: held less than its maximum`);
  }
  for (const group of tables.groups.rows) lookAtGroup(scene, group);
  lookAtLeads(scene, active);
}

function lookAtLeads(scene: Scene, active: ReadonlyMap<string, BidRow>): void {
  const { lots, nowMs } = scene;
  for (const [code, lot] of lots) {
    const ours = [...lot.maximums.keys()].filter(isOurs);
    if (ours.length > 1) broken('accounts', `${code}: ${ours.join(' and ')} bid each other up`);
    const [leader] = topTwo(lot);
    if (!leader || !isOurs(leader.bidder) || lot.isTouched || isSettled(scene, code)) continue;
    if (!isOpen(lot, nowMs()) && !winnerOf(lot)) continue;
    const bid = active.get(code);
    if (!bid || bid.maximum < leader.maximum)
      broken('I22', `${code}: ¥${leader.maximum} lead at the marketplace and are not held`);
  }
}

/** Its live and won lots are not more than wanted, and what is live is held. */
function lookAtGroup(scene: Scene, group: GroupRow): void {
  const { tables, lots } = scene;
  const members = tables.bids.rows.filter(({ groupId }) => groupId === group.id);
  const live = members.filter(({ status }) => isActive(status) && status !== 'scheduled');
  const won = members.filter(({ status }) => status === 'won');
  const isTouched = members.some(({ code }) => lots.get(code)?.isTouched);
  const where = live
    .concat(members)
    .slice(0, 1)
    .map((bid) => textOf(scene, bid));
  if (live.length + won.length > group.wanted && !isTouched)
    broken(
      'group',
      `${live.length} live and ${won.length} won lots of a group that wants ${group.wanted}: ${where}`,
    );
  let held = 0;
  for (const { id, amount, isOpen: isHeld } of tables.groupHolds.with('groupId', group.id)) {
    if (!isHeld) continue;
    held += amount;
    if (tables.holds.with('id', id)[0]?.amount !== amount)
      broken('I22', 'the wallet does not hold what a group says');
  }
  const atStake = live.reduce((sum, bid) => sum + (bid.isHeld ? 0 : bid.hold), 0);
  if (held < atStake && !isTouched) broken('I22', `a group holds ${held} for ${atStake}: ${where}`);
}

const isSettled = ({ tables }: Scene, code: string): boolean =>
  tables.auctions.with('code', code).some(({ settledAt }) => settledAt !== undefined);
