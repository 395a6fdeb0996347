import type { RefusalTexts } from './refusal-texts.ts';

export const IDENTITY_REFUSALS = {} as const satisfies RefusalTexts;
