import type { PersonalData } from '../../platform/personal-data.ts';

/** An issued paper keeps its number and its amounts; the buyer on it becomes the customer's number alone. */
export const invoicingPersonalData: PersonalData = {
  part: 'invoicing',
  tables: [{ table: 'invoices', onErasure: { scrubJson: ['buyer'] } }],
};
