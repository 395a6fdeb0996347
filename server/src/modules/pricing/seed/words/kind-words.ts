/** How a kind of goods is recognised; lower case. */
export interface KindWords {
  /**
   * What such a thing is called. Of several kinds that are named, the one with the longest word is
   * meant.
   */
  readonly words: readonly string[];
  /** Makers, models and shapes of a title that tell only when no kind is named. */
  readonly hints: readonly string[];
  /** Words that show that it is something else: a case for a phone, a lens for the eye. */
  readonly voids: readonly string[];
}

/** Lists of words parted by blanks; `_` stands for a blank inside a word. */
export const wordsOf = (words: string, hints = '', voids = ''): KindWords => ({
  words: list(words),
  hints: list(hints),
  voids: list(voids),
});

const list = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => word.replaceAll('_', ' ')),
  ),
];

/** What is sold beside a device, and is none. */
export const BESIDE_DEVICES =
  'ケース カバー フィルム ガラスフィルム 充電器 チャージャー バッテリー ストラップ ケーブル アダプター アダプタ スタンド ホルダー 三脚 説明書 取説 カタログ 空箱 箱のみ 外箱 部品 パーツ 互換 クリーナー リモコン バンド ネックストラップ 収納バッグ 収納ケース マニュアル';
