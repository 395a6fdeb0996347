import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';
import { DICTIONARY, romanised } from './dictionary.ts';

interface Order {
  readonly text?: unknown;
  readonly source_lang?: string;
  readonly target_lang?: string;
}

/** The service translates at most this many texts a call. */
const MOST_TEXTS = 50;

/** A translation service that speaks like DeepL, like Google and like a language model, below `/translation`. It knows the words of this world. */
export async function plugin(app: FastifyInstance, _world: World): Promise<void> {
  app.post<{ Body: Order | null }>('/translation/v2/translate', async (request, reply) => {
    if (!/^DeepL-Auth-Key \S+/.test(request.headers.authorization ?? ''))
      return reply.code(403).send({ message: 'Authorization failure, check auth_key' });
    const { text, target_lang: target } = request.body ?? {};
    if (!Array.isArray(text) || text.length === 0 || text.some((one) => typeof one !== 'string'))
      return reply.code(400).send({ message: "Parameter 'text' not specified." });
    if (text.length > MOST_TEXTS) return reply.code(413).send({ message: 'Too many texts.' });
    if (target !== 'VI' && target !== 'JA')
      return reply.code(400).send({ message: "Value for 'target_lang' not supported." });
    const translate = target === 'VI' ? toVietnamese : toJapanese;
    return {
      translations: text.map((one: string) => ({
        detected_source_language: target === 'VI' ? 'JA' : 'VI',
        text: translate(one),
      })),
    };
  });
  speakLikeGoogle(app);
  speakLikeModel(app);
}

/** Google's basic edition: the key in a header or the address, at most 128 texts. */
function speakLikeGoogle(app: FastifyInstance): void {
  app.post<{ Body: { q?: unknown; target?: string } | null; Querystring: { key?: string } }>(
    '/translation/language/translate/v2',
    async (request, reply) => {
      const refuse = (code: number, message: string, reason: string) =>
        reply
          .code(code)
          .send({ error: { code, message, errors: [{ message, domain: 'global', reason }] } });
      if (!request.headers['x-goog-api-key'] && !request.query.key)
        return refuse(403, 'The request is missing a valid API key.', 'forbidden');
      const { q, target } = request.body ?? {};
      const texts = [q].flat();
      if (q === undefined || texts.some((one) => typeof one !== 'string'))
        return refuse(400, 'Required Text', 'required');
      if (texts.length > 128) return refuse(400, 'Too many text segments', 'invalid');
      if (target !== 'vi' && target !== 'ja') return refuse(400, 'Invalid Value', 'invalid');
      const translate = target === 'vi' ? toVietnamese : toJapanese;
      return {
        data: {
          translations: (texts as string[]).map((one) => ({ translatedText: translate(one) })),
        },
      };
    },
  );
}

/** A language model behind chat completions that does as it is told: translates the JSON list of the last message. */
function speakLikeModel(app: FastifyInstance): void {
  app.post<{ Body: { model?: string; messages?: { role: string; content: string }[] } | null }>(
    '/translation/v1/chat/completions',
    async (request, reply) => {
      if (!/^Bearer \S+/.test(request.headers.authorization ?? ''))
        return reply.code(401).send({
          error: {
            message: 'Incorrect API key provided.',
            type: 'invalid_request_error',
            code: 'invalid_api_key',
          },
        });
      const { model, messages = [] } = request.body ?? {};
      const texts = listOf(messages.at(-1)?.content ?? '');
      if (!model || !texts)
        return reply.code(400).send({
          error: { message: 'Invalid request.', type: 'invalid_request_error', code: null },
        });
      const translate = / to Japanese/.test(messages[0]?.content ?? '') ? toJapanese : toVietnamese;
      const content = JSON.stringify({ translations: texts.map(translate) });
      return {
        object: 'chat.completion',
        model,
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      };
    },
  );
}

function listOf(content: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(content);
    return Array.isArray(list) && list.every((one) => typeof one === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}

/** The words that titles of the catalogue are made of; into Vietnamese only, because many of them are short enough to stand inside another word there. */
const CATALOGUE_WORDS = readFileSync(new URL('./catalogue-words.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((row) => row.split('\t') as [string, string]);
const byLength = [...DICTIONARY, ...CATALOGUE_WORDS].toSorted(([a], [b]) => b.length - a.length);
const byVietnamese = DICTIONARY.toSorted(([, a], [, b]) => b.length - a.length).map(
  ([japanese, vietnamese]) => [vietnamese.toLowerCase().trim(), japanese] as const,
);

function toVietnamese(text: string): string {
  let out = text;
  for (const [japanese, vietnamese] of byLength) out = out.replaceAll(japanese, ` ${vietnamese} `);
  return out
    .replace(/[\u30a1-\u30faー]+/g, (word) => ` ${romanised(word)} `)
    .replace(/\s+/g, ' ')
    .trim();
}

function toJapanese(text: string): string {
  let out = text.toLowerCase();
  for (const [vietnamese, japanese] of byVietnamese)
    out = out.replaceAll(vietnamese, ` ${japanese} `);
  return out.replace(/\s+/g, ' ').trim();
}
