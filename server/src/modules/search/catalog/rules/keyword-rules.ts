import { LIMITS } from '@hako/contract/kit/limits';

/** As the specification says: spaces collapsed, cut to 100 characters. */
export const tidyKeyword = (typed: string): string =>
  typed.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LIMITS.keywordLength).trim();
