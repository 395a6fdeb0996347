import { Refusal } from '../../kernel/refusal.ts';

/**
 * The moment that a body names. Refusal `request.invalid` for one that its shape allows and no
 * clock here has: a leap second.
 */
export function momentOf(text: string, field: string): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new Refusal('request.invalid', { field });
  return at;
}
