/** A maker or brand of the trade: how people here read it, and every way in which it is written. */
export interface BrandName {
  /** `Nikon` */
  readonly name: string;
  /** `ニコン`, `Nikon`, further spellings. */
  readonly spellings: readonly string[];
}

/** The brands of the glossary's data file, in its order. */
export function readBrands(tsv: string): BrandName[] {
  return tsv.split('\n').flatMap((line) => {
    const [kind, written = '', name = '', others = ''] = line.split('\t');
    if (kind !== 'brand' || name.trim() === '') return [];
    return [{ name: name.trim(), spellings: [written, name, ...others.split('|')].map((text) => text.trim()).filter(Boolean) }];
  });
}
