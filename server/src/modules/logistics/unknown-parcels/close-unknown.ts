import type { Warehouse } from '@hako/contract/kit/endpoint';
import type { UnknownEnd } from '@hako/contract/logistics/unknown-parcels';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { dayInVietnam, dayText } from '../../../kernel/vietnam-day.ts';
import { weightText } from '../../../kernel/wording.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { ActHandler } from '../../approvals/index.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { UNKNOWN_END_LABELS, UNKNOWN_FACTS } from '../labels.ts';
import { refuseOtherHouse } from '../places/rules/own-house.ts';
import { subjectOf } from './rules/unknown-parcel.ts';
import { findUnknown, lockUnknown, updateUnknown } from './unknown-store.ts';

interface Asked {
  readonly code: string;
  readonly how: UnknownEnd;
  readonly reason: string;
  readonly proofs: readonly string[];
  readonly by: Staff;
  readonly warehouse: Warehouse | undefined;
}

/**
 * Asks a second person to close one for good. Refusals `access.other-warehouse`,
 * `logistics.unknown-not-found`, `logistics.unknown-settled`, `approvals.waiting`.
 */
export async function proposeUnknownEnd(deps: LogisticsDeps, asked: Asked): Promise<void> {
  const code = asked.code.trim().toUpperCase();
  await inTransaction(deps.db, async (trx) => {
    const unknown = await lockUnknown(trx, code);
    refuseUnless(unknown, 'logistics.unknown-not-found', { code });
    refuseOtherHouse(unknown.house, asked);
    refuseUnless(unknown.state === 'open', 'logistics.unknown-settled', { code });
    await deps.approvals.propose(trx, {
      act: 'unknown-parcel.close',
      subject: subjectOf(code),
      terms: { code, how: asked.how },
      reason: asked.reason,
      proofs: asked.proofs,
      proposedBy: asked.by.id,
    });
    await deps.live.tell(trx, 'desk', { kind: 'unknown-parcels', code });
  });
}

/** The second person: it went back, or was thrown away. */
export const closeUnknownAct = (deps: LogisticsDeps): ActHandler<'unknown-parcel.close'> => ({
  factsOf: (reader, { terms }) => factsOf(reader, terms),
  carryOut: (trx, { terms, reason, decidedBy }) =>
    close(deps, trx, { ...terms, reason, by: decidedBy }),
});

interface Ended {
  readonly code: string;
  readonly how: UnknownEnd;
  readonly reason: string;
  readonly by: string;
}

async function close(
  deps: LogisticsDeps,
  trx: Trx,
  { code, how, reason, by }: Ended,
): Promise<void> {
  const unknown = await lockUnknown(trx, code);
  refuseUnless(unknown?.state === 'open', 'logistics.unknown-settled', { code });
  await updateUnknown(trx, unknown.id, { state: how, closed_at: deps.clock.now() });
  await deps.audit(trx, {
    actor: by,
    action: 'unknown-parcel.close',
    subject: subjectOf(code),
    reason,
    before: { state: 'open', place: unknown.place },
    after: { state: how },
  });
  await deps.live.tell(trx, 'desk', { kind: 'unknown-parcels', code });
}

async function factsOf(
  reader: Reader,
  { code, how }: { readonly code: string; readonly how: UnknownEnd },
) {
  const unknown = await findUnknown(reader, code);
  if (!unknown) return [];
  const { carrierNumber, sellerName, measures, place, recordedAt, note } = unknown;
  const facts = [
    [UNKNOWN_FACTS.parcel, code],
    [UNKNOWN_FACTS.how, UNKNOWN_END_LABELS[how]],
    [UNKNOWN_FACTS.number, carrierNumber],
    [UNKNOWN_FACTS.seller, sellerName],
    [UNKNOWN_FACTS.weight, weightText(measures.weightG)],
    [UNKNOWN_FACTS.place, place],
    [UNKNOWN_FACTS.since, dayText(dayInVietnam(recordedAt))],
    [UNKNOWN_FACTS.note, note],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
