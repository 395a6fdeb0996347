import { Type } from 'typebox';
import type { Clock } from '../../../kernel/clock.ts';
import { createProvider, type ServiceAddress, type TranslationProvider } from './provider.ts';

const Answer = Type.Object({ translations: Type.Array(Type.Object({ text: Type.String() })) });

/** DeepL's `POST /v2/translate`: at most 50 texts; 456 is a used-up quota, 529 too many calls. */
export const deeplProvider = (address: ServiceAddress, clock: Clock): TranslationProvider =>
  createProvider(address, clock, {
    mostTexts: 50,
    path: '/v2/translate',
    headers: (key) => ({ authorization: `DeepL-Auth-Key ${key}` }),
    body: (text, from, to) => ({
      text,
      source_lang: from.toUpperCase(),
      target_lang: to.toUpperCase(),
    }),
    answer: Answer,
    textsOf: (answer) =>
      (answer as { translations: { text: string }[] }).translations.map(({ text }) => text),
    limitedStatuses: [456, 529],
  });
