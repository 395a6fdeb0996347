import { parseGlossary } from './glossary-rows.ts';

/** A maker or brand of the trade: how people here read it, and every way in which it is written. */
export interface BrandName {
  /** `Nikon` */
  readonly name: string;
  /** `ニコン`, `Nikon`, further spellings. */
  readonly spellings: readonly string[];
}

/** The brands of the glossary's data file, in its order. */
export const readBrands = (tsv: string): BrandName[] =>
  parseGlossary(tsv).flatMap(({ kind, japanese, vietnamese, forms }) =>
    kind === 'brand' && vietnamese !== ''
      ? [
          {
            name: vietnamese,
            spellings: [...new Set([japanese, vietnamese, ...forms])].filter(Boolean),
          },
        ]
      : [],
  );
