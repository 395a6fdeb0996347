import { LIMITS } from '@hako/contract/kit/limits';
import { isBareAddress, isPasted } from '@hako/contract/marketplaces/pasted';

/** A keyword as it is searched: spaces collapsed, cut to the limit; undefined when nothing is left. Links are kept whole. */
export function tidyKeyword(typed: string): string | undefined {
  const tidy = typed.replace(/\s+/g, ' ').trim();
  if (tidy === '') return undefined;
  return isLink(tidy) ? tidy : Array.from(tidy).slice(0, LIMITS.keywordLength).join('').trim();
}

/**
 * True for a pasted product link or a bare code of goods, which is resolved instead of searched.
 */
export const isLink = isPasted;

/** The first address in what was typed, with its scheme; empty when there is none. */
export function addressIn(typed: string): string {
  const written = /https?:\/\/[^\s<>"']+/i.exec(typed)?.[0];
  if (written) return written;
  return isBareAddress(typed.trim()) ? `https://${typed.trim()}` : '';
}
