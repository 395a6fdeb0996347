import type { RefusalTexts } from './refusal-texts.ts';

export const MARKETPLACES_REFUSALS = {} as const satisfies RefusalTexts;
