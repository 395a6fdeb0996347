import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Clock } from '../../kernel/clock.ts';
import { Outage } from '../../kernel/outage.ts';
import { createHttpClient } from '../../platform/outside/http-client.ts';
import type { Direction } from './translation-store.ts';

/** A service that translates texts in order; throws an `Outage` when it cannot. */
export interface TranslationProvider {
  translate(texts: readonly string[], direction: Direction, timeoutMs: number): Promise<string[]>;
  close(): Promise<void>;
}

const SOURCE = 'translation';
/** The service takes at most this many texts a call. */
const MOST_TEXTS = 50;
const Answer = Compile(Type.Object({ translations: Type.Array(Type.Object({ text: Type.String() })) }));

/** DeepL's `POST /v2/translate`, or anything that speaks like it. */
export function deeplProvider(settings: { readonly url: string; readonly key: string }, clock: Clock): TranslationProvider {
  const http = createHttpClient({ source: SOURCE, baseUrl: settings.url, clock, connections: 4 });

  async function ask(text: readonly string[], direction: Direction, timeoutMs: number): Promise<string[]> {
    const [source_lang, target_lang] = direction.toUpperCase().split('-');
    const answer = await http.send({
      method: 'POST',
      path: '/v2/translate',
      headers: { authorization: `DeepL-Auth-Key ${settings.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text, source_lang, target_lang }),
      timeoutMs,
    });
    if (answer.status === 429 || answer.status === 456) throw new Outage(SOURCE, 'limited', `HTTP ${answer.status}`);
    if (answer.status !== 200) throw new Outage(SOURCE, answer.status >= 500 ? 'failing' : 'blocked', `HTTP ${answer.status}`);
    const json = answer.json();
    if (!Answer.Check(json) || json.translations.length !== text.length) throw new Outage(SOURCE, 'broken', 'not one text for each', 'translations');
    return json.translations.map((translation) => translation.text);
  }

  return {
    async translate(texts, direction, timeoutMs) {
      const parts: (readonly string[])[] = [];
      for (let at = 0; at < texts.length; at += MOST_TEXTS) parts.push(texts.slice(at, at + MOST_TEXTS));
      return (await Promise.all(parts.map((part) => ask(part, direction, timeoutMs)))).flat();
    },
    close: () => http.close(),
  };
}
