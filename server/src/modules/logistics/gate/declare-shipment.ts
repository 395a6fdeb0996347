import { refuseUnless } from '../../../kernel/refusal.ts';
import { dayInVietnam, startOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { updateDeclaration } from './gate-store.ts';
import { lockGate } from './lock-gate.ts';

interface Asked {
  readonly code: string;
  readonly number: string;
  readonly day: string;
  readonly reason?: string | undefined;
  readonly by: Staff;
}

/**
 * A shipment is declared in Vietnam. The same again changes nothing; another number or day needs a
 * reason. Refusals `request.invalid` for no day, `logistics.declared-in-future`,
 * `logistics.gate-declared`, `logistics.shipment-not-found`, `logistics.no-gate`.
 */
export async function declareShipment(
  deps: LogisticsDeps,
  { code, number, day, reason, by }: Asked,
): Promise<void> {
  refuseUnless(startOfVietnamDay(day), 'request.invalid', { field: 'day' });
  const at = deps.clock.now();
  refuseUnless(day <= dayInVietnam(at), 'logistics.declared-in-future');
  return inTransaction(deps.db, async (trx) => {
    const { shipment, declaration: known } = await lockGate(trx, code);
    if (known?.number === number && known.day === day) return;
    const why = reason?.trim() ?? '';
    refuseUnless(!known || why !== '', 'logistics.gate-declared', {
      code,
      number: known?.number ?? '',
    });
    await updateDeclaration(trx, shipment.id, { number, day, by: by.id, at });
    await deps.audit(trx, {
      actor: by.id,
      action: 'shipment.declare',
      subject: `shipment:${code}`,
      ...(why ? { reason: why } : {}),
      before: known ? { number: known.number, day: known.day } : {},
      after: { number, day },
    });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code });
  });
}
