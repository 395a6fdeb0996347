import { Type } from 'typebox';
import type { Clock } from '../../../kernel/clock.ts';
import { createProvider, type ServiceAddress, type TranslationProvider } from './provider.ts';

const Answer = Type.Object({
  data: Type.Object({ translations: Type.Array(Type.Object({ translatedText: Type.String() })) }),
});

/**
 * Google Cloud Translation, basic edition (`POST /language/translate/v2`): at most 128 texts; the key travels in a header, so that no log of
 * addresses holds it. A used-up quota answers 403 with a reason, like a wrong key: both mean "not now".
 */
export const googleProvider = (address: ServiceAddress, clock: Clock): TranslationProvider =>
  createProvider(address, clock, {
    mostTexts: 128,
    path: '/language/translate/v2',
    headers: (key) => ({ 'x-goog-api-key': key }),
    body: (q, source, target) => ({ q, source, target, format: 'text' }),
    answer: Answer,
    textsOf: (answer) =>
      (answer as { data: { translations: { translatedText: string }[] } }).data.translations.map(
        (one) => one.translatedText,
      ),
  });
