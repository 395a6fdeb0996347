import type { RefusalTexts } from './refusal-texts.ts';

export const PRICING_REFUSALS = {} as const satisfies RefusalTexts;
