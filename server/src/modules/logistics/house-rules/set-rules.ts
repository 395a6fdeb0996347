import { refuseUnless } from '../../../kernel/refusal.ts';
import { dayInVietnam, startOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import type { Heading } from '../customs/rules/customs.ts';
import {
  listHeadings,
  listWarehouseTerms,
  saveHeading,
  saveWarehouseTerms,
  type WarehouseTerms,
} from './rule-store.ts';

/**
 * The owner's rules: hours to choose by day, the newest first, the headings that hold today, and the
 * kinds of goods with their names.
 */
export async function readRules(deps: LogisticsDeps) {
  const today = dayInVietnam(deps.clock.now());
  const terms = await listWarehouseTerms(deps.db);
  const { categories } = await deps.pricing.tablesAt();
  const now = terms.find(({ validFrom }) => validFrom <= today);
  return {
    terms: terms.map((one) => ({ ...one, isNow: one === now })),
    headings: await listHeadings(deps.db, today),
    kinds: [...categories.values()].map(({ code, label: name }) => ({ code, name })),
  };
}

/**
 * From today on or later; boxes that were offered keep their deadline. Refusals `request.invalid`
 * for no day, `logistics.rule-in-the-past`.
 */
export async function setTerms(
  deps: LogisticsDeps,
  { terms, by }: { terms: WarehouseTerms; by: Staff },
): Promise<void> {
  refuseUnless(startOfVietnamDay(terms.validFrom), 'request.invalid', { field: 'valid_from' });
  return inTransaction(deps.db, async (trx) => {
    refuseUnless(terms.validFrom >= dayInVietnam(deps.clock.now()), 'logistics.rule-in-the-past');
    await saveWarehouseTerms(trx, terms);
    await deps.audit(trx, {
      actor: by.id,
      action: 'warehouse.terms',
      subject: `warehouse-terms:${terms.validFrom}`,
      after: { ...terms },
    });
  });
}

/**
 * From today on: papers that were saved stay as they are. Refusals `logistics.heading-not-whole`,
 * `logistics.heading-unknown-kind`.
 */
export async function setHeading(
  deps: LogisticsDeps,
  { category, hsCode, description: given, by }: Heading & { category: string; by: Staff },
): Promise<void> {
  const { categories } = await deps.pricing.tablesAt();
  refuseUnless(categories.has(category), 'logistics.heading-unknown-kind');
  return inTransaction(deps.db, async (trx) => {
    const description = given.trim();
    refuseUnless((hsCode === '') === (description === ''), 'logistics.heading-not-whole');
    const validFrom = dayInVietnam(deps.clock.now());
    const before = (await listHeadings(trx, validFrom)).find((one) => one.category === category);
    await saveHeading(trx, { category, validFrom, hsCode, description });
    await deps.audit(trx, {
      actor: by.id,
      action: 'warehouse.customs-heading',
      subject: `customs-heading:${category}`,
      before: { hsCode: before?.hsCode ?? '', description: before?.description ?? '' },
      after: { hsCode, description },
    });
  });
}
