import type { RefusalTexts } from './refusal-texts.ts';

export const CUSTOMERS_REFUSALS = {} as const satisfies RefusalTexts;
