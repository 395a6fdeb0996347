import { Outage } from '../../../kernel/outage.ts';

/** The second way only when the first cannot be read: a site that blocks or slows us wants fewer calls, not other ones. */
export async function otherwise<Answer>(
  first: () => Promise<Answer>,
  second: (() => Promise<Answer>) | undefined,
): Promise<Answer> {
  try {
    return await first();
  } catch (failure) {
    if (!second || !(failure instanceof Outage) || failure.kind !== 'broken') throw failure;
    return second().catch(() => {
      throw failure;
    });
  }
}
