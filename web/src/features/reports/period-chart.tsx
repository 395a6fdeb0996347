import { formatDong } from '../../text/money.ts';
import { BarChart } from '../../ui/figures/bar-chart.tsx';
import { everyPeriod, periodLabel, periodName } from './period-words.ts';

interface Props<R> {
  readonly name: string;
  /** The oldest first; periods in which nothing happened may be left out. */
  readonly rows: readonly R[];
  readonly figureOf: (row: R) => number;
  /** đồng unless told. */
  readonly format?: (value: number) => string;
  /** A balance stays where it was while nothing happens; anything else is nothing then. */
  readonly isBalance?: boolean;
}

/**
 * One figure over time as a picture; the rows stand in a table beneath. A single period needs no
 * picture.
 */
export function PeriodChart<R extends { readonly period: string }>({
  name,
  rows,
  figureOf,
  format = formatDong,
  isBalance = false,
}: Props<R>) {
  if (rows.length < 2) return null;
  const values = new Map(rows.map((row) => [row.period, figureOf(row)]));
  let last = 0;
  const bars = everyPeriod([...values.keys()]).map((period) => {
    const value = values.get(period) ?? (isBalance ? last : 0);
    last = value;
    const said = `${periodName(period)}: ${format(value)}`;
    return { key: period, label: periodLabel(period), value, said };
  });
  const highest = Math.max(...values.values());
  const lowest = Math.min(...values.values());
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <BarChart
        name={`${name} theo thời gian; số liệu ở bảng bên dưới`}
        top={lowest < 0 ? `${format(lowest)} đến ${format(highest)}` : format(highest)}
        bars={bars}
      />
    </figure>
  );
}
