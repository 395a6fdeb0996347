import { type MoneyWorld, STAFF } from './world.ts';

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

/** Gives an unmatched transfer to a customer, as two people do it. */
export async function settleByTwo(
  world: Pick<MoneyWorld, 'modules' | 'platform'>,
  { transferId, customerId }: { transferId: string; customerId: string },
): Promise<void> {
  const reason = 'Khách báo chuyển nhầm nội dung';
  await world.modules.topUps.askToSettle({ staffId: STAFF.one, transferId, customerId, reason });
  await approve(world, `transfer:${transferId}`);
}
