import type { Clock } from '../../../kernel/clock.ts';
import { deeplProvider } from './deepl.ts';
import { googleProvider } from './google.ts';
import { llmProvider } from './llm.ts';
import type { ServiceAddress, TranslationProvider } from './provider.ts';

/** The settings of the translation service: which dialect it speaks and where. `model` only for a language model. */
export type TranslationService = ServiceAddress &
  ({ readonly kind: 'deepl' | 'google' } | { readonly kind: 'llm'; readonly model: string });

/** The adapter of the configured kind. */
export function chooseProvider(service: TranslationService, clock: Clock): TranslationProvider {
  if (service.kind === 'llm') return llmProvider(service, clock);
  return service.kind === 'google' ? googleProvider(service, clock) : deeplProvider(service, clock);
}
