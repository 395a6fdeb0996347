import { Refusal } from '../src/kernel/refusal.ts';

/** The code of what this work is refused with; `none` when it is done. */
export const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );
