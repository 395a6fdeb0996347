import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
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

/** The line of a lot that costs ¥4,500, with a field beside it that keeps what is chosen. */
function Chosen() {
  const [amount, setAmount] = useState<number | undefined>(4_600);
  return (
    <>
      <PriceLadder
        priceNow={4_500}
        nextBids={[4_600, 4_700, 4_800]}
        usual={undefined}
        amount={amount}
        onAmount={setAmount}
      />
      <input
        aria-label="Giá"
        value={amount ?? ''}
        onChange={({ currentTarget }) => setAmount(Number(currentTarget.value))}
      />
    </>
  );
}

const handleNow = () => screen.getByRole<HTMLInputElement>('slider');

/** An arrow key as a browser answers it: one step of the field, no further than its ends. */
function press(key: 'ArrowLeft' | 'ArrowRight') {
  const { value, min, max, step } = handleNow();
  const moved = Number(value) + (key === 'ArrowRight' ? 1 : -1) * Number(step);
  const next = Math.min(Number(max), Math.max(Number(min), moved));
  fireEvent.change(handleNow(), { target: { value: String(next) } });
}

it('an arrow key moves the handle by one step of the auction, not below the least bid', () => {
  show(<Chosen />);
  const told = () => handleNow().getAttribute('aria-valuetext');
  press('ArrowRight');
  expect(told()).toBe('¥4,700');
  press('ArrowRight');
  expect(told()).toBe('¥4,800');
  for (let turn = 0; turn < 4; turn++) press('ArrowLeft');
  expect(told()).toBe('¥4,600');
});

it('the end of the line stands still under the handle, and grows with what is typed', () => {
  show(<Chosen />);
  const { max } = handleNow();
  for (let turn = 0; turn < 3; turn++) {
    fireEvent.change(handleNow(), { target: { value: handleNow().max } });
    expect(handleNow().max).toBe(max);
    expect(handleNow().value).toBe(max);
  }
  fireEvent.change(screen.getByRole('textbox', { name: 'Giá' }), { target: { value: '20000' } });
  expect(Number(handleNow().max)).toBeGreaterThan(20_000);
  const wide = handleNow().max;
  fireEvent.change(handleNow(), { target: { value: '5000' } });
  expect(handleNow().max).toBe(wide);
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
