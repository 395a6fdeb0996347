import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { PeriodChart } from './period-chart.tsx';
import { everyPeriod } from './period-words.ts';
import { reportOf, usualRanges } from './report-days.ts';
import { ReportFrame } from './report-frame.tsx';
import { spanText } from './span-words.ts';

const rows = [
  { period: '2026-02-27', value: 5 },
  { period: '2026-03-02', value: -3 },
];

describe('a figure over time', () => {
  it('has a bar for each day between, also for those without a row', () => {
    show(<PeriodChart name="Lãi" rows={rows} figureOf={({ value }) => value} format={String} />);
    const said = [...screen.getByRole('img').querySelectorAll('title')].map(
      (title) => title.textContent,
    );
    expect(said).toEqual(['27/02/2026: 5', '28/02/2026: 0', '01/03/2026: 0', '02/03/2026: -3']);
    expect(screen.getByText('-3 đến 5')).toBeTruthy();
  });

  it('that is a balance stays where it was', () => {
    show(
      <PeriodChart
        name="Dư"
        rows={rows}
        figureOf={({ value }) => value}
        format={String}
        isBalance
      />,
    );
    expect(screen.getByText('28/02/2026: 5')).toBeTruthy();
  });

  it('of a single day has no picture', () => {
    show(<PeriodChart name="Lãi" rows={rows.slice(1)} figureOf={({ value }) => value} />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('runs over the end of a year by month', () => {
    expect(everyPeriod(['2025-11', '2026-02'])).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
    expect(everyPeriod([])).toEqual([]);
  });
});

describe('the days in the address', () => {
  const request = (query: string) => new Request(`http://hako.test/desk/reports?${query}`);
  const refusing = (code: string) => () => Promise.reject({ data: { code, message: 'Sai ngày.' } });
  const days = { from: '2026-03-02', to: '2026-03-01' };
  const asked = request(String(new URLSearchParams(days)));

  it('that are in the wrong order are chosen again on the same page', async () => {
    expect(await reportOf(asked, refusing('reports.days'))).toEqual({ days, wrong: 'Sai ngày.' });
  });

  it('do not hide another failure', async () => {
    await expect(reportOf(asked, refusing('session.ended'))).rejects.toMatchObject({
      data: { code: 'session.ended' },
    });
  });

  it('are put there where they are missing', async () => {
    const moved = await reportOf(request('from=2026-03-01'), async () => 0).catch((to) => to);
    expect(moved.headers.get('location')).toMatch(/^\/desk\/reports\?from=2026-03-01&to=20/);
  });
});

it('leads to other pages with the days that were chosen, where they can be asked about them', () => {
  const days = { from: '2026-03-01', to: '2026-03-31' };
  show(
    <ReportFrame title="Doanh thu" report="margin" days={days}>
      {null}
    </ReportFrame>,
  );
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['Lãi từng đơn', 'Báo cáo tiền, từng loại phí', 'Cam kết lần 2'].map(addressOf)).toEqual([
    '/desk/orders?from=2026-03-01&to=2026-03-31',
    '/desk/report?from=2026-03-01&to=2026-03-31',
    '/desk/guarantee',
  ]);
});

it('the ranges of one tap end where their names say, in Vietnam', () => {
  // 02:00 on the 1st of March in Vietnam, still February in London.
  expect(usualRanges(Date.parse('2026-02-28T19:00:00Z')).map(({ from, to }) => [from, to])).toEqual(
    [
      ['2026-03-01', '2026-03-01'],
      ['2026-02-23', '2026-03-01'],
      ['2026-03-01', '2026-03-31'],
      ['2026-02-01', '2026-02-28'],
    ],
  );
});

it.each([
  [40, '40 ms'],
  [2_140, '2,1 giây'],
  [1_500_000, '25 phút'],
  [9_000_000, '2,5 giờ'],
  [302_400_000, '3,5 ngày'],
])('%s ms are %s', (ms, text) => {
  expect(spanText(ms)).toBe(text);
});
