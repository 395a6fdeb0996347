/**
 * Whether words may tell who somebody is: an e-mail address, a telephone or card number, an
 * address of the web. Nothing of it is kept, and no translation service sees it.
 */
export const isAboutSomebody = (keyword: string): boolean =>
  /@|:\/\//.test(keyword) || /\d{8,}/.test(keyword.replace(/[\s.()+-]/g, ''));
