import type { Clock } from '../../../kernel/clock.ts';

const MOST_KEPT = 2_000;

interface Kept<Answer> {
  readonly answer: Promise<Answer>;
  /** When it came; undefined while it is under way. */
  atMs: number | undefined;
}

/** One question is asked once, and its answer shared for so long, however many want it. What failed is asked again. */
export function shareFor<Answer>(clock: Clock, ms: number, ask: (key: string) => Promise<Answer>): (key: string) => Promise<Answer> {
  const kept = new Map<string, Kept<Answer>>();
  const keep = (key: string): Promise<Answer> => {
    const answer = ask(key);
    const fresh: Kept<Answer> = { answer, atMs: undefined };
    kept.delete(key);
    kept.set(key, fresh);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string);
    answer.then(
      () => {
        fresh.atMs = clock.monotonicMs();
      },
      () => kept.get(key) === fresh && kept.delete(key),
    );
    return answer;
  };
  return (key) => {
    const known = kept.get(key);
    return known && (known.atMs === undefined || clock.monotonicMs() - known.atMs < ms) ? known.answer : keep(key);
  };
}
