/** What a seller says about whom they send to and what they answer for; each can stop a purchase through us. */
export type SellerCondition =
  | 'only-to-shop'
  | 'pickup-only'
  | 'no-forwarders'
  | 'no-abroad'
  | 'no-returns'
  | 'junk'
  | 'new-bidders-unwanted';

/** Sellers' set phrases. Spaces and signs are taken out of a text before it is looked through. */
const PHRASES: Readonly<Record<SellerCondition, RegExp>> = {
  'only-to-shop':
    /個人宅(へ|への|宛|宛て)?(の)?(配送|発送|配達|お届け|納品)?(は)?(不可|出来ません|できません|お断り)|(法人|業者|店舗|会社)(様)?(宛|宛て|限定|のみ)(の)?(発送|配送|販売|のみ|となります)|営業所止め?(のみ|限定)/,
  'pickup-only':
    /引き?取り?(限定|のみ|専用|に限)|手渡し(限定|のみ)|(配送|発送)(は)?(不可|出来ません|できません)の(ため|為)/,
  'no-forwarders':
    /(転送|代行)(業者|会社|サービス)?(様|への|の方|宛)?.{0,8}(不可|禁止|お断り|NG|出来ません|できません|ご遠慮|キャンセル)/i,
  'no-abroad':
    /(海外|国外)(への|の)?(発送|配送|在住|入札).{0,8}(不可|しません|お断り|出来ません|できません|対応しておりません|行っておりません)|日本国内(発送|配送)?(のみ|限定)/,
  'no-returns':
    /ノークレーム|ノーリターン|NC[・,、/]?NR|返品(は)?(不可|出来ません|できません|お断り|対応(出来|でき)ません)|返品交換(は)?(不可|お断り)/i,
  junk: /ジャンク|部品取り|動作未確認|不動品|故障品/,
  'new-bidders-unwanted':
    /(新規|評価(の)?(悪い|マイナス|無い|ない))(の)?(方|ID|入札).{0,12}(お断り|ご遠慮|不可|禁止|削除|取り消)/i,
};

/** Conditions that stand in the title or the description, in the order of their weight. */
export function sellerConditionsOf(title: string, description: string): SellerCondition[] {
  const text = `${title}\n${description}`.normalize('NFKC').replace(/[ \t「」『』【】★☆※■◆●]/g, '');
  return (Object.keys(PHRASES) as SellerCondition[]).filter((condition) =>
    PHRASES[condition].test(text),
  );
}
