import type { ClueKind } from '@hako/contract/wallet/candidates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesIn, firstPhonesIn, folded, namesIn, senderNameIn } from './clues-in-text.ts';
import { type Clue, rankCandidates } from './rank-candidates.ts';

const clue = (customerId: string, kind: ClueKind, detail = 'x'): Clue => ({
  customerId,
  kind,
  detail,
});
/** `an: code, name` as clues. */
const clues = (text: string): Clue[] =>
  text.split(';').flatMap((one) => {
    const [who = '', kinds = ''] = one.trim().split(': ');
    return kinds === '' ? [] : kinds.split(', ').map((kind) => clue(who, kind as ClueKind));
  });

describe('whose an unmatched transfer may be', () => {
  it.each([
    ['', [], false],
    ['an: code', ['an'], true],
    ['an: name', ['an'], false],
    ['an: bill', ['an'], true],
    ['an: bill; binh: bill', ['an', 'binh'], false],
    ['an: claim; binh: bill', ['an', 'binh'], false],
    ['an: claim; binh: bill, name', ['binh', 'an'], true],
    ['an: name; binh: name', ['an', 'binh'], false],
    ['an: earlier; binh: claim', ['an', 'binh'], true],
    ['an: earlier; binh: claim, name', ['binh', 'an'], false],
    ['an: reference, claim; binh: code', ['an', 'binh'], false],
    ['an: phone; binh: phone', ['an', 'binh'], false],
    ['an: claim, claim, claim; binh: phone', ['binh', 'an'], true],
    ['an: name, top-up; binh: bill, claim', ['binh', 'an'], true],
    ['an: top-up, claim; binh: phone', ['binh', 'an'], true],
    ['an: top-up, claim', ['an'], false],
    ['a: bill; b: bill; c: bill; d: bill; e: bill; f: code', ['f', 'a', 'b', 'c', 'd'], true],
  ])('%s', (text, order, isClear) => {
    const ranked = rankCandidates(clues(text));
    expect(ranked.map(({ customerId }) => customerId)).toEqual(order);
    expect(ranked.map((one) => one.isClear)).toEqual(
      order.map((_, place) => place === 0 && isClear),
    );
  });

  it('says the strongest sign first, each once', () => {
    const [first] = rankCandidates(clues('an: name, bill, name, code'));
    expect(first?.clues.map(({ kind }) => kind)).toEqual(['code', 'bill', 'name']);
  });

  const kinds: ClueKind[] = [
    ...(['code', 'phone', 'reference', 'earlier'] as const),
    ...(['bill', 'top-up', 'claim', 'name'] as const),
  ];
  const some = fc.array(
    fc.record({
      customerId: fc.constantFrom('a', 'b', 'c'),
      kind: fc.constantFrom(...kinds),
      detail: fc.constant('x'),
    }),
    { maxLength: 12 },
  );
  const whoOf = (found: readonly Clue[]) =>
    rankCandidates(found).map(({ customerId, isClear }) => ({ customerId, isClear }));

  it('does not depend on the order in which signs are found, and one more never makes less likely', () => {
    fc.assert(
      fc.property(some, fc.constantFrom(...kinds), (found, kind) => {
        expect(whoOf([...found].reverse())).toEqual(whoOf(found));
        const before = whoOf(found).findIndex(({ customerId }) => customerId === 'b');
        const after = whoOf([...found, clue('b', kind)]);
        const now = after.findIndex(({ customerId }) => customerId === 'b');
        expect(now).toBeLessThanOrEqual(before === -1 ? after.length - 1 : before);
        expect(after.slice(1).some(({ isClear }) => isClear)).toBe(false);
      }),
    );
  });
});

describe('what the content of a transfer names', () => {
  it.each([
    ['nap tien KHA1B2C3D4', ['KHA1B2C3D4']],
    ['thanhtoanpx7q2m9xwaFT24012', ['PX7Q2M9XWA']],
    ['MBVCB.1.HK23456789 PX23456789', ['HK23456789', 'PX23456789']],
    ['KH khach hang', []],
    ['', []],
  ])('codes: %s', (content, codes) => expect(codesIn(content)).toEqual(codes));

  it.each([
    ['nap tien cho 0912345678', ['+84912345678']],
    ['0912345678 QA ODN 0912345679 QA ODN', ['+84912345678', '+84912345679']],
    ['tu 1017588888', []],
    ['84912345678', ['+84912345678']],
    [
      '0912345671 0912345672 0912345673 0912345674',
      ['+84912345671', '+84912345672', '+84912345673'],
    ],
  ])('phones: %s', (content, phones) => expect(firstPhonesIn(content)).toEqual(phones));

  it.each([
    ['MBVCB.32.nap tien.CT tu 0123456789 NGUYEN VAN A toi 1017588888', 'NGUYEN VAN A'],
    ['CT từ 0123456789 Nguyễn Văn Đạt đến 1017588888', 'NGUYEN VAN DAT'],
    ['CT tu 0987654321 LE THI B toi 1.CT tu 0123456789 NGUYEN VAN A toi 1017', 'NGUYEN VAN A'],
  ])('the sender: %s', (content, name) => expect(senderNameIn(content)).toBe(name));

  it.each([
    ['nap tien don hang', ['NAP TIEN DON HANG', 'NAP TIEN DON', 'TIEN DON HANG']],
    ['Đỗ Thị Ánh 0912345678 coc', ['DO THI ANH']],
    ['thanh toan', []],
    ['FT24.NGUYEN  VAN A-CK', ['NGUYEN VAN A']],
  ])('what may be a name: %s', (content, names) => expect(namesIn(content)).toEqual(names));

  it('no sender where the bank names none', () => {
    expect(senderNameIn('NGUYEN VAN A chuyen tien')).toBeUndefined();
    expect(folded('  Đỗ   Thị Ánh ')).toBe('DO THI ANH');
  });
});
