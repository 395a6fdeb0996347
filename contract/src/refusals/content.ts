import type { RefusalTexts } from './refusal-texts.ts';

export const CONTENT_REFUSALS = {} as const satisfies RefusalTexts;
