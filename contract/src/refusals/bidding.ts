import type { RefusalTexts } from './refusal-texts.ts';

export const BIDDING_REFUSALS = {} as const satisfies RefusalTexts;
