import { BESIDE_DEVICES, type KindWords, wordsOf } from './kind-words.ts';

/** Platforms of games: the name alone may mean the machine or a game for it. */
const PLATFORMS =
  'switch スイッチ ps5 ps4 ps3 ps2 ps1 psp ps_vita psvita プレイステーション playstation ファミコン スーパーファミコン sfc ニンテンドー64 n64 ゲームキューブ ゲームボーイ gba 3ds 2ds nintendo_ds ds wii セガサターン サターン ドリームキャスト メガドライブ ゲームギア pcエンジン ネオジオ neogeo ワンダースワン xbox プレステ プレステ5 ニンテンドー3ds プレイステーション4 プレイステーション5'.split(
    ' ',
  );
const platforms = (word: string): string => PLATFORMS.map((one) => `${one}${word}`).join(' ');

export const DEVICE_WORDS: Readonly<Record<string, KindWords>> = {
  lens: wordsOf(
    `レンズ lens ống_kính 単焦点 ズームレンズ 交換レンズ 単焦点レンズ 望遠レンズ 広角レンズ 標準レンズ マクロレンズ オールドレンズ 魚眼 テレコンバーター`,
    `標準ズーム 望遠ズーム 広角ズーム 超望遠 大口径 nikkor ニッコール takumar super-takumar zuiko rokkor rokkor-pg
      summicron ズミクロン ズミルックス summilux elmar エルマー planar プラナー sonnar ゾナー distagon ディスタゴン tessar
      テッサー biogon helios ヘリオス jupiter nokton ノクトン voigtlander フォクトレンダー af-s ai-s sigma シグマ
      tamron タムロン tokina トキナー samyang ttartisan 7artisans 七工匠 viltrox laowa ef#mm ef#-#mm
      ef-s#-#mm ef-m#-#mm rf#mm rf#-#mm fe_#mm fe_#-#mm sel# #mm_f# #mm_f/# #-#mm #-#mm_f#
      #-#mm_f/# #-#mm_f#-# #mm_f:# #mm/f# #-#mm/f# oss usm eマウント`,
    `アキュビュー コンタクト ワンデー メダリスト レンズ付き レンズ付 処方箋不要 眼鏡 メガネ レンズセット サングラス カメラレンズ_クリップ クリップ式 レンズキャップ
      レンズフード レンズプロテクター フィルター マウントアダプター フード_# フードのみ キャップのみ`,
  ),
  camera: wordsOf(
    `カメラ camera máy_ảnh 一眼レフ ミラーレス フィルムカメラ デジタルカメラ レンジファインダー デジカメ コンデジ デジタル一眼 ミラーレス一眼 二眼レフ
      コンパクトカメラ インスタントカメラ トイカメラ ビデオカメラ アクションカメラ ウェアラブルカメラ コンパクトデジタル ハーフカメラ 中判カメラ 大判カメラ
      レンズ付きフィルム 写ルンです レンズキット ズームキット ダブルズームキット パワーズームキット ダブルズーム wズーム チェキ_本体 チェキ本体 ハンディカム 防水カメラ
      デジタルビデオカメラ レンズ交換式 8mmカメラ デジタルビデオ`,
    `nikon leica ニコン ライカ coolpix eos cyber-shot サイバーショット lumix ルミックス finepix powershot exilim
      エクシリム exilim contax コンタックス olympus オリンパス pentax ペンタックス minolta ミノルタ キヤノン キャノン canon
      fujifilm 富士フイルム ricoh リコー rolleiflex hasselblad ハッセルブラッド mamiya マミヤ bronica ブロニカ yashica
      ヤシカ konica コニカ zenza pen-ft autoboy ボディ ボディのみ instax チェキ gopro ゴープロ osmo insta360 dji
      ixy everio 中判 eos_kiss eos_r# α7 α6400 α# ilce-# dsc-# zv-e# zv-# vlogcam dmc-# dc-g#
      x100v x100f x-t# x-pro# x-e# gr_iii griii pixpro コダック kodak handycam rolleicord ローライ
      hc-v# hdr- ff-#`,
    `${BESIDE_DEVICES} カメラ用 カメラバッグ ドライブレコーダー ドラレコ 防犯カメラ 見守りカメラ バックカメラ ストロボ 防湿庫 防湿ボックス 中仕切り フィルター フード_# ブロアー 雲台
      チェキフィルム チェキ_フィルム ケージ モータードライブ クリップ 自撮り棒 プリンター`,
  ),
  phone: wordsOf(
    `スマートフォン スマホ タブレット điện_thoại 携帯電話 端末のみ simフリー ガラケー 電子書籍リーダー らくらくホン フィーチャーフォン android端末
      かんたん携帯`,
    `iphone アイフォン ipad アイパッド xperia エクスペリア galaxy ギャラクシー aquos pixel redmi oppo motorola
      moto_g# arrows zenfone huawei xiaomi kindle fire_hd fire_7 lenovo_tab simロックフリー 判定○
      利用制限○ 赤ロム 残債なし ram#gb nxtpaper docomo rom_#gb`,
    `${BESIDE_DEVICES} クリアケース スマホケース iphoneケース ケースのみ スマホショルダー スマートウォッチ 自撮り棒 スマホ三脚 キーボード タッチペン magsafe イヤホン ヘッドホン
      smart_band watch band ウォッチ fit ルーター pixel_buds`,
  ),
  laptop: wordsOf(
    `ノートパソコン ノートpc laptop パソコン máy_tính デスクトップpc ゲーミングpc ミニpc ゲーミングノート デスクトップパソコン 中古パソコン ノートブック chromebook
      クロームブック ウルトラブック windows11 windows10 office付 office付き
      デスクトップ型pc`,
    `macbook マックブック thinkpad imac mac_mini surface_pro surface_laptop surface_go レッツノート
      let'snote let's_note dynabook ダイナブック lavie lifebook latitude inspiron vostro ideapad
      zenbook vivobook rog_zephyrus pavilion vaio elitebook probook g-tune core_i5 core_i7
      core_i3 corei5 corei7 ryzen i5第#世代 i7_#gb i5_#gb ssd#gb msx msx2 pc-98# pc-88# x68000
      fm-towns #型_ノート mx#`,
    `${BESIDE_DEVICES} パソコンデスク グラフィックボード グラボ マザーボード 外付け キーボード マウス モニター プリンター pcケース パソコンラック pcスピーカー usbハブ 増設`,
  ),
  game: wordsOf(
    `ゲーム機 ゲーム機本体 máy_chơi_game joy-con ジョイコン コントローラー コントローラ proコントローラー ワイヤレスコントローラー dualshock
      dualsense デュアルセンス 家庭用ゲーム 携帯用ゲーム レトロゲーム機 携帯型ゲーム機 アーケードコントローラー ファイティングスティック switch_lite
      スイッチライト 有機elモデル switch(有機el playstation_portal メガドライブミニ ミニファミコン クラシックミニ ゲーム&ウオッチ
      ニンテンドークラシックミニ たまごっち tamagotchi ${platforms('…本体')} ${platforms('本体')} 有機el`,
    `任天堂スイッチ nintendo_switch playstation_5 playstation_4 playstation5 playstation4 ps_vita
      psvita pch-# cfi-# cuh-# cech-# scph-# hac-# heg-# hst-# hvc-# psp-# psp-1000 psp-3000
      xbox_one xbox_series steam_deck rog_ally anbernic quest_3 meta_quest 3ds_ll 3dsll
      new_3ds dsi dsi_ll dsll ds_lite gba_sp ゲームボーイアドバンスsp ゲームボーイミクロ wii_u メガドライブ2 duo-r
      携帯型ゲーミング playstation2 ゲームボーイアドバンス プレイステーション4 ${PLATFORMS.join(' ')} new_2ds`,
    `ゲームソフト ps2ソフト ps4ソフト switchソフト ソフトのみ ケース カバー フィルム 充電スタンド スタンド 冷却ファン アダプタ アダプター ケーブル メモリーカード キャリングケース ポーチ
      保護フィルム 充電器のみ 空箱 ソフトケース ヘッドセット`,
  ),
  headphone: wordsOf(
    `ヘッドホン ヘッドフォン イヤホン イヤフォン ワイヤレスイヤホン 有線イヤホン 完全ワイヤレス 完全ワイヤレスイヤホン headphone headphones earphone earphones earbuds
      tai_nghe ヘッドセット ステレオヘッドセット ゲーミングヘッドセット イヤースピーカー カナル型 オンイヤー 骨伝導 モニターヘッドホン ワイヤレスヘッドホン ノイズキャンセリングヘッドホン
      インイヤーモニター イヤモニ ノイキャン`,
    `mdr- mdr-cd900st mdr-7506 wh- wf- wh-1000xm4 wh-1000xm5 ath- ath-m50x ath-ad900x
      eah-a800 eah-# airpods エアポッズ quietcomfort qc# bose_qc# sennheiser ゼンハイザー shure_se stax
      shokz openrun 水月雨 moondrop nearphones soundcore_liberty final_e momentum ha-fx# ha-np#
      耳をふさがない beyerdynamic freebuds hd###`,
    `${BESIDE_DEVICES} イヤーピース イヤーパッド ヘッドホンアンプ ヘッドフォンアンプ 保護カバー 変換`,
  ),
  audio: wordsOf(
    `オーディオ アンプ プリメインアンプ パワーアンプ プリアンプ デジタルアンプ 真空管アンプ av アンプ ヘッドホンアンプ ヘッドフォンアンプ ポータブルアンプ スピーカー
      モニタースピーカー ブックシェルフ レコードプレーヤー レコードプレイヤー ターンテーブル カセットデッキ cdプレーヤー cdプレイヤー sacdプレーヤー mdプレーヤー
      mdデッキ âm_thanh loa カセットデンスケ ウォークマン walkman ラジカセ cdラジカセ ラジオ cdラジオ ラジオレコーダー サウンドバー コンポ
      ミニコンポ スピーカーシステム サブウーファー ホームシアター オープンデッキ チューナー サブウーハー ネットワークレシーバー avレシーバー avアンプ dac dap
      icレコーダー ボイスレコーダー dcd- bluetoothスピーカー ワイヤレススピーカー スマートスピーカー マイクロホン ダイナミックマイク コンデンサーマイク
      デジタルオーディオプレーヤー フォノイコライザー カートリッジ 真空管 管球 プリメイン ポータブルdvd ブルーレイレコーダー dvdプレーヤー ブルーレイプレーヤー
      dvdレコーダー cdコンポ`,
    `onkyo オンキョー sansui サンスイ technics テクニクス denon デノン marantz マランツ luxman ラックスマン accuphase
      アキュフェーズ nakamichi ナカミチ mcintosh マッキントッシュ tannoy タンノイ teac diatone ダイヤトーン fostex フォステクス
      sl-1200 sl-1200mk# ns-#m ns-# nw-a# nw-s# nw-zx# wm-# tc-d5m ipod echo_dot edifier
      soundlink marshall_emberton marshall_acton marshall_stanmore marshall_kilburn soundcore
      fiio hiby astell&kern a&norma pma-# sc-# au-d# au-# dcd-# オルトフォン ortofon mz-n# mz-#
      jbl_go# jbl_charge# jbl_flip# jbl_43##a`,
    `オーディオブック スピーカースタンド スピーカーケーブル ケーブル リモコン インシュレーター カーオーディオ 車載 ギターアンプ ベースアンプ アンプ内蔵 説明書 カタログ
      カーナビ 取扱説明書 プリンター インク dvd-r`,
  ),
};
