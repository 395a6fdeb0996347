import { expect, it } from 'vitest';
import { claimedDiscount } from './view.ts';

it.each([
  ['【20%OFF】ニコン フィルムカメラ', 20],
  ['ソニー ヘッドホン ５０％オフ', 50],
  ['リール 15 % OFF 送料無料', 15],
  ['クーポンで10%OFF バッグ', 0],
  ['最大30%OFF 対象', 0],
  ['クーポンで10%OFF【全品5%引き】時計', 5],
  ['綿100% シャツ', 0],
  ['カメラ', 0],
])('%s is %i percent off', (title, percent) => expect(claimedDiscount(title)).toBe(percent));
