import { refuseUnless } from './refusal.ts';

/** So many customers of one name a table or a list looks through. */
export const MOST_OF_A_NAME = 1_000;

/**
 * Everybody whom a typed name means, of at most one more than are looked through: a list of some of
 * them would look like the list of all. Refusal `request.too-many-customers`.
 */
export function wholeCrowd<Person>(found: readonly Person[]): readonly Person[] {
  refuseUnless(found.length <= MOST_OF_A_NAME, 'request.too-many-customers', {
    most: MOST_OF_A_NAME,
  });
  return found;
}
