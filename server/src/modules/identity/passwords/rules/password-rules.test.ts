import { describe, expect, test } from 'vitest';
import { findPasswordFault } from './password-rules.ts';

describe('a new password', () => {
  test.each([
    ['', 'too-short'],
    ['1234567', 'too-short'],
    ['ôiôiôi!', 'too-short'],
    ['🐟🐟🐟🐟', 'too-short'],
    ['12345678', 'too-common'],
    ['78901234', 'too-common'],
    ['87654321', 'too-common'],
    ['aaaaaaaa', 'too-common'],
    ['abcdefgh', 'too-common'],
    ['MatKhau123', 'too-common'],
    ['password2026!', 'too-common'],
    ['iloveyou99', 'too-common'],
    ['ｐａｓｓｗｏｒｄ', 'too-common'],
    ['khach@hako.test', 'too-common'],
    ['hako-demo-2026', undefined],
    ['con mèo xanh', undefined],
    ['ba-con-soi', undefined],
  ])('%s: %s', (password, fault) => {
    expect(findPasswordFault(password, ['khach@hako.test'])).toBe(fault);
  });
});
