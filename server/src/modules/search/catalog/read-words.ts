import type { ListingQuery } from '../../marketplaces/index.ts';
import { splitCondition, type Translation } from '../../translation/index.ts';
import { CONDITIONS } from '../merged/rules/own-filters.ts';

/** What somebody's words ask the sites for. */
export interface AskedWords {
  /** In Japanese, without a condition of the goods. */
  readonly japanese: string;
  /** The condition that the words named. */
  readonly condition: ReturnType<typeof splitCondition>['condition'];
  readonly isTranslated: boolean;
}

/**
 * Reads tidied words the same way wherever they are searched, saved or counted. Japanese that
 * somebody typed stays as it is.
 */
export async function readWords(
  { translation }: { readonly translation: Pick<Translation, 'readKeyword'> },
  keyword: string,
  isKeywordTranslated: boolean,
): Promise<AskedWords> {
  const asTyped = { japanese: keyword, condition: undefined, isTranslated: false };
  if (!isKeywordTranslated || keyword === '') return asTyped;
  const { text, isTranslated } = await translation.readKeyword(keyword);
  if (!isTranslated) return { ...asTyped, japanese: text };
  const { text: japanese, condition } = splitCondition(text);
  return { japanese, condition, isTranslated };
}

/** How a site narrows by the condition that the words named; what is chosen beside them goes before. */
export const ofCondition = (
  condition: AskedWords['condition'] | null,
): Pick<ListingQuery, 'conditions'> => (condition ? { conditions: CONDITIONS[condition] } : {});
