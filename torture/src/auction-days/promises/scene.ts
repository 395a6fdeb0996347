import type { Lot } from '../market/lot.ts';
import type { MemoryTables } from '../memory/tables.ts';

/** What a watch looks at: our rows and the marketplace together. */
export interface Scene {
  readonly tables: MemoryTables;
  readonly lots: ReadonlyMap<string, Lot>;
  readonly nowMs: () => number;
  /** On the marketplace's clock. */
  readonly marketNow: () => number;
}

/** A promise that was broken: which, and where. */
class BrokenPromise extends Error {
  readonly promise: string;
  constructor(promise: string, detail: string) {
    super(`${promise}: ${detail}`);
    this.name = 'BrokenPromise';
    this.promise = promise;
  }
}

export const broken = (promise: string, detail: string): never => {
  throw new BrokenPromise(promise, detail);
};

/** A bid or a write of ours, for the message. */
export const textOf = (
  { nowMs }: Pick<Scene, 'nowMs'>,
  {
    code,
    status,
    maximum,
  }: { readonly code: string; readonly status: string; readonly maximum: number },
): string => `${code} ${status} ¥${maximum} at ${nowMs()}`;
