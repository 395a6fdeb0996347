import { invariants as everyInvariant } from './invariants.ts';
import type { ModuleParts } from './module-parts.ts';
import { brokenInvariants } from './platform/database/invariants.ts';
import { keepExamination } from './platform/database/examination-record.ts';
import { setStatementTimeout } from './platform/database/statement-time.ts';
import type { Platform } from './platform/platform.ts';

/** A query over years of movements may take its time at night, but not for ever. */
const LONGEST_MS = 600_000;

type ExaminationDeps = Pick<Platform, 'db' | 'log' | 'clock'>;

/**
 * Looks whether every invariant holds over the rows of the service, each alone and reading only. What does not hold, or cannot be looked at, is said in
 * the log at level `error` and does not keep the others from being looked at. Gives back how many
 * that were, and keeps it for whoever watches the service.
 */
export const examine =
  ({ db, log, clock }: ExaminationDeps, invariants = everyInvariant) =>
  async (): Promise<number> => {
    let faults = 0;
    for (const [invariant, query] of Object.entries(invariants)) {
      try {
        const [broken] = await db
          .transaction()
          .setAccessMode('read only')
          .execute(async (trx) => {
            await setStatementTimeout(trx, LONGEST_MS);
            return brokenInvariants(trx, { [invariant]: query });
          });
        if (!broken) continue;
        log.error({ invariant, rows: broken.rows }, 'an invariant does not hold');
      } catch (error) {
        log.error(
          { invariant, error: (error as Error).message },
          'an invariant could not be looked at',
        );
      }
      faults += 1;
    }
    await keepExamination(db, { examinedAt: clock.now(), faults });
    return faults;
  };

/** Each night in Vietnam, after the day's seal. */
export const examinationParts = (deps: ExaminationDeps): ModuleParts => ({
  jobs: { 'service.examine': async () => void (await examine(deps)()) },
  repeatedJobs: [{ name: 'service.examine', cron: '0 19 * * *' }],
});
