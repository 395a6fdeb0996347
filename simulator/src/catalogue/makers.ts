/** A maker as both sites know it: Japanese and Latin name, brand id on Mercari. The id on Yahoo! Auctions is invented. */
export interface Maker {
  ja: string;
  en: string;
  mercariId: number;
  yahooId: number;
}

const rows: Record<string, readonly [ja: string, en: string, mercariId: number]> = {
  nikon: ['ニコン', 'Nikon', 3290],
  canon: ['キヤノン', 'Canon', 3277],
  olympus: ['オリンパス', 'OLYMPUS', 3276],
  pentax: ['ペンタックス', 'PENTAX', 3294],
  minolta: ['ミノルタ', 'MINOLTA', 15467],
  contax: ['コンタックス', 'CONTAX', 15358],
  fujifilm: ['富士フイルム', 'FUJIFILM', 3296],
  sony: ['ソニー', 'SONY', 3285],
  panasonic: ['パナソニック', 'Panasonic', 3291],
  leica: ['ライカ', 'Leica', 4194],
  ricoh: ['リコー', 'RICOH', 3295],
  sigma: ['シグマ', 'SIGMA', 12801],
  tamron: ['タムロン', 'TAMRON', 12802],
  seiko: ['セイコー', 'SEIKO', 2947],
  casio: ['カシオ', 'CASIO', 2905],
  citizen: ['シチズン', 'CITIZEN', 2928],
  omega: ['オメガ', 'OMEGA', 1510],
  gshock: ['ジーショック', 'G-SHOCK', 612],
  orient: ['オリエント', 'ORIENT', 2911],
  bandai: ['バンダイ', 'BANDAI', 958],
  megahouse: ['メガハウス', 'MegaHouse', 12803],
  goodsmile: ['グッドスマイルカンパニー', 'GOOD SMILE COMPANY', 12804],
  banpresto: ['バンプレスト', 'BANPRESTO', 12805],
  kotobukiya: ['コトブキヤ', 'KOTOBUKIYA', 12806],
  pokemon: ['ポケモンカードゲーム', 'Pokemon', 12807],
  yugioh: ['遊戯王', 'Yu-Gi-Oh!', 12808],
  onepiece: ['ワンピースカードゲーム', 'ONE PIECE CARD GAME', 12809],
  duema: ['デュエルマスターズ', 'DUEL MASTERS', 12810],
  uniqlo: ['ユニクロ', 'UNIQLO', 1250],
  levis: ['リーバイス', "Levi's", 1285],
  northface: ['ザ ノースフェイス', 'THE NORTH FACE', 572],
  garcons: ['コム デ ギャルソン', 'COMME des GARCONS', 563],
  nike: ['ナイキ', 'NIKE', 857],
  yohji: ['ヨウジヤマモト', 'Yohji Yamamoto', 1263],
  technics: ['テクニクス', 'Technics', 12811],
  jbl: ['ジェイビーエル', 'JBL', 12652],
  onkyo: ['オンキヨー', 'ONKYO', 4131],
  yamaha: ['ヤマハ', 'YAMAHA', 3565],
  audiotechnica: ['オーディオテクニカ', 'audio-technica', 4127],
  sansui: ['サンスイ', 'SANSUI', 12812],
  shimano: ['シマノ', 'SHIMANO', 3391],
  daiwa: ['ダイワ', 'DAIWA', 3428],
  megabass: ['メガバス', 'Megabass', 12813],
  gamakatsu: ['がまかつ', 'GAMAKATSU', 12814],
  vuitton: ['ルイ ヴィトン', 'LOUIS VUITTON', 1326],
  gucci: ['グッチ', 'GUCCI', 474],
  coach: ['コーチ', 'COACH', 539],
  hermes: ['エルメス', 'HERMES', 365],
  chanel: ['シャネル', 'CHANEL', 658],
  porter: ['ポーター', 'PORTER', 1117],
  makita: ['マキタ', 'Makita', 9916],
  hikoki: ['ハイコーキ', 'HiKOKI', 12815],
  bosch: ['ボッシュ', 'Bosch', 1131],
  ktc: ['京都機械工具', 'KTC', 12816],
  shiseido: ['資生堂', 'SHISEIDO', 3139],
  kose: ['コーセー', 'KOSE', 3124],
  sk2: ['エスケーツー', 'SK-II', 3126],
  albion: ['アルビオン', 'ALBION', 3127],
  nintendo: ['任天堂', 'Nintendo', 3397],
  sega: ['セガ', 'SEGA', 3398],
  dyson: ['ダイソン', 'Dyson', 3286],
  zojirushi: ['象印', 'ZOJIRUSHI', 3287],
  apple: ['アップル', 'Apple', 12851],
  sharp: ['シャープ', 'SHARP', 12852],
  nitori: ['ニトリ', 'NITORI', 12853],
  karimoku: ['カリモク', 'karimoku', 12854],
  combi: ['コンビ', 'Combi', 12855],
  aprica: ['アップリカ', 'Aprica', 12856],
  shueisha: ['集英社', 'SHUEISHA', 12857],
  kodansha: ['講談社', 'KODANSHA', 12858],
  toei: ['東映', 'TOEI', 12859],
};

export type MakerKey = keyof typeof rows;

const makers = new Map<string, Maker>(
  Object.entries(rows).map(([key, [ja, en, mercariId]]) => [
    key,
    { ja, en, mercariId, yahooId: 100_000 + mercariId },
  ]),
);

export function makerOf(key: MakerKey): Maker {
  const maker = makers.get(key);
  if (!maker) throw new Error(`no maker ${key}`);
  return maker;
}

export const allMakers = (): readonly Maker[] => [...makers.values()];
