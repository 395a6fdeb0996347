/** What the pages of Suruga-ya are made of. Sources: a captured search page of 2026-05 and the detailed-search form; the product page from what others read. */
export const SOURCE = 'surugaya';
export const HOME = 'https://www.suruga-ya.jp';
/** 管理番号: up to five letters, then digits: 604043986, GN313450. */
export const CODE = /^[A-Z]{0,5}\d{3,12}$/;

/** The site itself as a seller; offers of shops on it carry the shop's code. */
export const OWN_SELLER = { id: 'suruga-ya', name: '駿河屋' } as const;
/** Several shops offer it: which one sells is known only after choosing. */
export const MARKET_SELLER = { id: 'marketplace', name: 'マケプレ' } as const;

/** Text of HTML with its white space made one space. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `2,000` as digits; undefined when the commas do not stand where they should. */
export const digitsOf = (written: string | undefined): string | undefined =>
  written !== undefined && /^\d{1,3}(,\d{3})*$|^\d+$/.test(written)
    ? written.replaceAll(',', '')
    : undefined;
