import type { ConfirmedStep, Duty, FirstStep } from '@hako/contract/settings/first-steps';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { FirstStepsDeps } from './deps.ts';
import { insertConfirmed, readConfirmed } from './first-step-store.ts';
import { missingSettings } from './missing-settings.ts';
import { firstStepsOf } from './rules/first-steps.ts';

/** What a new company still has to settle, as its rows and the server's settings stand now. */
export async function readFirstSteps(deps: FirstStepsDeps): Promise<FirstStep[]> {
  const { db, clock, config, listAccounts, rateOn } = deps;
  const [kept, accounts, rate] = await Promise.all([
    readConfirmed(db),
    listAccounts(),
    rateOn(dayInVietnam(clock.now())),
  ]);
  return firstStepsOf({
    ...kept,
    hasRate: rate !== undefined,
    duties: new Set(accounts.flatMap(dutiesOf)),
    missing: missingSettings(config),
  });
}

type Account = Awaited<ReturnType<FirstStepsDeps['listAccounts']>>[number];

function dutiesOf({ state, roles, warehouse }: Account): Duty[] {
  if (state === 'disabled') return [];
  return roles.flatMap((role): Duty[] => {
    if (role === 'admin') return [];
    if (role !== 'warehouse') return [role];
    const houses = warehouse ? [warehouse] : (['JP', 'VN'] as const);
    return houses.map((house) => (house === 'JP' ? 'warehouse-jp' : 'warehouse-vn'));
  });
}

/** A person looked at a step and found it right; whoever says so again changes nothing. */
export async function confirmFirstStep(
  { db, clock, audit }: FirstStepsDeps,
  { step, by }: { readonly step: ConfirmedStep; readonly by: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const isNew = await insertConfirmed(trx, { step, by, at: clock.now() });
    if (!isNew) return;
    await audit(trx, {
      actor: by,
      action: 'first-step.confirm',
      subject: `first-step:${step}`,
      before: { isConfirmed: false },
      after: { isConfirmed: true },
    });
  });
}
