import type { RefusalTexts } from './refusal-texts.ts';

export const SUPPORT_REFUSALS = {} as const satisfies RefusalTexts;
