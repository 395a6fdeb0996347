import { inTransaction } from '../../../platform/database/transaction.ts';
import { mergeSettings, readSettings as read } from '../customer-store.ts';
import type { CustomersDeps } from '../deps.ts';

type Deps = Pick<CustomersDeps, 'db'>;
type Settings = Readonly<Record<string, unknown>>;

/** What the customer's clients keep here; we do not look into it. */
export const readSettings = ({ db }: Deps, customerId: string) => read(db, customerId);

/** Saves the named settings and leaves the others; gives all of them. */
export const saveSettings = ({ db }: Deps, customerId: string, settings: Settings) =>
  inTransaction(db, (trx) => mergeSettings(trx, customerId, settings));
