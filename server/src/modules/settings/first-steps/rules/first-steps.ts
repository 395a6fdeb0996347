import type { Duty, FirstStep, FirstStepName } from '@hako/contract/settings/first-steps';

/** What the steps are judged by, as it stands now. */
export interface CompanyFacts {
  readonly hasContact: boolean;
  readonly hasRate: boolean;
  readonly confirmed: ReadonlySet<string>;
  /** What people who are invited or work here do. */
  readonly duties: ReadonlySet<Duty>;
  /** Settings of the server that are missing. */
  readonly missing: Readonly<
    Record<'company' | 'warehouses' | 'bank' | 'marketplaces' | 'einvoice', readonly string[]>
  >;
}

const DUTIES: readonly Duty[] = ['sales', 'buyer', 'warehouse-jp', 'warehouse-vn', 'accountant'];

/** Every first step with what it lacks, in the order in which a company takes them. */
export function firstStepsOf(facts: CompanyFacts): FirstStep[] {
  const { confirmed, missing } = facts;
  const missingDuties = confirmed.has('staff')
    ? []
    : DUTIES.filter((duty) => !facts.duties.has(duty));
  return [
    step('contact', facts.hasContact),
    ofServer('company', missing.company),
    step('rate', facts.hasRate),
    step('prices', confirmed.has('prices')),
    ofServer('warehouses', missing.warehouses),
    ofServer('bank', missing.bank),
    { ...step('staff', missingDuties.length === 0), missing_duties: missingDuties },
    ofServer('marketplaces', missing.marketplaces),
    { ...ofServer('einvoice', missing.einvoice), is_optional: true },
  ];
}

/** Nothing is left but what is optional. */
export const allDone = (steps: readonly FirstStep[]): boolean =>
  steps.every((one) => one.is_done || one.is_optional);

const step = (name: FirstStepName, isDone: boolean): FirstStep => ({
  name,
  is_done: isDone,
  is_optional: false,
  missing_settings: [],
  missing_duties: [],
});

const ofServer = (name: FirstStepName, missing: readonly string[]): FirstStep => ({
  ...step(name, missing.length === 0),
  missing_settings: [...missing],
});
