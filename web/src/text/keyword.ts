import { LIMITS } from '@hako/contract/kit/limits';

/** A keyword as it is searched: spaces collapsed, cut to the limit; undefined when nothing is left. Links are kept whole. */
export function tidyKeyword(typed: string): string | undefined {
  const tidy = typed.replace(/\s+/g, ' ').trim();
  if (tidy === '') return undefined;
  return isLink(tidy) ? tidy : Array.from(tidy).slice(0, LIMITS.keywordLength).join('').trim();
}

/** True for a pasted product link, which is resolved instead of searched. */
export function isLink(keyword: string): boolean {
  return /https?:\/\//i.test(keyword);
}
