import { foldDiacritics } from './fold.ts';

const ONSETS = 'ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnprstvx]';
const NUCLEI =
  'uye|uya|uyu|ieu|yeu|oai|oay|oeo|uoi|uou|uay|uao|uai|ai|ao|au|ay|eo|eu|ia|ie|iu|oa|oe|oi|oo|ua|ue|ui|uo|uu|uy|ye|[aeiouy]';
const CODAS = 'ch|ng|nh|[cmnpt]';
const SYLLABLE = new RegExp(`^(?:${ONSETS})?(?:${NUCLEI})(?:${CODAS})?$`);

/** Whether a word could be a Vietnamese syllable typed without diacritics: `pha`, `phe`, `truong`; not `canon`, `sb`, `xt5`. */
export const isVietnameseSyllable = (word: string): boolean =>
  word.length > 1 && SYLLABLE.test(foldDiacritics(word));
