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

/** A translation service that speaks like DeepL, below `/translation`. It knows the words of this world. */
export async function plugin(app: FastifyInstance, _world: World): Promise<void> {
  app.post<{ Body: Order | null }>('/translation/v2/translate', async (request, reply) => {
    if (!/^DeepL-Auth-Key \S+/.test(request.headers.authorization ?? ''))
      return reply.code(403).send({ message: 'Authorization failure, check auth_key' });
    const { text, target_lang: target } = request.body ?? {};
    if (!Array.isArray(text) || text.length === 0 || text.some((one) => typeof one !== 'string'))
      return reply.code(400).send({ message: "Parameter 'text' not specified." });
    if (text.length > MOST_TEXTS) return reply.code(413).send({ message: 'Too many texts.' });
    if (target !== 'VI' && target !== 'JA') return reply.code(400).send({ message: "Value for 'target_lang' not supported." });
    const translate = target === 'VI' ? toVietnamese : toJapanese;
    return { translations: text.map((one: string) => ({ detected_source_language: target === 'VI' ? 'JA' : 'VI', text: translate(one) })) };
  });
}

const byLength = DICTIONARY.toSorted(([a], [b]) => b.length - a.length);
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
  for (const [vietnamese, japanese] of byVietnamese) out = out.replaceAll(vietnamese, ` ${japanese} `);
  return out.replace(/\s+/g, ' ').trim();
}
