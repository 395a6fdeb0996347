import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPhone, transferContent } from './transfer-content.ts';

const PHONE = '+84912345678';

describe('the content of a transfer', () => {
  it.each([
    ['0912345678 QA ODN'],
    ['0912345678 QR ODN'],
    ['0912345678qaodn'],
    ['84912345678 QA ODN'],
    ['+84912345678 QA ODN'],
    ['MBVCB.3278907687.0912345678 QA ODN.CT tu 0123456789 NGUYEN VAN A toi 1017588888'],
    ['IBFT 0912345678 QA ODN-CHUYEN TIEN-OQCH0001'],
    ['NAPTIEN0912345678QAODNFT24012345678'],
    ['0912345678 QA ODN 0912345678 QA ODN'],
    ['ND: 0912345678.QA.ODN'],
  ])('names its payer: %s', (content) => {
    expect(readPhone(content)).toEqual({ phone: PHONE });
  });

  it.each([
    ['', 'no-phone'],
    ['nap tien cho 0912345678', 'no-phone'],
    ['0912345678 QB ODN', 'no-phone'],
    ['0912345678 ODN', 'no-phone'],
    ['91234567 QA ODN', 'no-phone'],
    ['10912345678 QA ODN', 'no-phone'],
    ['FT240123450912345678QAODN', 'no-phone'],
    ['0912 345 678 QA ODN', 'no-phone'],
    ['0112345678 QA ODN', 'no-phone'],
    ['0912345678 QA ODN 0912345679 QA ODN', 'several-phones'],
  ])('names nobody: %s', (content, reason) => {
    expect(readPhone(content)).toEqual({ reason });
  });

  const mobile = fc
    .tuple(fc.constantFrom('3', '5', '7', '8', '9'), fc.stringMatching(/^\d{8}$/))
    .map((parts) => `+84${parts.join('')}`);
  /** What banks put around it: no digit may touch the phone, or nobody could tell where it begins. */
  const before = fc.oneof(
    fc.constant(''),
    fc.string().map((text) => `${text.replace(/Q/gi, '')} `),
    fc.constantFrom('MBVCB.1.', 'CT DEN:', 'IBFT/'),
  );
  const after = fc.string().map((text) => text.replace(/Q/gi, ''));

  it('is read back through whatever banks do to it', () => {
    fc.assert(
      fc.property(
        mobile,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        before,
        after,
        (phone, hasAmount, isLower, isStripped, head, tail) => {
          let content = transferContent(phone, hasAmount);
          if (isLower) content = content.toLowerCase();
          if (isStripped) content = content.replaceAll(' ', '');
          expect(readPhone(head + content + tail)).toEqual({ phone });
        },
      ),
      { numRuns: 5_000 },
    );
  });

  it('never names somebody else, whatever is changed in it', () => {
    const change = fc.record({
      at: fc.nat(),
      text: fc.oneof(fc.string({ maxLength: 3 }), fc.stringMatching(/^\d{1,3}$/)),
      cut: fc.nat(3),
    });
    let named = 0;
    fc.assert(
      fc.property(
        mobile,
        before,
        after,
        fc.array(change, { maxLength: 3 }),
        (phone, head, tail, changes) => {
          let content = head + transferContent(phone, true) + tail;
          for (const { at, text, cut } of changes) {
            const from = at % (content.length + 1);
            content = content.slice(0, from) + text + content.slice(from + cut);
          }
          const reading = readPhone(content);
          if (!reading.phone) return;
          named++;
          // A digit replaced by a digit is another person's number to anybody; everything else must still be the payer.
          const digits = content.normalize('NFKC').replace(/\D/g, ' ').split(' ');
          expect(
            digits.some(
              (run) => run === `0${reading.phone?.slice(3)}` || run === reading.phone?.slice(1),
            ),
          ).toBe(true);
        },
      ),
      { numRuns: 20_000 },
    );
    expect(named).toBeGreaterThan(1_000);
  });
});
