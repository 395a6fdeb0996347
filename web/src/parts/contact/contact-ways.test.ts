import { expect, it } from 'vitest';
import { contactWays } from './contact-ways.ts';

const STORE = {
  name: 'Hako',
  phone: '1900 0000',
  email: 'hotro@hako.example',
  location: { address: 'Hà Nội' },
  socials: { facebook: '', instagram: '' },
  chat: { facebook: 'https://m.me/hako', zalo: 'https://zalo.me/hako' },
  estimate: true,
};

it('every way that the owner wrote down can be followed', () => {
  expect(contactWays(STORE).map(({ key, href }) => [key, href])).toEqual([
    ['phone', 'tel:19000000'],
    ['zalo', 'https://zalo.me/hako'],
    ['facebook', 'https://m.me/hako'],
    ['email', 'mailto:hotro@hako.example'],
    ['address', undefined],
  ]);
});

it('leaves out what is empty, and a link that would run something', () => {
  const store = {
    ...STORE,
    phone: '',
    email: '',
    chat: { facebook: 'javascript:alert(1)', zalo: '' },
  };
  expect(contactWays(store).map(({ key }) => key)).toEqual(['address']);
});
