/** How a kind of goods is recognised; lower case. */
export interface KindWords {
  /**
   * What such a thing is called. Of several kinds that are named, the one with the longest word is
   * meant.
   */
  readonly words: readonly string[];
  /** Makers and models that tell only when no kind is named. */
  readonly hints: readonly string[];
  /** Words that show that it is something else: a case for a phone, a lens for the eye. */
  readonly voids: readonly string[];
}

/** Lists of words parted by blanks; `_` stands for a blank inside a word. */
const wordsOf = (words: string, hints = '', voids = ''): KindWords => ({
  words: list(words),
  hints: list(hints),
  voids: list(voids),
});

const list = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll('_', ' '));

/** The words that a new house begins with, Japanese and Vietnamese. */
export const KIND_WORDS: Readonly<Record<string, KindWords>> = {
  lens: wordsOf(
    'レンズ lens ống_kính 単焦点 ニッコール ズームレンズ 交換レンズ',
    'nikkor takumar super-takumar zuiko rokkor rokkor-pg summicron planar af-s ai-s summilux elmar',
    'アキュビュー コンタクト ワンデー メダリスト レンズ付き レンズ付 処方箋不要 眼鏡 レンズセット サングラス',
  ),
  camera: wordsOf(
    'カメラ camera máy_ảnh 一眼レフ ミラーレス フィルムカメラ デジタルカメラ レンジファインダー デジカメ コンデジ',
    `nikon leica ニコン ライカ coolpix eos cyber-shot lumix finepix powershot exilim contax olympus
      pentax minolta ペンタックス オリンパス ミノルタ コンタックス キヤノン キャノン canon fujifilm ricoh rolleiflex hasselblad
      pen-ft autoboy`,
    'カメラ用 カメラバッグ ドライブレコーダー 防犯カメラ',
  ),
  watch: wordsOf(
    '腕時計 時計 watch đồng_hồ 自動巻き 手巻き ソーラー電波 クオーツ ウォッチ デジタルウォッチ クロノグラフ',
    'seiko casio rolex ロレックス セイコー g-shock gショック citizen シチズン orient オリエント omega オメガ',
    '前兆の時計 exilim 目覚まし時計 掛け時計 置き時計',
  ),
  phone: wordsOf(
    'スマートフォン スマホ タブレット điện_thoại 携帯電話 端末のみ simフリー',
    'iphone ipad iphone15 xperia galaxy aquos pixel',
    'クリアケース スマホケース iphoneケース ケースのみ カバー フィルム 充電器',
  ),
  laptop: wordsOf(
    'ノートパソコン ノートpc laptop パソコン máy_tính デスクトップpc',
    'macbook thinkpad imac',
    'パソコンデスク',
  ),
  game: wordsOf(
    'ゲーム機 máy_chơi_game joy-con コントローラー 家庭用ゲーム 携帯用ゲーム',
    `ニンテンドー nintendo プレイステーション playstation playstation2 ps5 ps4 ps3 psp psp-3000 switch ゲームボーイ
      ゲームボーイアドバンス ファミコン スーパーファミコン ゲームキューブ メガドライブ2 メガドライブ ドリームキャスト dsi wii xbox sega セガ 任天堂`,
    'ゲームソフト ps2ソフト ps4ソフト switchソフト ソフトのみ',
  ),
  card: wordsOf(
    `トレカ トレーディングカード ポケモンカード ポケモン_カード ポケモンカードゲーム ポケモンカードパック ポケカ ポケカパック 遊戯王カード カードゲーム thẻ_bài カードダス
      デッキケース デッキシールド ウィズユー_カード バラパック 未開封パック 拡張パック 未サーチ サーチ済`,
    `遊戯王 psa10 psa9 psa mtg ar sar sr vstar vstarユニバース ハイクラスパック メガドリームex マナフィex メガゲンガーex デュエルマスターズ
      プロモ 爆片 パック ワンピースカード デュエマ 旧裏面 鑑定品 dpbp cp5 s12a megaドリームex メガドリーム`,
    'コンタクト アキュビュー メダリスト カードケース クレジットカード グラフィックカード sdカード',
  ),
  figure: wordsOf(
    `フィギュア figure プラモデル ガンプラ ぬいぐるみ ねんどろいど おもちゃ mô_hình 完成品 マスコット くびふりマスコット カプセルトイ 指人形 ポケモンキッズ メガハウス
      ジグソーパズル ペーパーシアター トイズワークスコレクション にいてんごくりっぷ にいてんごむっ！ 知育玩具 ミニカー 一番くじ アクリルスタンド ガレージキット 台座付きコレクション
      ちょこりんマスコット`,
    'gundam ガンダム bandai バンダイ kotobukiya コトブキヤ グッドスマイル',
    '漫画 dvd-box',
  ),
  shoes: wordsOf(
    'スニーカー 靴 シューズ sneaker sneakers ブーツ giày サンダル パンプス ローファー ショートブーツ',
    'air_force air_jordan air_max dunk チャックテイラー クラークス clarks new_balance',
    '靴下 シューズケース',
  ),
  bag: wordsOf(
    `バッグ 財布 長財布 bag リュック túi ví_da トート トートバッグ ハンドバッグ メッセンジャーバッグ ショルダーバッグ キーケース ポーチ ヘルメットバッグ
      2wayブリーフ チェーンショルダー ショルダー スーツケース ボストンバッグ カメラバッグ`,
    `ルイヴィトン ルイ・ヴィトン エルメス グッチ シャネル コーチ louis_vuitton hermes gucci chanel coach porter ポーター スピーディ30
      モノグラム`,
    'エアバッグ',
  ),
  fashion: wordsOf(
    `ファッション ジャケット シャツ tシャツ コート ワンピース パンツ 着物 レディース メンズ quần_áo áo_khoác パーカー フルジップパーカー ジャージ カットソー
      長袖カットソー ニット セーター デニムジャケット ダウンジャケット スカート 帽子 キャップ 浴衣 スウェット トラッカー`,
    'uniqlo levis the_north_face comme_des_garcons yohji supreme',
    `メンズシェーバー キャップ付き メンズ腕時計 レディース腕時計 ワンピースカード レディースバッグ メンズバッグ レディースシューズ メンズシューズ ジュエリー レンズキャップ 指輪 財布
      エスコート`,
  ),
  jewelry: wordsOf(
    'リング 指輪 ネックレス ピアス イヤリング ブレスレット ジュエリー アクセサリー trang_sức ペンダント ルビー_リング ルビー_ネックレス',
    'k18 k14wg pt900 k18yg',
    'リングフィット キーホルダー フロッグマン アクセサリー、時計 ベアリング アクアリング キーリング センタリング furla ギャザリング',
  ),
  instrument: wordsOf(
    `ギター 楽器 エレキギター アコースティックギター ベースギター エフェクター guitar シンセサイザー nhạc_cụ đàn ヴァイオリン トランペット サックス ドラムセット
      電子ピアノ ウクレレ 管楽器`,
    'fender フェンダー gibson ギブソン roland boss ibanez ベース ピアノ',
    'young_guitar ヤング・ギター 楽譜 ギターヒーローズ ベースライン',
  ),
  headphone: wordsOf(
    'ヘッドホン ヘッドフォン イヤホン イヤフォン ワイヤレスイヤホン 有線イヤホン 完全ワイヤレスイヤホン headphone headphones earphone tai_nghe',
    'mdr-cd900st mdr-7506 wh-1000xm4 wh-1000xm5 ath-m50x ath-ad900x eah-a800 airpods',
  ),
  audio: wordsOf(
    `オーディオ アンプ プリメインアンプ スピーカー レコードプレーヤー ターンテーブル カセットデッキ cdプレーヤー âm_thanh loa カセットデンスケ ウォークマン
      walkman ラジカセ`,
    'jbl onkyo sansui technics',
    'オーディオブック',
  ),
  rod: wordsOf(
    'ロッド 釣竿 竿 バスロッド 磯竿 cần_câu 竿袋付き シーバスロッド',
    'poison_adrena destroyer',
    'ロッドケース',
  ),
  fishing: wordsOf(
    '釣り リール ルアー フィッシング đồ_câu スピニングリール ベイトリール 釣り具 釣具 máy_câu',
    'stella twinpower exist certate tatula calcutta_conquest',
    'ロッド 釣竿 アテンダー',
  ),
  tool: wordsOf(
    '工具 電動工具 インパクトドライバー 丸ノコ 丸のこ ハンマードリル 電動ドリル dụng_cụ kìm 包丁 ラチェットハンドル ツールセット サンダー グラインダー レンチ',
    'マキタ makita hikoki ハイコーキ ktc ネプロス 日立工機',
    'ゴルフドライバー',
  ),
  appliance: wordsOf(
    `家電 炊飯器 炊飯ジャー 掃除機 冷蔵庫 電子レンジ nồi_cơm máy_hút_bụi 除湿機 加湿器 ドライヤー ヘアドライヤー シェーバー メンズシェーバー 脱毛器 空気清浄機
      サイクロン式 コードレスクリーナー 洗濯機 ステンレスポット 電気ケトル トースター シェイプアップボード 生活家電 キッチン家電 美容家電 エアコン 扇風機`,
    'ダイソン dyson zojirushi 象印 アイリスオーヤマ 圧力ih panasonic',
    '家電、av 家電・スマホ・カメラ',
  ),
  media: wordsOf(
    `小説 写真集 cd dvd dvd-box blu-ray レコード アナログレコード アナログ 雑誌 sách ゲームソフト ps2ソフト ps4ソフト 画集 楽譜 ピアノ楽譜
      ピアノソロ 同人誌 新書 単行本 文庫 電子書籍 jump_j_books 輸入盤 国内盤 プレス版 cd-r版 サウンドトラック 見本盤 廃盤 7インチ フルカラーイラスト総集編 描き方
      イラスト ビデオゲーム video_game 初回盤 期間生産限定盤 パンフレット 大百科 帯付き 帯あり 紙ジャケ サウンド dvdセット ソフトのみ アートワークス 著者 超入門
      合格教本 試験問題 問題と解説 参考書 絵本 ハードコア 歌謡 巻セット レンタル落ち アルバム ミックステープ ナードコア みらい文庫版`,
    `集英社 sharpnel dj hardcore シャープネル techno テクノ shrapnel ruby_on_rails beatmania 音楽 東方 steeler レイヴ
      gabba gabber remix 巻 ナルティメット aphex underworld mix feat album m-project srpc beatmaniaiidx
      chucky speedking djchuck 版`,
    'レコードプレーヤー cdプレーヤー mtg',
  ),
  comic: wordsOf(
    '漫画 コミック コミックス ジャンプコミックス ジャンプ・コミックス ジャンプc 全巻 全巻セット truyện_tranh モノクロ版',
    '岸本斉史 岸本_斉史 巻ノ',
    'dvd dvdセット dvd-box ポケモンカード 月刊コロコロコミック jump_j_books',
  ),
  cosmetics: wordsOf(
    `コスメ 化粧品 香水 スキンケア mỹ_phẩm nước_hoa 美容液 化粧水 乳液 口紅 ファンデーション 洗顔 日焼け止め シャンプー エッセンス スキンコンディショナー
      トリートメント`,
    'shiseido 資生堂 sk-ii sk2 コスメデコルテ albion アルビオン kose',
  ),
  autopart: wordsOf(
    '自動車 バイク オートバイ ホイール マフラー タイヤ phụ_tùng 車用 カーナビ ドライブレコーダー 純正部品 ヘッドライト',
    'ボンフォーム トヨタ',
  ),
  furniture: wordsOf(
    '椅子 家具 キャビネット 本棚 食器棚 テーブル ソファ チェア チェスト nội_thất デスク 木製 ダイニング',
    'カリモク ニトリ',
    'ターンテーブル 本棚付 デスクトップ',
  ),
  baby: wordsOf(
    'ベビーカー チャイルドシート 抱っこ紐 xe_đẩy ベビーベッド ベビー用品',
    'アップリカ combi aprica',
  ),
  sport: wordsOf(
    'ゴルフクラブ ゴルフ パター ウェッジ アイアン ボウリング テニスラケット gậy_golf グローブ スキー板 ダンベル',
    'titleist タイトリスト キャロウェイ',
    'アイアン・メイデン グローブボックス ゴルフウェア',
  ),
  food: wordsOf(
    `おせち 梅干し 鮭切り身 ホタテ ホタテ貝柱 蟹 タラバ蟹 チョコ 割れチョコ コンブチャ 食品 お菓子 thực_phẩm 日本酒 ウイスキー ミネラルウォーター 緑茶
      クリスタルガイザー`,
    'ふるさと納税',
    'チョコボ チョコスナック チョコエッグ ポケモンカード',
  ),
};
