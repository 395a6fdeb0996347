import { describe, expect, it } from 'vitest';
import { pageMeta, shorten } from './page-meta.ts';

describe('what machines read of a page', () => {
  it('names one absolute address and leaves out what only a person needs', () => {
    const tags = pageMeta({
      title: 'Máy ảnh',
      description: 'Một chiếc máy ảnh.',
      origin: 'https://hako.test',
      path: '/auction/item/x1',
      picture: undefined,
    });
    expect(tags).toContainEqual({ title: 'Máy ảnh · Hako' });
    expect(tags).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://hako.test/auction/item/x1',
    });
    expect(tags.some((tag) => 'property' in tag && tag.property === 'og:image')).toBe(false);
    expect(tags.some((tag) => 'name' in tag && tag.name === 'robots')).toBe(false);
  });

  it.each([
    ['  ngắn \n gọn ', 20, 'ngắn gọn'],
    ['mười hai chữ và còn nhiều nữa', 15, 'mười hai chữ…'],
    ['ニコン一眼レフカメラ本体動作確認済み', 8, 'ニコン一眼レフ…'],
  ])('shortens %j to %i letters', (text, limit, expected) => {
    expect(shorten(text, limit)).toBe(expected);
    expect(shorten(text, limit).length).toBeLessThanOrEqual(limit);
  });
});
