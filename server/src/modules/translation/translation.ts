import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LiveGlossary } from './live-glossary.ts';
import type { TranslationService } from './providers/choose-provider.ts';
import type { TranslationProvider } from './providers/provider.ts';
import type { KeywordReading } from './rules/keyword.ts';
import type { TitleReading } from './rules/title.ts';
import type { Direction } from './translation-store.ts';

export interface Translation {
  /** A Vietnamese search as Japanese keywords. Never fails; asks the service only for words that the glossary does not know. */
  readKeyword(keyword: string): Promise<KeywordReading>;
  /** Whether the glossary in force reads every word of a search. */
  knowsKeyword(keyword: string): boolean;
  /** A Japanese title in Vietnamese from memory: what the service once said, else the glossary. Microseconds, never waits. */
  titleNow(title: string): TitleReading;
  /** Asks the service (after the database) for titles that `titleNow` could not read whole; those that it answered in time. */
  completeTitles(
    titles: readonly string[],
    timeoutMs: number,
  ): Promise<ReadonlyMap<string, string>>;
  /** Any text; the original when it cannot be translated. */
  translate(text: string, direction: Direction): Promise<string>;
  /** Terms that begin so, diacritics or not, shortest first; the same list for the same question until the glossary changes. */
  suggestTerms(typed: string, size: number): readonly SuggestedTerm[];
  /** What the owner edits. */
  readonly glossary: LiveGlossary;
  close(): Promise<void>;
}

export interface SuggestedTerm {
  readonly keyword: string;
  readonly japanese: string;
}

export interface TranslationDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Where the translation service is; without it the glossary is all. */
  readonly service: TranslationService | undefined;
  /** Instead of `service`, for tests. */
  readonly provider?: TranslationProvider;
}
