import type { RefusalTexts } from './refusal-texts.ts';

export const STAFF_REFUSALS = {} as const satisfies RefusalTexts;
