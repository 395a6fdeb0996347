import type { RefusalTexts } from './refusal-texts.ts';

export const PROMOTIONS_REFUSALS = {} as const satisfies RefusalTexts;
