/** Words by which the same goods are found again among others: what sellers praise their goods with is left out. */
export interface Word {
  /** As it was written, for asking a site. */
  readonly surface: string;
  /** Without what people write differently: width, case, hyphens. */
  readonly folded: string;
}

const JOINERS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\d])[-‐‑–—−.·](?=[\p{Script=Latin}\p{Script=Greek}\d])/gu;
const WORD =
  /[\p{Script=Latin}\p{Script=Greek}\d]+(?:[-‐‑–—−.·][\p{Script=Latin}\p{Script=Greek}\d]+)*|[\p{Script=Katakana}ー・]+|\p{Script=Hiragana}+|\p{Script=Han}+/gu;

/** A text cut where the script changes; hyphens and dots inside a model's name hold it together. */
export function wordsOf(text: string): Word[] {
  return (text.normalize('NFKC').match(WORD) ?? []).flatMap((surface) => {
    const folded = surface.replace(JOINERS, '').replaceAll('・', '').toLowerCase();
    return folded === '' || folded === 'ー' ? [] : [{ surface, folded }];
  });
}

/** Condition, delivery, praise: said about everything. */
const NOISE = new Set(
  (
    '新品 未使用 未開封 美品 極美品 超美品 良品 並品 訳 難 現状 現状品 完動品 中古 中古品 動作 確認 動作確認済 動作品 ジャンク ジャンク品 部品取 ' +
    '送料 送料無料 送料込 無料 込 即決 即決可 即購入 即日発送 匿名配送 人気 希少 希少品 レア 限定 当時物 当時 格安 激安 最安値 値下 ' +
    'まとめ売 まとめ セット 管理番号 管理 番号 おまけ 付 付属 付属品 元箱 箱 本体 のみ 本体のみ 円 円スタート スタート 正規品 国内 正規 送料込み あり なし 可 り み え き の に と を が は で も な さん 様 専用 ' +
    'the and with for new used free shipping'
  ).split(' '),
);
/** Amounts, sizes and counts look like names of models. */
const MEASURE =
  /^(\d+(mm|cm|m|g|kg|gb|tb|mb|ml|l|w|v|mah|inch|yen|円|個|枚|本|点|set|pcs)?|f\d{1,3}|x\d+)$/;
const isModel = ({ folded }: Word): boolean =>
  /\d/.test(folded) && /[\p{L}]/u.test(folded) && folded.length >= 2 && !MEASURE.test(folded);
const isNoise = ({ folded }: Word): boolean =>
  NOISE.has(folded) ||
  MEASURE.test(folded) ||
  (/^\p{Script=Hiragana}+$/u.test(folded) && folded.length <= 2);

const MOST_WORDS = 3;

/**
 * What to look for to find the same goods: maker and model where the title names a model, else its first three words that mean something.
 * Undefined when the title names less than two things: then others of its kind cannot be told from anything else.
 */
export function comparisonWordsOf(title: string, brand?: string): readonly Word[] | undefined {
  const words = wordsOf(
    title.replace(/【[^】]*】|\[[^\]]*\]|\([^)]*\)|（[^）]*）|[#＃]\s*\S+/g, ' '),
  ).filter((word) => !isNoise(word));
  const brandWords = new Set(wordsOf(brand ?? '').map(({ folded }) => folded));
  const named = unique(words.filter(({ folded }) => brandWords.has(folded)));
  const maker = named.length > 0 ? named : words.slice(0, 1);
  const models = words.filter(isModel);
  const chosen =
    models.length > 0 ? [...maker, ...models.slice(0, MOST_WORDS - 1)] : [...maker, ...words];
  const found = unique(chosen).slice(0, MOST_WORDS);
  return found.length >= 2 || found.some(isModel) ? found : undefined;
}

const unique = (words: readonly Word[]): Word[] =>
  words.filter((word, index) => words.findIndex(({ folded }) => folded === word.folded) === index);

/** Several things for one price: it is nobody's usual price. */
export const isLot = (title: string): boolean =>
  /まとめ(?!売り?可)|大量|\d+(点|個|台|本)セット|福袋/.test(title.normalize('NFKC'));
