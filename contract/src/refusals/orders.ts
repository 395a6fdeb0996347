import type { RefusalTexts } from './refusal-texts.ts';

export const ORDERS_REFUSALS = {} as const satisfies RefusalTexts;
