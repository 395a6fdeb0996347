import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../kernel/refusal.ts';
import { isCardNumber, plainName, readCard } from './bank-card.ts';
import { allMoves, mayMove, OPEN_STATUSES } from './withdrawal.ts';

const typed = {
  number: '0011004099999',
  holder: 'Nguyễn Minh Ân',
  format: 'account' as const,
  bin: '970436',
  branch: ' Hà Nội ',
};
const isBank = (bin: string) => bin === '970436';
const refusal = (
  changes: Partial<Omit<typeof typed, 'format'>> & { format?: 'account' | 'card' },
) => {
  try {
    readCard({ ...typed, ...changes }, isBank);
  } catch (failure) {
    return failure instanceof Refusal ? [failure.code, failure.sentence] : failure;
  }
  return undefined;
};

describe('a bank account', () => {
  it('is kept as banks write it', () => {
    expect(readCard({ ...typed, number: '0011 0040.99999' }, isBank)).toEqual({
      number: '0011004099999',
      holder: 'NGUYEN MINH AN',
      format: 'account',
      bin: '970436',
      branch: 'Hà Nội',
    });
  });

  it.each([
    [
      'no number',
      { number: '' },
      'wallet.qr-id-length',
      'Độ dài id tổ chức thụ hưởng không chính xác',
    ],
    ['twenty characters', { number: '1'.repeat(20) }, 'wallet.qr-id-length', 'Độ dài'],
    ['a bank of five characters', { bin: '97043' }, 'wallet.qr-id-length', 'Độ dài'],
    ['an unknown bank', { bin: '000000' }, 'payouts.card-not-saved', 'ngân hàng'],
    ['a number with a sign', { number: '001#5' }, 'payouts.card-not-saved', 'số tài khoản'],
    ['one word as name', { holder: 'An' }, 'payouts.card-not-saved', 'chủ tài khoản'],
    ['a name with digits', { holder: 'NGUYEN VAN A1' }, 'payouts.card-not-saved', 'chủ tài khoản'],
    [
      'a card with a wrong check digit',
      { number: '9704366888888888', format: 'card' as const },
      'payouts.card-not-saved',
      'số thẻ',
    ],
    [
      'a card of fifteen digits',
      { number: '970436688888888', format: 'card' as const },
      'payouts.card-not-saved',
      'số thẻ',
    ],
  ])('is refused with %s', (_, changes, code, words) => {
    const [told, sentence] = refusal(changes) as [string, string];
    expect(told).toBe(code);
    expect(sentence).toContain(words);
  });

  it.each([
    ['Đỗ  Thị Ớt', 'DO THI OT'],
    ['nguyễn văn a', 'NGUYEN VAN A'],
  ])('%s is %s at a bank', (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });

  it('knows its check digit: exactly one of ten endings is right', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 18 });
    fc.assert(
      fc.property(digits, (body) => {
        const right = Array.from({ length: 10 }, (_, last) => `${body.join('')}${last}`).filter(
          isCardNumber,
        );
        expect(right).toHaveLength(1);
      }),
    );
  });
});

describe('a withdrawal', () => {
  it.each([
    ['requested', 'approved', 'staff', true],
    ['requested', 'paid', 'staff', false],
    ['requested', 'approved', 'customer', false],
    ['requested', 'cancelled', 'customer', true],
    ['approved', 'cancelled', 'customer', false],
    ['approved', 'paid', 'staff', true],
    ['paid', 'rejected', 'staff', false],
  ] as const)('goes from %s to %s by %s: %s', (from, to, by, isKnown) => {
    expect(mayMove(from, to, by)).toBe(isKnown);
  });

  it('leaves no end', () => {
    expect(
      allMoves().every(({ from }) => (OPEN_STATUSES as readonly string[]).includes(from)),
    ).toBe(true);
  });
});
