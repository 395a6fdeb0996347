import { lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isGlobalAddress } from './global-address.ts';

/**
 * The name service's answer, refused whole when one of its addresses is not open to everybody: a
 * name may be pointed anywhere.
 */
export function checkedLookup(
  lookup: LookupFunction,
  isAllowed: (address: string) => boolean,
): LookupFunction {
  return (name, options, answer) =>
    lookup(name, { ...options, all: true }, ((
      error: NodeJS.ErrnoException | null,
      found: readonly { address: string; family: number }[],
    ) => {
      if (error) return answer(error, '', 0);
      if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
        return answer(new Error(`${name} is no public address`), '', 0);
      const [first] = found as [{ address: string; family: number }];
      return options.all ? answer(null, [...found]) : answer(null, first.address, first.family);
    }) as Parameters<LookupFunction>[2]);
}

/** Finds a host as usual, unless an address of it is an inner one. */
export const publicLookup = checkedLookup(lookUp as LookupFunction, isGlobalAddress);
