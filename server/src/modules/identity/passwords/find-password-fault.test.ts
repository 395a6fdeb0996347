import { describe, expect, test } from 'vitest';
import { refuseBadPassword } from './hash-new-password.ts';
import { findPasswordFault } from './find-password-fault.ts';

const COMMON =
  `matkhau123 anhyeuem 0912345678 emyeuanh123 MatKhau@123 matkhaumoi1 quenmatkhau motconvit
  conyeume1 toiyeuvietnam nguyenvana Nguyen@123 tuananh99 hanoi2026 saigon123 congchua1 hoangtu123
  hanhphuc1 giadinh123 anhyeuem@123 @nhy3u3m vietnamvodich lienquan123 0968421357 +84968421357
  0968.421.357 15081990 12345678 78901234 87654321 aaaaaaaa abcdefgh password2026! P@ssw0rd!
  iloveyou99 qwertyuiop 1q2w3e4r5t Abc@12345 admin@123 letmein1 ｐａｓｓｗｏｒｄ hako2026 hakohako
  123456789 asdfghjkl trustno1 drowssap qazwsxedc 11111111111111111111 abcabcabcabcabc`.split(
    /\s+/,
  );

describe('a new password', () => {
  test.each(['', '1234567', 'ôiôiôi!', '🐟🐟🐟🐟'])('%s is too short', async (password) => {
    expect(await findPasswordFault(password)).toBe('too-short');
  });

  test.each([...COMMON, 'mật khẩu 123', 'anh yêu em', 'Nguyễn Văn A', 'Một con vịt', 'hạnh phúc'])(
    '%s is too common',
    async (password) => {
      expect(await findPasswordFault(password)).toBe('too-common');
    },
  );

  test.each([
    'hako-demo-2026',
    'con mèo xanh',
    'con-mèo-xanh',
    'ba-con-soi',
    'trời mưa tháng tám',
    'cá kho niêu đất Vũ Đại',
    'mat khau cua toi 2026',
    'mot mat khau that dai 2026',
    'correct horse battery staple',
    'xK9$mQ2zTr',
    '🐟🐠🐡🦈🐙🦀🦞🦐🪼',
  ])('%s is good', async (password) => {
    expect(await findPasswordFault(password)).toBeUndefined();
  });

  test.each([
    'bichthuoc',
    'bichthuoc@hako.test',
    'BichThuoc2026',
    '0387654219',
    '387654219',
    'Quách Thước',
    'quachthuoc1',
    'Thước1234',
  ])('%s is what everybody knows of its owner', async (password) => {
    const own = [
      { channel: 'email', value: 'bichthuoc@hako.test' },
      { channel: 'phone', value: '+84387654219' },
      'Quách Thước',
    ] as const;
    await expect(refuseBadPassword(password, ...own)).rejects.toThrow(
      'identity.password-too-common',
    );
    await refuseBadPassword('trời mưa tháng tám', ...own);
  });

  test('of any length is judged by as many characters as of a short one', async () => {
    const slow = '4$@1l!|'.repeat(20);
    expect(await findPasswordFault(slow)).toBe(await findPasswordFault(slow.slice(0, 32)));
    expect(await findPasswordFault(`${'a'.repeat(32)}${'kx7#'.repeat(24)}`)).toBe('too-common');
  });
});
