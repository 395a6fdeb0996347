import type { MemoryTables, Row } from '../memory/tables.ts';
import { broken, type Scene, textOf } from './scene.ts';

const MAYBE_LIVE = new Set<unknown>(['sending', 'unknown', 'accepted']);
/** As far as the clock of a marketplace may be misjudged by one answer that took its time. */
const EARLY_MS = 750;

/** A write that leaves for the marketplace. */
interface Leaving {
  readonly code: string;
  readonly account: string;
  readonly maximum: number;
  readonly hasMeasured: boolean;
}

const bidOf = (tables: MemoryTables, remote: Row): Row =>
  tables.rowsWith('bids', 'id', remote['bid_id'])[0] as Row;

/** Watches what leaves for the marketplace. */
export function createWriteWatch(scene: Scene) {
  const { tables } = scene;
  const sent = new Map<string, { remote: Row; isApplied: boolean }>();

  /** It must be a write that was booked and marked, once, and may still be sent. */
  function left(asked: Leaving) {
    const { code, account, maximum } = asked;
    // What was refused by ourselves, because the account rests, never leaves.
    const mayLeave = (row: Row): boolean =>
      row['account'] === account &&
      row['maximum_jpy'] === maximum &&
      row['reason'] !== 'account-rests' &&
      row['marked_at'] !== null;
    const remote = tables
      .rowsWith('remote_bids', 'code', code)
      .find((row) => mayLeave(row) && !sent.has(row['id'] as string));
    if (!remote)
      return broken('I20', `${code} ¥${maximum} was sent without a marked booking of its own`);
    const note = { remote, isApplied: false };
    sent.set(remote['id'] as string, note);
    const bid = bidOf(tables, remote);
    lookAtLeaving(scene, { ...asked, bid, remote });
    return ({ isPlaced }: { isPlaced: boolean }): void => {
      note.isApplied ||= isPlaced;
    };
  }

  /** What the marketplace took is not refused, absent or failed in our books. */
  function lookAtSent(): void {
    for (const { remote, isApplied } of sent.values()) {
      if (!isApplied) continue;
      if (remote['status'] === 'absent' || remote['status'] === 'refused')
        broken('I23', `${textOf(scene, remote)}, and the marketplace has it`);
      if (bidOf(tables, remote)['status'] === 'failed')
        broken('I23', `${textOf(scene, bidOf(tables, remote))}, and the marketplace has it`);
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
  }: Leaving & { readonly bid: Row; readonly remote: Row },
): void {
  const { tables, marketNow } = scene;
  if (bid['status'] === 'cancelled')
    broken('I24', `${textOf(scene, bid)} was sent after it was cancelled`);
  if (maximum > (bid['maximum_jpy'] as number))
    broken('I20', `${textOf(scene, bid)} was sent with ¥${maximum}`);
  for (const other of tables.rowsWith('remote_bids', 'code', code))
    if (other['account'] !== account && MAYBE_LIVE.has(other['status']))
      broken('accounts', `${textOf(scene, bid)} was sent by a second account of ours`);
  for (const other of tables.rowsWith('remote_bids', 'bid_id', remote['bid_id']))
    if (
      other !== remote &&
      MAYBE_LIVE.has(other['status']) &&
      (other['maximum_jpy'] as number) >= maximum
    )
      broken('I20', `${textOf(scene, bid)} was sent twice for one plan`);
  const fireAt = bid['mode'] === 'snipe' ? (bid['fire_at'] as Date).getTime() : 0;
  // Who could not ask for the marketplace's time in the last seconds fires by what another machine found.
  if (hasMeasured && bid['status'] === 'firing' && marketNow() < fireAt - EARLY_MS)
    broken('early', `${textOf(scene, bid)} fired ${fireAt - marketNow()} ms early`);
}
