import type { RefusalTexts } from './refusal-texts.ts';

export const BILLING_REFUSALS = {} as const satisfies RefusalTexts;
