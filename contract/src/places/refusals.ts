import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const PLACES_REFUSALS = {} as const satisfies RefusalTexts;
