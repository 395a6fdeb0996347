import type { RefusalTexts } from './refusal-texts.ts';

export const NEGOTIATION_REFUSALS = {} as const satisfies RefusalTexts;
