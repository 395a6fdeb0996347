import type { CallOptions } from '../listing-query.ts';

/** Options of a call whose answer others wait for as well: the patience of the first asker, but not its change of mind. */
export const sharedOptions = ({ timeoutMs }: CallOptions = {}): CallOptions =>
  timeoutMs === undefined ? {} : { timeoutMs };
