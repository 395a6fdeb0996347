import type { Goods, GoodsCondition } from './goods.ts';
import { isNamedByModel, kindOfGoods } from './kind-of-goods.ts';
import type { Makers } from './makers.ts';
import { foldText, foldWord, wordsIn } from './title-words.ts';

/** By what two listings are the same product. Both keys end in the class of their condition, so new never meets junk. */
export interface Identity {
  /** By bar code. */
  readonly code: string | undefined;
  /** By maker, every name, number and measure in the title, and kind of goods. */
  readonly model: string | undefined;
}

export type Described = Pick<Goods, 'title' | 'brand' | 'jan' | 'condition' | 'categoryPath'>;

/** Nothing else looks like it: it stays alone. */
export const ALONE: Identity = { code: undefined, model: undefined };

const JUNK = /ジヤンク|部品取|不動品|不動作|故障|壊れ|破損/;
const LOT =
  /まとめ(?!売り?可)|大量|\d+ ?(?:点|個|台|本|枚|箱|足|着) ?(?:セツト|組|入)?(?= |$|セツト)|福袋|詰め合わせ/;
const SERIAL = /(?:管理番号|管理no\.?|整理番号|#|no\.|№) ?[a-z]*\d[\da-z-]*|\d+ ?円/g;
const MEASURE =
  /^(?:\d+(?:\.\d+)?(?:mm|cm|m|g|kg|gb|tb|mb|ml|l|w|v|mah|inch|hz|k|p|x)|f\d+\.\d+[a-z]{0,2}|x\d+)$/;
/** Said of goods, not a name of theirs. */
const NOISE: ReadonlySet<string> = new Set(
  (
    'the and with for used mint near nm exc rare japan japanese tested works working free shipping body only black silver white brown gold red blue green pink ' +
    'set kit camera film watch ok lot a b s ab'
  ).split(' '),
);
/** A number behind these counts volumes and sizes. */
const COUNTERS: ReadonlySet<string> = new Set('vol ver no size type ed part lv r'.split(' '));

/** What a listing is, as far as its title tells. Pure; never guesses: what is told in two ways is left alone. */
export function identityOf(goods: Described, makers: Makers): Identity {
  const folded = foldText(goods.title);
  if (LOT.test(folded)) return ALONE;
  const kind = kindOfGoods(
    folded,
    goods.categoryPath.length > 0
      ? foldText(goods.categoryPath.map(({ name }) => name).join(' '))
      : '',
  );
  if (kind.isAmbiguous) return ALONE;
  const state = `${classOf(goods.condition, folded)}${kind.isAccessory ? '|accessory' : ''}${kind.extras.map((extra) => `|${extra}`).join('')}`;
  const code = isBarCode(goods.jan) ? `${goods.jan}|${state}` : undefined;
  const { makers: named, rest, lines } = makers.split(wordsIn(folded.replace(SERIAL, ' ')));
  const inBrand =
    named.length > 0 ? named : makers.split(wordsIn(foldText(goods.brand ?? ''))).makers;
  const names = rest.filter((word) => /^[a-z\d\p{Script=Greek}]/u.test(word) && !NOISE.has(word));
  const models = modelsOf(lines);
  if (inBrand.length === 0 || models.length === 0) return { code, model: undefined };
  // What no model number names wholly is the same only when everything else that is said of it is the same.
  const others = isNamedByModel(kind.kind)
    ? []
    : rest.filter((word) => !/^[a-z\d\p{Script=Greek}\p{Script=Hiragana}]/u.test(word));
  const words = [...new Set([...names, ...others])].sort();
  const model = `${inBrand.toSorted().join('+')}|${words.join(' ')}|${kind.kind ?? ''}|${state}`;
  return { code, model };
}

/** `Nikon FM2`: maker and model as this title writes them; undefined where it names none. */
export function labelOf(
  { title, brand }: Pick<Described, 'title' | 'brand'>,
  makers: Makers,
): string | undefined {
  const written = title.normalize('NFKC');
  const { makers: named, lines } = makers.split(wordsIn(foldText(written).replace(SERIAL, ' ')));
  const maker = named[0] ?? makers.split(wordsIn(foldText(brand ?? ''))).makers[0];
  const surfaces = new Map(
    (written.match(/[\p{L}\d]+(?:[-‐‑–−./][\p{L}\d]+)*/gu) ?? []).map((surface) => [
      foldWord(surface),
      surface,
    ]),
  );
  const models = modelsOf(lines).map((word) => surfaces.get(word) ?? word.toUpperCase());
  return maker === undefined || models.length === 0
    ? undefined
    : [maker, ...new Set(models)].join(' ');
}

/** Names with letters and digits that are no measure: `fm2`, `ae1`; and a name with a number behind it: `iphone 15`. */
function modelsOf(words: readonly string[]): string[] {
  return words.filter((word, at) => {
    if (MEASURE.test(word) || (/^f\d{1,2}$/.test(word) && /\dmm$/.test(words[at - 1] ?? '')))
      return false;
    if (/^[a-z\d]+$/.test(word) && /[a-z]/.test(word) && /\d/.test(word)) return word.length >= 2;
    const [before, after] = [words[at - 1] ?? '', words[at + 1] ?? ''];
    if (/^\d{1,4}$/.test(word)) return isSeries(before);
    return isSeries(word) && /^\d{1,4}$/.test(after);
  });
}

const isSeries = (word: string): boolean =>
  /^[a-z]+$/.test(word) && !NOISE.has(word) && !COUNTERS.has(word);

/** New, fine, worn, junk, not told: prices of different classes are no comparison. What the title admits counts before what the seller ticked. */
function classOf(condition: GoodsCondition, folded: string): string {
  if (condition === 'junk' || JUNK.test(folded)) return 'junk';
  if (condition === 'new') return 'new';
  if (condition === 'like-new' || condition === 'good') return 'fine';
  if (condition === 'fair' || condition === 'poor') return 'worn';
  return condition;
}

/** JAN and EAN of 8 or 13 digits with a right check digit; numbers of shops that only look like one are none. */
export function isBarCode(code: string | undefined): code is string {
  if (code === undefined || !/^(?:\d{8}|\d{13})$/.test(code) || /^0+$/.test(code)) return false;
  let total = 0;
  for (let at = 0; at < code.length - 1; at++)
    total += Number(code[at]) * ((code.length - at) % 2 === 0 ? 3 : 1);
  return (10 - (total % 10)) % 10 === Number(code.at(-1));
}
