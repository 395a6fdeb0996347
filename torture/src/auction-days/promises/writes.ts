import type { BidRow, RemoteBidRow } from '../memory/rows.ts';
import type { MemoryTables } from '../memory/tables.ts';
import { broken, type Scene, textOf } from './scene.ts';

const MAYBE_LIVE = new Set<RemoteBidRow['status']>(['sending', 'unknown', 'accepted']);
/** As far as the clock of a marketplace may be misjudged by one answer that took its time. */
const EARLY_MS = 750;

/** A write that leaves for the marketplace. */
interface Leaving {
  readonly code: string;
  readonly account: string;
  readonly maximum: number;
  readonly hasMeasured: boolean;
}

function bidOf(tables: MemoryTables, { bidId }: RemoteBidRow): BidRow {
  const [bid] = tables.bids.with('id', bidId);
  return bid ?? broken('I20', `a write of no bid: ${bidId}`);
}

/** Watches what leaves for the marketplace. */
export function createWriteWatch(scene: Scene) {
  const { tables } = scene;
  /** Id of a write that left -> whether the marketplace took it. */
  const sent = new Map<string, boolean>();

  /** It must be a write that was booked and marked, once, and may still be sent. */
  function left(asked: Leaving) {
    const { code, account, maximum } = asked;
    // What was refused by ourselves, because the account rests, never leaves.
    const mayLeave = (row: RemoteBidRow): boolean =>
      row.account === account &&
      row.maximum === maximum &&
      row.reason !== 'account-rests' &&
      row.markedAt !== undefined;
    const remote = tables.remoteBids
      .with('code', code)
      .find((row) => mayLeave(row) && !sent.has(row.id));
    if (!remote)
      return broken('I20', `${code} ¥${maximum} was sent without a marked booking of its own`);
    const { id } = remote;
    sent.set(id, false);
    lookAtLeaving(scene, { ...asked, bid: bidOf(tables, remote), remote });
    return ({ isPlaced }: { isPlaced: boolean }): void => {
      if (isPlaced) sent.set(id, true);
    };
  }

  /** What the marketplace took is not refused, absent or failed in our books. */
  function lookAtSent(): void {
    for (const [id, isApplied] of sent) {
      const [remote] = isApplied ? tables.remoteBids.with('id', id) : [];
      if (!remote) continue;
      if (remote.status === 'absent' || remote.status === 'refused')
        broken('I23', `${textOf(scene, remote)}, and the marketplace has it`);
      const bid = bidOf(tables, remote);
      if (bid.status === 'failed')
        broken('I23', `${textOf(scene, bid)}, and the marketplace has it`);
    }
  }

  return { sent, left, lookAtSent };
}

function lookAtLeaving(
  scene: Scene,
  {
    bid,
    remote,
    code,
    account,
    maximum,
    hasMeasured,
  }: Leaving & { readonly bid: BidRow; readonly remote: RemoteBidRow },
): void {
  const { tables, marketNow } = scene;
  if (bid.status === 'cancelled')
    broken('I24', `${textOf(scene, bid)} was sent after it was cancelled`);
  if (maximum > bid.maximum) broken('I20', `${textOf(scene, bid)} was sent with ¥${maximum}`);
  for (const other of tables.remoteBids.with('code', code))
    if (other.account !== account && MAYBE_LIVE.has(other.status))
      broken('accounts', `${textOf(scene, bid)} was sent by a second account of ours`);
  for (const other of tables.remoteBids.with('bidId', bid.id))
    if (other.id !== remote.id && MAYBE_LIVE.has(other.status) && other.maximum >= maximum)
      broken('I20', `${textOf(scene, bid)} was sent twice for one plan`);
  const fireAt = bid.mode === 'snipe' ? (bid.fireAt?.getTime() ?? 0) : 0;
  // Who could not ask for the marketplace's time in the last seconds fires by what another machine found.
  if (hasMeasured && bid.status === 'firing' && marketNow() < fireAt - EARLY_MS)
    broken('early', `${textOf(scene, bid)} fired ${fireAt - marketNow()} ms early`);
}
