import { readLandedSpreadEndpoint } from '@hako/contract/search/price-spread';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { show } from '../../../../test-support/show.tsx';
import { PriceFields } from './price-fields.tsx';
import { type Bounds, SpreadSlider } from './spread-slider.tsx';

const server = answeringServer();

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

/** Sees its target at once. */
class SeesAtOnce {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe = () => this.#tell([{ isIntersecting: true }]);
  disconnect = () => undefined;
}

it('prices are asked once by a person for five minutes, and by another person anew', async () => {
  vi.stubGlobal('IntersectionObserver', SeesAtOnce);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  server.answer(readLandedSpreadEndpoint, { data: TOLD });
  const person = {
    kind: 'customer',
    name: 'An',
    avatar: null,
    phone: '',
    roles: [],
    permissions: [],
  } as const;
  const see = async (id: string) => {
    const viewer = { ...person, id, availableVnd: 0 };
    show(<PriceFields query={{ sort: 'relevance', size: 24 }} />, { viewer });
    await screen.findByText(/48\/48 món đã xem/);
    cleanup();
    return server.asked(readLandedSpreadEndpoint).length;
  };
  expect([await see('an'), await see('an'), await see('binh')]).toEqual([1, 1, 2]);
  vi.setSystemTime(Date.now() + 5 * 60_000);
  expect(await see('an')).toBe(3);
});

it('a handle writes its bound into the field that is sent, and a typed bound moves a handle', async () => {
  vi.stubGlobal('IntersectionObserver', SeesAtOnce);
  server.answer(readLandedSpreadEndpoint, { data: TOLD });
  const person = show(<PriceFields query={{ sort: 'relevance', size: 24 }} />);
  await screen.findByText(/48\/48 món đã xem/);
  const [from, until] = screen.getAllByRole<HTMLInputElement>('textbox');
  move('Về tới nhà cao nhất', 12);
  expect([from?.value, until?.value]).toEqual(['', '2.200.000']);
  await person.type(from as HTMLElement, '1500000');
  expect(handle('Về tới nhà thấp nhất').getAttribute('aria-valuetext')).toBe('1.500.000\u00a0₫');
});
