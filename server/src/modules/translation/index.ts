/**
 * Translation between the customer's Vietnamese and the marketplaces' Japanese: the glossary of the trade first, at once and for free;
 * a translation service for what it does not know, each text once: titles are kept for ever, what customers typed for some months. Without the service, or when it is
 * silent, the glossary's reading or the original stands.
 */
import { readFileSync } from 'node:fs';
import type { ChangeGlossaryDeps } from './change-glossary.ts';
import { forgetTypedParts } from './forget-typed.ts';
import { translationRoutes } from './routes.ts';
import { type BrandName, readBrands } from './rules/brands.ts';
import type { Translation } from './translation.ts';

export { createTranslation } from './create-translation.ts';
export type { BrandName } from './rules/brands.ts';
export { isAboutSomebody } from './rules/about-somebody.ts';
export { foldDiacritics } from './rules/fold.ts';
export { splitCondition } from './rules/keyword-condition.ts';
export type { KeywordReading } from './rules/keyword.ts';
export type { TitleReading } from './rules/title.ts';

/** The makers and brands that the glossary knows. */
export const listBrandNames = (): readonly BrandName[] =>
  readBrands(readFileSync(new URL('./glossary.tsv', import.meta.url), 'utf8'));

/**
 * What translation adds to the service: the calls with which the owner edits the glossary, and the
 * job that forgets what customers typed.
 */
export const translationParts = (
  translation: Translation,
  deps: Omit<ChangeGlossaryDeps, 'live'>,
) => ({
  routes: translationRoutes(translation, deps),
  ...forgetTypedParts(deps),
});

export type { SuggestedTerm, Translation, TranslationDeps } from './translation.ts';
