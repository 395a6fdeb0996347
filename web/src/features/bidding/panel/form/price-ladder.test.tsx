import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../../../test-support/show.tsx';
import { PriceLadder } from './price-ladder.tsx';

it('the handle moves in steps that the site takes, from the least one', () => {
  const chosen: number[] = [];
  show(
    <PriceLadder
      priceNow={4_500}
      nextBids={[4_600, 5_000, 6_000]}
      usual={{ low_jpy: 5_000, median_jpy: 6_000, high_jpy: 8_000 }}
      amount={undefined}
      onAmount={(yen) => chosen.push(yen)}
    />,
  );
  const handle = screen.getByRole('slider', { name: 'Giá tối đa trên thang giá' });
  expect(handle.getAttribute('aria-valuetext')).toBe('¥4,600');
  fireEvent.change(handle, { target: { value: '5320' } });
  fireEvent.change(handle, { target: { value: '4510' } });
  expect(chosen).toEqual([5_400, 4_600]);
});

it('an auction that takes no further bid has no line', () => {
  show(
    <PriceLadder
      priceNow={4_500}
      nextBids={[]}
      usual={undefined}
      amount={undefined}
      onAmount={() => undefined}
    />,
  );
  expect(screen.queryByRole('slider')).toBeNull();
});
