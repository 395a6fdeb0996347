import type { RefusalTexts } from './refusal-texts.ts';

export const FAVORITES_REFUSALS = {} as const satisfies RefusalTexts;
