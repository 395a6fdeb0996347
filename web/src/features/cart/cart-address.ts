import type { CheckoutChoices } from '@hako/contract/kit/checkout-choices';

/**
 * The choices stand in the address, so that the loader prices them and a link can bring a code:
 * `?ma=A,B`.
 */
const CODES = 'ma';
/** The code in the address is the one that was chosen for the customer, not their own choice. */
const CHOSEN_FOR_THEM = 'ma_tu_chon';
const ADDRESS = 'giao';
const SHIP_MODE = 'ship';
const SERVICES = 'dv';

/** What is chosen for all lines; a note is never in the address. */
export const choicesIn = (search: URLSearchParams): CheckoutChoices => ({
  address_id: search.get(ADDRESS),
  ship_mode: search.get(SHIP_MODE),
  services_extra: namesIn(search, SERVICES),
  note: null,
  discount_codes: namesIn(search, CODES),
});

/** The code that was chosen for the customer; null where they chose, or none was found. */
export const chosenForThemIn = (search: URLSearchParams): string | null =>
  search.has(CHOSEN_FOR_THEM) ? search.get(CODES) : null;

/** The customer said nothing about codes. No code is a choice, too, when it is their own. */
export const mayChooseForThem = (search: URLSearchParams): boolean =>
  search.has(CHOSEN_FOR_THEM) || !search.has(CODES);

/** The address with what the customer chose now: its codes are their own once they change them. */
export function withChoices(search: URLSearchParams, next: CheckoutChoices): URLSearchParams {
  const isSame = next.discount_codes.join(',') === namesIn(search, CODES).join(',');
  return searchOf(next, mayChooseForThem(search) && isSame ? 'us' : 'them');
}

/** The address with the code that takes most off, or with none. */
export const withBestCode = (search: URLSearchParams, code: string | null): URLSearchParams =>
  searchOf({ ...choicesIn(search), discount_codes: code ? [code] : [] }, 'us');

const namesIn = (search: URLSearchParams, key: string): string[] =>
  (search.get(key) ?? '').split(',').filter((name) => name !== '');

function searchOf(choices: CheckoutChoices, chosenBy: 'us' | 'them'): URLSearchParams {
  const search = new URLSearchParams();
  const codes = choices.discount_codes.join(',');
  if (choices.address_id) search.set(ADDRESS, choices.address_id);
  if (choices.ship_mode) search.set(SHIP_MODE, choices.ship_mode);
  if (choices.services_extra.length > 0) search.set(SERVICES, choices.services_extra.join(','));
  if (codes !== '' || chosenBy === 'them') search.set(CODES, codes);
  if (codes !== '' && chosenBy === 'us') search.set(CHOSEN_FOR_THEM, '1');
  return search;
}
