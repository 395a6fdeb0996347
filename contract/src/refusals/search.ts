import type { RefusalTexts } from './refusal-texts.ts';

export const SEARCH_REFUSALS = {} as const satisfies RefusalTexts;
