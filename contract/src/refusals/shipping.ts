import type { RefusalTexts } from './refusal-texts.ts';

export const SHIPPING_REFUSALS = {} as const satisfies RefusalTexts;
