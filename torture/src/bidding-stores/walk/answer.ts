import type { Keeper } from '../keeper.ts';
import { linesOf } from '../kept-rows.ts';
import type { Call } from './calls.ts';

/**
 * What was answered, or refused by which constraint; without what each makes for itself, and in one
 * order where none is promised.
 */
export async function answerOf({ make }: Call, keeper: Keeper): Promise<string> {
  try {
    const answer = await make(keeper);
    const all = answer instanceof Set ? [...answer] : Array.isArray(answer) ? answer : [answer];
    return linesOf(all.map(withoutOwn));
  } catch (error) {
    return `refused: ${constraintOf(error)}`;
  }
}

/** The constraint that an error names, else what it says. */
export const constraintOf = (error: unknown): string =>
  error instanceof Error && 'constraint' in error ? String(error.constraint) : String(error);

function withoutOwn(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).filter(([name]) => name !== 'id' && name !== 'leaseUntil'),
  );
}
