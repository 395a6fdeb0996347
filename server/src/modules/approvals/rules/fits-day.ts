import type { Dong } from '../../../kernel/money.ts';

/** Đồng in one day of Vietnam. */
export interface DayLimits {
  readonly staff: Dong;
  readonly customer: Dong;
}

/** Whether an amount fits beside what was given alone the same day, by the same person and to the same customer. */
export const fitsDay = (amount: Dong, given: DayLimits, limits: DayLimits): boolean =>
  given.staff + amount <= limits.staff && given.customer + amount <= limits.customer;
