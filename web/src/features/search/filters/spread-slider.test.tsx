import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../../../test-support/show.tsx';
import { type Bounds, SpreadSlider } from './spread-slider.tsx';

const EDGES = Array.from({ length: 25 }, (_, edge) => 1_000_000 + edge * 100_000);
const TOLD = {
  spread: { edges: EDGES, counts: EDGES.slice(1).map((_, bar) => (bar < 12 ? 3 : 1)) },
  counted: 48,
  total: 2_500,
  is_total_upper_bound: false,
  is_partial: false,
};

function Chosen({ told = TOLD }: { readonly told?: Parameters<typeof SpreadSlider>[0]['told'] }) {
  const [bounds, setBounds] = useState<Bounds>({ min: undefined, max: undefined });
  return (
    <>
      <SpreadSlider told={told} bounds={bounds} onBounds={setBounds} />
      <p>{`${bounds.min ?? 'any'} to ${bounds.max ?? 'any'}`}</p>
    </>
  );
}

const handle = (name: string) => screen.getByRole('slider', { name });
const move = (name: string, to: number) =>
  fireEvent.change(handle(name), { target: { value: String(to) } });

it('two handles bound the price by edges, and the ends of the picture bound nothing', () => {
  show(<Chosen />);
  expect(screen.getByText('any to any')).toBeTruthy();
  expect(screen.getByText(/48\/48 món đã xem/)).toBeTruthy();
  expect(screen.getByText(/Các sàn có khoảng 2\.500 món/)).toBeTruthy();
  move('Về tới nhà cao nhất', 12);
  expect(screen.getByText('any to 2200000')).toBeTruthy();
  expect(screen.getByText(/36\/48 món đã xem/)).toBeTruthy();
  expect(handle('Về tới nhà cao nhất').getAttribute('aria-valuetext')).toBe('2.200.000\u00a0₫');
  // One handle stops a bar before the other.
  move('Về tới nhà thấp nhất', 20);
  expect(screen.getByText('2100000 to 2200000')).toBeTruthy();
  move('Về tới nhà thấp nhất', 0);
  move('Về tới nhà cao nhất', 24);
  expect(screen.getByText('any to any')).toBeTruthy();
});

it('too few prices are said, not drawn', () => {
  show(<Chosen told={{ ...TOLD, spread: null }} />);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByText(/Chưa đủ món/)).toBeTruthy();
});
