import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { Picture } from './picture.tsx';

const isBox = () =>
  screen.getByRole('img', { name: 'Máy ảnh' }).querySelector('svg path') !== null &&
  screen.queryByRole('img', { name: 'Máy ảnh' })?.tagName !== 'IMG';

it('goods without a picture are the drawn box, which has their name', () => {
  show(<Picture src={undefined} alt="Máy ảnh" />);
  expect(isBox()).toBe(true);
});

it('a picture that cannot be had becomes the drawn box', () => {
  // Nothing is loaded here, so that each picture is one that cannot be had.
  show(<Picture src="/api/files/gone" alt="Máy ảnh" />);
  expect(isBox()).toBe(true);
});
