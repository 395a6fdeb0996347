import { TERM_FAULTS } from '@hako/contract/translation/messages';
import { Refusal } from '../../kernel/refusal.ts';
import { type ChangeGlossaryDeps, changeGlossary } from './change-glossary.ts';
import { findGlossaryFaults } from './rules/glossary-rows.ts';
import { withTerm, type WrittenTerm } from './rules/glossary-edit.ts';

/**
 * Adds one term or changes it, as a new version of the glossary. Refusals
 * `translation.term-faulty`, `translation.glossary-changed`.
 */
export async function writeTerm(
  deps: ChangeGlossaryDeps,
  { term, reason, staffId }: { term: WrittenTerm; reason: string; staffId: string },
): Promise<{ readonly version: number }> {
  const { version, tsv } = await deps.live.readVersion();
  const edited = withTerm(tsv, term);
  if (edited.before === edited.after) return { version };
  const faults = findGlossaryFaults(edited.tsv);
  if (faults.length > 0)
    throw new Refusal('translation.term-faulty', {
      faults: faults.map(({ fault, text }) => `${text}: ${TERM_FAULTS[fault] ?? fault}`).join('; '),
    });
  const { before, after } = edited;
  return changeGlossary(deps, {
    version,
    tsv: edited.tsv,
    staffId,
    term: { japanese: term.japanese, before, after, reason: reason.trim() },
  });
}
