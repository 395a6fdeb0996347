import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../../test-support/show.tsx';
import type { ListingCardView } from './listing-card-view.ts';
import { ListingCard } from './listing-card.tsx';

const camera: ListingCardView = {
  to: '/auction/item/x123',
  siteName: 'Đấu giá',
  title: 'Máy ảnh phim Nikon FM2',
  originalTitle: 'ニコン FM2',
  pictureUrl: undefined,
  priceJpy: 7_640,
  priceVnd: 1_351_552,
  status: 'open',
  landed: { likelyVnd: 2_231_656, lowVnd: 2_010_000, highVnd: 3_590_000, certainty: 'estimate' },
  auction: { endsAt: new Date(Date.now() + 3_600_000).toISOString(), bidCount: 28 },
  warnings: [{ word: 'Có pin', reason: 'Thường có pin: kho kiểm tra trước khi bay.' }],
};
const card = (): HTMLElement => screen.getByRole('article');
const sizeOf = (figure: string): string | null =>
  within(card()).getByText(figure).getAttribute('data-size');

test('the landed total is the only large figure of a card', () => {
  show(<ListingCard listing={camera} />);
  const large = [...card().querySelectorAll('data[data-size=large]')];
  expect(large.map((one) => one.textContent)).toEqual(['2.230.000\u00a0₫']);
  expect(sizeOf('1.351.552')).toBe('small');
  const words = card().textContent;
  expect(words.indexOf('2.230.000')).toBeLessThan(words.indexOf('¥7,640'));
});

test('an estimate shows three figures, a certain total shows each đồng', () => {
  const landed = { likelyVnd: 1_234_567, lowVnd: 1_234_567, highVnd: 1_234_567 };
  show(<ListingCard listing={{ ...camera, landed: { ...landed, certainty: 'certain' } }} />);
  expect(within(card()).getByText('1.234.567')).toBeTruthy();
  expect(card().textContent).not.toContain('≈');
});

test('goods of no known kind say so', () => {
  const { landed } = camera;
  if (landed === undefined) throw new TypeError('no landed total');
  show(<ListingCard listing={{ ...camera, landed: { ...landed, isKindUnknown: true } }} />);
  expect(within(card()).getByText(/^Chưa rõ loại hàng/)).toBeTruthy();
});

test('goods of a known kind do not', () => {
  const { landed } = camera;
  if (landed === undefined) throw new TypeError('no landed total');
  show(<ListingCard listing={{ ...camera, landed: { ...landed, certainty: 'unknown' } }} />);
  expect(card().textContent).not.toContain('Chưa rõ loại hàng');
});

test.each([
  ['Giá sàn', camera],
  ['Giá sàn', { ...camera, auction: undefined }],
  ['Giá sàn từ', { ...camera, auction: undefined, isLowestPrice: true }],
  ['Giá cuối', { ...camera, status: 'ended' as const }],
])('its own price is called %s', (name, listing) => {
  show(<ListingCard listing={listing} />);
  expect(within(card()).getByText(name)).toBeTruthy();
});

test('a warning is one word and tells its sentence to whoever asks', () => {
  show(<ListingCard listing={camera} />);
  expect(within(card()).getByTitle(/kho kiểm tra trước khi bay/).textContent).toBe('Có pin');
});
