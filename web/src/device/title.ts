import { type Named, titleOf } from '../text/language.ts';
import { autoTranslate } from './settings.ts';

/** The name of goods as this person chose to read it. */
export const useTitle = (goods: Named): string => titleOf(goods, autoTranslate.use());
