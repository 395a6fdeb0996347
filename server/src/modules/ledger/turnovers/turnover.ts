import type { CompanyAccount } from '../movement.ts';

/**
 * An account as the books of the company see it: one of ours, or the purses of all customers
 * together.
 */
export type BookAccount = `company:${CompanyAccount}` | 'customers';

export type Currency = 'VND' | 'JPY';

/**
 * What went in and out of an account in some days, in đồng or yen; `opening` is what had come in
 * less what had gone out before.
 */
export interface Turnover {
  readonly account: BookAccount;
  readonly currency: Currency;
  readonly opening: number;
  readonly received: number;
  readonly spent: number;
}

/** By which a period of days is divided. */
export type Step = 'day' | 'month';

/** What went in and out of an account in one day (`2026-03-21`) or month (`2026-03`). */
export interface StepTurnover extends Omit<Turnover, 'opening'> {
  readonly period: string;
}

/** Days in Vietnam (`2026-11-21`), both inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The seal of a day that is over, with how much was written on it. */
export interface SealedDay {
  readonly day: string;
  readonly number: number;
  readonly movements: number;
  readonly hash: string;
}
