import type { RefusalTexts } from './refusal-texts.ts';

export const NOTIFICATIONS_REFUSALS = {} as const satisfies RefusalTexts;
