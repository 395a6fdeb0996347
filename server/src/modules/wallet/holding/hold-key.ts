import type { HoldCause } from '../wallet.ts';

const KEY = /^hold:([^:]+):([^:]+):/;

/** What every movement of one hold is called in the ledger; `step` tells them apart. */
export const holdKey = ({ type, id }: HoldCause, step: number | string): string =>
  `hold:${type}:${id}:${step}`;

/** The cause whose hold a movement changed or spent, read from its key; undefined for other money. */
export function holdOfKey(key: string): { type: string; id: string } | undefined {
  const [, type, id] = KEY.exec(key) ?? [];
  return type !== undefined && id !== undefined ? { type, id } : undefined;
}
