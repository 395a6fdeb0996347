import type { Clock } from '../../kernel/clock.ts';

/** What is translated: titles of goods, the words of a search, a text that somebody put in. */
export type Purpose = 'title' | 'keyword' | 'text';

/** How much a translation service may be asked: not while it rests, and no more than is paid for. */
export interface LetterBudget {
  /** Counts the letters of the texts when they may be sent. */
  maySend(texts: readonly string[], purpose: Purpose): boolean;
  rest(): void;
}

/** A service that did not answer is left alone so long; nobody waits for it meanwhile. */
const REST_MS = 20_000;
/**
 * Letters that one process sends in a day at most: services charge by the letter. Each purpose has
 * its own, so that whoever types all day takes no title from anybody.
 */
export const LETTERS_A_DAY: Readonly<Record<Purpose, number>> = {
  title: 1_400_000,
  keyword: 200_000,
  text: 400_000,
};
const DAY_MS = 24 * 3_600_000;

export function createLetterBudget(clock: Clock): LetterBudget {
  let restsUntilMs = Number.NEGATIVE_INFINITY;
  let day = -1;
  const sent = new Map<Purpose, number>();
  return {
    maySend(texts, purpose) {
      if (clock.monotonicMs() < restsUntilMs) return false;
      const today = Math.floor(clock.now().getTime() / DAY_MS);
      if (today !== day) sent.clear();
      day = today;
      const letters = texts.reduce((sum, { length }) => sum + length, sent.get(purpose) ?? 0);
      if (letters > LETTERS_A_DAY[purpose]) return false;
      sent.set(purpose, letters);
      return true;
    },
    rest() {
      restsUntilMs = clock.monotonicMs() + REST_MS;
    },
  };
}
