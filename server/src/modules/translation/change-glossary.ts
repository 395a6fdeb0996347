import type { Clock } from '../../kernel/clock.ts';
import { Refusal, refuseUnless } from '../../kernel/refusal.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findGlossaryFaults } from './rules/glossary-rows.ts';
import { type GlossaryVersion, insertGlossary } from './glossary-store.ts';
import { insertTermChange } from './term-change-store.ts';
import { countTerms, type LiveGlossary } from './live-glossary.ts';

export interface GlossaryChange {
  /** The version that was edited: somebody else's newer one is not overwritten. */
  readonly version: number;
  readonly tsv: string;
  readonly staffId: string;
  /** Where one term was changed by itself: its row before and after, and why. */
  readonly term?: TermChange | undefined;
}

export interface TermChange {
  readonly japanese: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

export interface ChangeGlossaryDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly live: LiveGlossary;
  /** Writes the audit line in the transaction of the change. */
  readonly audit: (
    trx: Trx,
    entry: {
      readonly actor: string;
      readonly action: string;
      readonly subject?: string;
      readonly before?: unknown;
      readonly after?: unknown;
    },
  ) => Promise<void>;
}

const FAULTS_TOLD = 5;

/** Puts an edited glossary in force. Refusals `translation.glossary-faulty` (which lines), `translation.glossary-changed`. */
export async function changeGlossary(
  { db, clock, live, audit }: ChangeGlossaryDeps,
  { version, tsv, staffId, term }: GlossaryChange,
): Promise<GlossaryVersion> {
  const faults = findGlossaryFaults(tsv);
  if (faults.length > 0) {
    const told = faults
      .slice(0, FAULTS_TOLD)
      .map(({ line, fault, text }) => `${line}: ${fault} (${text})`);
    throw new Refusal('translation.glossary-faulty', {
      faults: told.join('; '),
      count: faults.length,
    });
  }
  const before = await live.readVersion();
  refuseUnless(before.version === version, 'translation.glossary-changed');
  const next = {
    version: version + 1,
    tsv,
    termCount: countTerms(tsv),
    changedAt: clock.now(),
    changedBy: staffId,
  };
  refuseUnless(next.termCount > 0, 'translation.glossary-faulty', { faults: '0', count: 0 });
  await inTransaction(db, async (trx) => {
    refuseUnless(await insertGlossary(trx, next), 'translation.glossary-changed');
    await audit(trx, {
      actor: staffId,
      action: 'translation.change-glossary',
      subject: `glossary:${next.version}`,
      before: { version, terms: before.termCount, ...(term && { row: term.before }) },
      after: {
        version: next.version,
        terms: next.termCount,
        ...(term && { row: term.after, reason: term.reason }),
      },
    });
    if (term) await insertTermChange(trx, { ...next, ...term });
  });
  live.take(next);
  return next;
}
