import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.ts';
import { Outage } from '../../kernel/outage.ts';
import type { Database } from '../../platform/database/database.ts';
import { createLetterBudget, type LetterBudget, type Purpose } from './letter-budget.ts';
import type { TranslationProvider } from './providers/provider.ts';
import { isAboutSomebody } from './rules/about-somebody.ts';
import { type Direction, findTranslations, insertTranslations } from './translation-store.ts';
import { upTo } from '../../kernel/up-to.ts';

/** What a service once answered: in memory, in the database, else asked of the service, each text once. */
export interface KeptTranslations {
  /** From memory alone. */
  known(text: string, direction: Direction): string | undefined;
  /** What came in time; a text that nobody knows is absent. Asks for at most 200 texts that nobody asked for yet. */
  complete(texts: readonly string[], wanted: Wanted): Promise<Map<string, string>>;
}

export interface Wanted {
  readonly direction: Direction;
  /** Each has letters of its own. */
  readonly purpose: Purpose;
  readonly timeoutMs: number;
}

const MOST_AT_ONCE = 200;
/** Longer texts are not sent: nobody pays for a book. */
const LONGEST_TEXT = 5_000;

export interface KeptTranslationsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly provider: TranslationProvider | undefined;
}

/** Texts that are being asked for: who wants the same waits for the same answer. */
type UnderWay = Map<string, Promise<ReadonlyMap<string, string>>>;

const keyOf = (direction: Direction, text: string): string => `${direction} ${text}`;

/**
 * What may leave the house and be kept: never what a customer typed about a person. The Japanese is
 * what a site shows to everybody.
 */
const isForTheService = (text: string, direction: Direction): boolean =>
  text.length <= LONGEST_TEXT && (direction === 'ja-vi' || !isAboutSomebody(text));

export function createKeptTranslations(deps: KeptTranslationsDeps): KeptTranslations {
  const memory = new LRUCache<string, string>(upTo(50_000));
  const underWay: UnderWay = new Map();
  const budget = createLetterBudget(deps.clock);
  return {
    known: (text, direction) => memory.get(keyOf(direction, text)),
    async complete(texts, wanted) {
      const { direction } = wanted;
      const different = new Set(texts);
      const answers = new Map<string, string>();
      const waiting = new Set<Promise<ReadonlyMap<string, string>>>();
      const missing: string[] = [];
      for (const text of different) {
        const remembered = memory.get(keyOf(direction, text));
        const asked = underWay.get(keyOf(direction, text));
        if (remembered !== undefined) answers.set(text, remembered);
        else if (asked) waiting.add(asked);
        else if (isForTheService(text, direction) && missing.length < MOST_AT_ONCE)
          missing.push(text);
      }
      if (missing.length > 0) {
        const asking = ask(deps, budget, missing, wanted);
        waiting.add(whileUnderWay(underWay, missing, direction, asking));
      }
      for (const answer of await Promise.all(waiting))
        for (const [text, translated] of answer) {
          memory.set(keyOf(direction, text), translated);
          if (different.has(text)) answers.set(text, translated);
        }
      return answers;
    },
  };
}

/** Marks the texts as being asked for until their answer is there. */
function whileUnderWay(
  underWay: UnderWay,
  texts: readonly string[],
  direction: Direction,
  asking: Promise<ReadonlyMap<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const ended = asking.finally(() => {
    for (const text of texts) underWay.delete(keyOf(direction, text));
  });
  for (const text of texts) underWay.set(keyOf(direction, text), ended);
  return ended;
}

/** From the database, else from the service; what the service does not answer is absent. */
async function ask(
  { db, clock, log, provider }: KeptTranslationsDeps,
  budget: LetterBudget,
  texts: readonly string[],
  { direction, purpose, timeoutMs }: Wanted,
): Promise<ReadonlyMap<string, string>> {
  const found = await findTranslations(db, direction, texts);
  const unknown = texts.filter((text) => !found.has(text));
  if (unknown.length === 0 || !provider || !budget.maySend(unknown, purpose)) return found;
  try {
    const translated = await provider.translate(unknown, direction, timeoutMs);
    const fresh = new Map(unknown.map((text, index) => [text, translated[index] as string]));
    await insertTranslations(db, direction, fresh, clock.now());
    return new Map([...found, ...fresh]);
  } catch (failure) {
    if (!(failure instanceof Outage)) throw failure;
    budget.rest();
    log.warn(
      { kind: failure.kind, texts: unknown.length },
      'the translation service did not answer',
    );
    return found;
  }
}
