import { Refusal } from '../../../kernel/refusal.ts';

/**
 * Does something that uses coupons, and does it anew without each code whose last use somebody else
 * took in between. `work` receives the codes to leave out; every other refusal is the caller's.
 */
export async function withoutUsedUp<T>(
  work: (leftOut: readonly string[]) => Promise<T>,
): Promise<T> {
  const leftOut: string[] = [];
  for (;;)
    try {
      return await work(leftOut);
    } catch (failure) {
      const code = failedCodeOf(failure);
      if (code === undefined || leftOut.includes(code)) throw failure;
      leftOut.push(code);
    }
}

function failedCodeOf(failure: unknown): string | undefined {
  if (!(failure instanceof Refusal) || failure.code !== 'promotions.cannot-apply') return undefined;
  const { code } = failure.facts;
  return typeof code === 'string' ? code : undefined;
}
