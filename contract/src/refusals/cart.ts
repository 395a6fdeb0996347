import type { RefusalTexts } from './refusal-texts.ts';

export const CART_REFUSALS = {} as const satisfies RefusalTexts;
