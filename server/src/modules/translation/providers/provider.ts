import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import { createHttpClient, type OutsideAnswer } from '../../../platform/outside/http-client.ts';
import type { Direction } from '../translation-store.ts';

/** A service that translates texts in order; throws an `Outage` when it cannot. */
export interface TranslationProvider {
  translate(texts: readonly string[], direction: Direction, timeoutMs: number): Promise<string[]>;
  close(): Promise<void>;
}

export interface ServiceAddress {
  readonly url: string;
  readonly key: string;
}

/** How one kind of service is spoken to: what is sent, and what its answer says. */
export interface Dialect<Answer extends TSchema> {
  /** The service takes at most this many texts a call. */
  readonly mostTexts: number;
  readonly path: string;
  headers(key: string): Readonly<Record<string, string>>;
  body(texts: readonly string[], from: string, to: string): object;
  readonly answer: Answer;
  /** One text for each, in order; undefined when the answer is of another kind than promised. */
  textsOf(answer: unknown): readonly string[] | undefined;
  /** Statuses that say "later", besides 429. */
  readonly limitedStatuses?: readonly number[];
}

const SOURCE = 'translation';

/** Speaks one dialect: splits into calls, sends them at once, and takes nothing but one text for each. */
export function createProvider<Answer extends TSchema>(
  { url, key }: ServiceAddress,
  clock: Clock,
  dialect: Dialect<Answer>,
): TranslationProvider {
  const http = createHttpClient({ source: SOURCE, baseUrl: url, clock, connections: 4 });
  const answerShape: Validator = Compile(dialect.answer);

  async function ask(
    texts: readonly string[],
    direction: Direction,
    timeoutMs: number,
  ): Promise<readonly string[]> {
    const [from = '', to = ''] = direction.split('-');
    const answer = await http.send({
      method: 'POST',
      path: dialect.path,
      headers: { 'content-type': 'application/json', ...dialect.headers(key) },
      body: JSON.stringify(dialect.body(texts, from, to)),
      timeoutMs,
    });
    refuseFailure(answer, dialect.limitedStatuses ?? []);
    const json = answer.json();
    const translated = answerShape.Check(json) ? dialect.textsOf(json) : undefined;
    if (translated?.length !== texts.length)
      throw new Outage(SOURCE, 'broken', 'not one text for each', 'translations');
    return translated;
  }

  return {
    async translate(texts, direction, timeoutMs) {
      const parts: (readonly string[])[] = [];
      for (let at = 0; at < texts.length; at += dialect.mostTexts)
        parts.push(texts.slice(at, at + dialect.mostTexts));
      return (await Promise.all(parts.map((part) => ask(part, direction, timeoutMs)))).flat();
    },
    close: () => http.close(),
  };
}

function refuseFailure({ status }: OutsideAnswer, limited: readonly number[]): void {
  if (status === 200) return;
  if (status === 429 || limited.includes(status))
    throw new Outage(SOURCE, 'limited', `HTTP ${status}`);
  throw new Outage(SOURCE, status >= 500 ? 'failing' : 'blocked', `HTTP ${status}`);
}
