import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../../../server/src/kernel/refusal.ts';
import { type MoneyWorld, STAFF } from './world.ts';

/** As long as the colleague needs to approve it, on a busy machine too. */
const MOST_TRIES = 1_000;

/** What one person asked for is approved by a second one; nothing happens where nothing waits. */
export async function approve(
  { modules, platform }: Pick<MoneyWorld, 'modules' | 'platform'>,
  subject: string,
): Promise<void> {
  const [waiting] = await modules.approvals.findWaiting(platform.db, [subject]);
  if (!waiting) return;
  const reason = 'đã đối chiếu';
  await modules.approvals.decide({
    id: waiting.id,
    staffId: STAFF.other,
    isAccepted: true,
    reason,
  });
}

/**
 * Gives an unmatched transfer to a customer, as two people do it. Who finds that a colleague has
 * asked already comes again.
 */
export async function settleByTwo(
  world: Pick<MoneyWorld, 'modules' | 'platform'>,
  { transferId, customerId }: { transferId: string; customerId: string },
): Promise<void> {
  const reason = 'Khách báo chuyển nhầm nội dung';
  const ask = () =>
    world.modules.topUps.askToSettle({ staffId: STAFF.one, transferId, customerId, reason });
  for (let tries = 0; ; tries++) {
    try {
      await ask();
      break;
    } catch (error) {
      const isAsked = error instanceof Refusal && error.code === 'approvals.waiting';
      if (!isAsked || tries === MOST_TRIES) throw error;
      await sleep(10);
    }
  }
  await approve(world, `transfer:${transferId}`);
}
