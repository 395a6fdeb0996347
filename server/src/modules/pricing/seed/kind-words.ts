import { COLLECTING_WORDS } from './words/collecting.ts';
import { DEVICE_WORDS } from './words/devices.ts';
import type { KindWords } from './words/kind-words.ts';
import { LIVING_WORDS } from './words/living.ts';
import { NO_KIND } from './words/no-kind.ts';
import { WEARING_WORDS } from './words/wearing.ts';

/** The words that a new house begins with, Japanese and Vietnamese, by kind of goods. */
export const KIND_WORDS: Readonly<Record<string, KindWords>> = {
  ...DEVICE_WORDS,
  ...COLLECTING_WORDS,
  ...WEARING_WORDS,
  ...LIVING_WORDS,
  '*': NO_KIND,
};
