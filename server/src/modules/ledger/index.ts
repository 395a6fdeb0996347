/**
 * The ledger: double entry, append-only. One row is one movement from an account to an account in one currency; the database
 * refuses a customer account below zero, a second use of a key, and every change of what was written.
 */
export {
  type AccountName,
  available,
  type Cause,
  type CauseType,
  COMPANY_ACCOUNTS,
  type CompanyAccount,
  company,
  held,
  type Movement,
  type MovementKind,
} from './movement.ts';
