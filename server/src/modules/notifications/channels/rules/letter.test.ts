import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeLetter } from './letter.ts';

const content = {
  name: 'Lan',
  publicUrl: 'https://hako.test',
  items: [
    {
      kind: 'over_pricing',
      title: 'Bị vượt giá',
      body: 'Giá mới ¥12,800',
      link: '/account/bids/1',
    },
  ],
  more: 0,
  stops: [{ kind: 'over_pricing', url: 'https://hako.test/unsubscribe?token=a.b.c' }],
};

it('says one notification by its own name and several by their number', () => {
  expect(writeLetter(content).subject).toBe('Bị vượt giá');
  const [item] = content.items;
  expect(
    writeLetter({
      ...content,
      items: Array.from({ length: 10 }, () => item as (typeof content.items)[0]),
    }).subject,
  ).toBe('Bạn có 10 thông báo mới');
  expect(writeLetter({ ...content, more: 4 }).subject).toBe('Bạn có 5 thông báo mới');
});

it('leads to our own pages and to the end of such mails', () => {
  const { text, html } = writeLetter(content);
  for (const part of [text, html]) {
    expect(part).toContain('https://hako.test/account/bids/1');
    expect(part).toContain('https://hako.test/unsubscribe?token=a.b.c');
    expect(part).toContain('https://hako.test/account/user/notification-setting');
  }
  expect(text).toContain('Ngừng nhận thư về “Bị vượt giá”');
});

it.each([
  ['<img src=x onerror=alert(1)>', '<img'],
  ['"><script>alert(1)</script>', '<script'],
  ["' onmouseover='x", "' onmouseover"],
])('words of others are no markup: %j', (words, harm) => {
  const { html } = writeLetter({
    ...content,
    name: words,
    items: [{ kind: 'general', title: words, body: words, link: undefined }],
  });
  expect(html).not.toContain(harm);
});

it.each([
  ['Xem ngay https://evil.test/login', 'https://evil.test'],
  ['www.evil.test', 'www.evil.test'],
  ['Tên\r\nBcc: all@evil.test', '\nBcc'],
  ['gnp.\u202egpj', '\u202e'],
])('words of others are no link, header or trick: %j', (words, harm) => {
  const letter = writeLetter({
    ...content,
    name: words,
    items: [{ kind: 'general', title: words, body: words, link: undefined }],
  });
  for (const part of [letter.subject, letter.text, letter.html]) expect(part).not.toContain(harm);
});

it('never breaks the line of a header, whatever it is told', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, body) => {
      const letter = writeLetter({
        ...content,
        items: [{ kind: 'general', title, body, link: '/x' }],
      });
      expect(letter.subject).not.toMatch(/[\r\n]/);
      expect(letter.html.match(/<script|<img/gi)).toBeNull();
    }),
  );
});
