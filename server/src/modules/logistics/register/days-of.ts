import { refuseUnless } from '../../../kernel/refusal.ts';
import { endOfVietnamDay, startOfVietnamDay } from '../../../kernel/vietnam-day.ts';

/** The days of a filter, both inclusive, as moments. Refusal `request.invalid`. */
export function daysOf(asked: { readonly from?: string; readonly to?: string }) {
  const from = asked.from === undefined ? undefined : startOfVietnamDay(asked.from);
  const to = asked.to === undefined ? undefined : endOfVietnamDay(asked.to);
  refuseUnless(from || asked.from === undefined, 'request.invalid', { field: 'from' });
  refuseUnless(to || asked.to === undefined, 'request.invalid', { field: 'to' });
  return { from, to };
}
