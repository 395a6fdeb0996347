import type { RefusalTexts } from './refusal-texts.ts';

export const PLACES_REFUSALS = {} as const satisfies RefusalTexts;
