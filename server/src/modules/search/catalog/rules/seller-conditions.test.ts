import { describe, expect, it } from 'vitest';
import { type SellerCondition, sellerConditionsOf } from './seller-conditions.ts';

describe('what a seller says', () => {
  it.each<[string, SellerCondition[]]>([
    ['個人宅への配送は不可です。', ['only-to-shop']],
    ['大型商品のため個人宅配送不可、営業所止めのみとなります', ['only-to-shop']],
    ['法人様宛のみ発送可能です', ['only-to-shop']],
    ['※店頭引取限定', ['pickup-only']],
    ['直接引き取りのみでお願いします。', ['pickup-only']],
    ['転送業者への発送はお断りしております', ['no-forwarders']],
    ['購入代行業者様のご入札はお断り', ['no-forwarders']],
    ['海外への発送は行っておりません。', ['no-abroad']],
    ['日本国内のみ', ['no-abroad']],
    ['ノークレームノーリターンでお願いします', ['no-returns']],
    ['ＮＣ・ＮＲでお願いします', ['no-returns']],
    ['中古品のため返品不可', ['no-returns']],
    ['通電のみ確認、動作未確認です', ['junk']],
    ['【ジャンク】', ['junk']],
    ['新規の方のご入札はお断りします', ['new-bidders-unwanted']],
    ['評価の悪い方の入札はご遠慮ください', ['new-bidders-unwanted']],
    ['店頭引取も可能です。全国発送いたします。', []],
    ['個人宅へ配送いたします', []],
    ['離島への発送はできません', []],
    ['土日の発送はできません', []],
    ['返品可能です', []],
    ['海外製です。動作確認済み。', []],
    ['新規の方もどうぞ', []],
    ['', []],
  ])('%s', (text, conditions) => {
    expect(sellerConditionsOf('', text)).toEqual(conditions);
    expect(sellerConditionsOf(text, '')).toEqual(conditions);
  });

  it('is read through spaces and signs', () => {
    expect(sellerConditionsOf('', '★ ノー クレーム ★')).toEqual(['no-returns']);
  });
});
