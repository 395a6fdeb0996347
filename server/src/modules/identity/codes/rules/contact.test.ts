import { describe, expect, test } from 'vitest';
import { maskContact, parseContact, parseVietnamesePhone } from './contact.ts';

describe('what people type as contact', () => {
  test.each([
    ['0912345678', '+84912345678'],
    ['0912 345 678', '+84912345678'],
    ['+84 912.345.678', '+84912345678'],
    ['84912345678', '+84912345678'],
    ['(091) 234-5678', '+84912345678'],
    ['０９１２３４５６７８', '+84912345678'],
    [' Khach@HAKO.Test ', 'khach@hako.test'],
    ['a.b+c@mail.example.vn', 'a.b+c@mail.example.vn'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(parseContact(typed)?.value).toBe(stored);
  });

  test.each([
    [''],
    ['0123'],
    ['01234567890'],
    ['1900 1234'],
    ['024 3825 1234'],
    ['+81 90 1234 5678'],
    ['+1 900 555 0100'],
    ['0912345678x'],
    ['0912345678;ext=1'],
    ['a@b'],
    ['a b@c.vn'],
    ['a..b@c.vn'],
    ['.a@c.vn'],
    ['a@c..vn'],
    ['@c.vn'],
    ['a@'],
    [`${'a'.repeat(70)}@c.vn`],
    ['a@b.vn\r\nBcc: c@d.vn'],
  ])('%j gets no code', (typed) => {
    expect(parseContact(typed)).toBeUndefined();
  });

  test('a landline may receive parcels, though no codes', () => {
    expect(parseVietnamesePhone('024 3825 1234')).toBe('+842438251234');
  });

  test('a masked contact shows neither the whole number nor the name', () => {
    expect(maskContact({ channel: 'phone', value: '+84912345678' })).toBe('+84 *** *** 678');
    expect(maskContact({ channel: 'email', value: 'khach@hako.test' })).toBe('k***@hako.test');
  });
});
