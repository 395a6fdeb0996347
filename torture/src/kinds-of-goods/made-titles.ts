import { byShare, draft } from '../../../simulator/src/catalogue/draft.ts';
import { kinds } from '../../../simulator/src/catalogue/kinds.ts';
import { fleaKinds } from '../../../simulator/src/paypay/kinds.ts';
import { titleHash } from './captured-titles.ts';
import type { Labelled } from './labelled.ts';

/** The price list's word for a sort of the pretended world, where it is another one. */
const KIND_OF_SORT: Readonly<Record<string, string>> = {
  'film-camera': 'camera',
  'digital-camera': 'camera',
  shoe: 'shoes',
  shirt: 'fashion',
  speaker: 'audio',
  reel: 'fishing',
  cosmetic: 'cosmetics',
  disc: 'media',
  book: 'comic',
};
const SITES = ['yahoo', 'mercari', 'rakuten', 'shopping', 'amazon', 'surugaya', 'paypay'];

/** Titles of the pretended world, which knows what it sells: so many of each site. */
export const madeTitles = (seed: number, ofEach: number): Labelled[] =>
  SITES.flatMap((site) =>
    Array.from({ length: ofEach }, (_, number) => {
      const from = site === 'paypay' ? byShare([...kinds, ...fleaKinds]) : undefined;
      const { title, kind } = draft(seed, site, number, from);
      return {
        hash: titleHash(site, title),
        site,
        title,
        kinds: [KIND_OF_SORT[kind.key] ?? kind.key],
      };
    }),
  );
