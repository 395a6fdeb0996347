import { expect, it } from 'vitest';
import { pictureAddress } from './picture-address.ts';

it('fetches a marketplace’s picture through us, and leaves ours as it is', () => {
  expect(pictureAddress('https://static.mercdn.net/a.jpg?1&b=ü')).toBe(
    '/pictures?url=https%3A%2F%2Fstatic.mercdn.net%2Fa.jpg%3F1%26b%3D%C3%BC',
  );
  expect(pictureAddress('/api/files/1')).toBe('/api/files/1');
  expect(pictureAddress('blob:https://hako.test/1')).toBe('blob:https://hako.test/1');
});
