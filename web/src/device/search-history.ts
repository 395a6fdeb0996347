import { LIMITS } from '@hako/contract/kit/limits';
import { remembered } from './remembered.ts';

type History = Readonly<Record<string, readonly string[]>>;

const isHistory = (value: unknown): value is History =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (list) => Array.isArray(list) && list.every((entry) => typeof entry === 'string'),
  );

/** What was searched on this device, newest first, by site. */
export const searchHistory = remembered<History>('search-history', {}, isHistory);

/** Puts a keyword first; the same keyword in other letters or spacing is not kept twice. */
export function withKeyword(list: readonly string[], keyword: string): readonly string[] {
  const same = (one: string) => one.toLocaleLowerCase('vi') === keyword.toLocaleLowerCase('vi');
  return [keyword, ...list.filter((one) => !same(one))].slice(0, LIMITS.searchHistory);
}

export function rememberKeyword(site: string, keyword: string): void {
  const history = searchHistory.read();
  searchHistory.write({ ...history, [site]: withKeyword(history[site] ?? [], keyword) });
}

export function forgetKeyword(site: string, keyword: string): void {
  const history = searchHistory.read();
  searchHistory.write({
    ...history,
    [site]: (history[site] ?? []).filter((one) => one !== keyword),
  });
}
