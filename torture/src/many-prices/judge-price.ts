import { dong, type ExchangeRate, toDong, yen } from '../../../server/src/kernel/money.ts';
import type { price } from '../../../server/src/modules/pricing/calculator/rules/price.ts';

type Price = ReturnType<typeof price>;
const CASES = [
  ['low', 'lowDong'],
  ['likely', 'dong'],
  ['high', 'highDong'],
] as const;

/** What is wrong with a price, each in a few words. */
export function faultsOfPrice(shown: Price, rate: ExchangeRate): string[] {
  return [...sumFaults(shown), ...rangeFaults(shown), ...lineFaults(shown, rate)];
}

/** It is the sum of its lines, in each case. */
function sumFaults({ lines, firstPayment, secondPayment, landedTotal }: Price): string[] {
  return CASES.flatMap(([key, column]) => {
    const sumOf = (payment: 1 | 2): number =>
      lines.reduce((sum, line) => (line.payment === payment ? sum + line[column] : sum), 0);
    const [first, second] = [sumOf(1), sumOf(2)];
    const isSum =
      firstPayment[key] === first &&
      secondPayment[key] === second &&
      landedTotal[key] === first + second;
    return isSum ? [] : [`${key}: the lines sum to ${first} and ${second}`];
  });
}

function rangeFaults({ firstPayment, secondPayment, landedTotal }: Price): string[] {
  const ranges = { firstPayment, secondPayment, landedTotal };
  return Object.entries(ranges).flatMap(([name, { low, likely, high }]) =>
    low >= 0 && likely >= low && high >= likely ? [] : [`${name}: ${low}, ${likely}, ${high}`],
  );
}

/** Whole đồng, exact from yen, and certain only without a range. */
function lineFaults({ lines }: Price, rate: ExchangeRate): string[] {
  return lines.flatMap((line) => {
    const amounts = [line.amount, line.dong, line.lowDong, line.highDong];
    const exact = line.currency === 'JPY' ? toDong(yen(line.amount), rate) : dong(line.amount);
    const isOne = line.lowDong === line.dong && line.highDong === line.dong && line.reason === '';
    const isCertain = line.certainty === 'certain';
    return [
      ...(amounts.every(Number.isSafeInteger) ? [] : [`${line.label}: ${amounts.join(' ')}`]),
      ...(line.dong === exact ? [] : [`${line.label}: ${line.dong} instead of ${exact}`]),
      ...((isCertain ? isOne : line.reason !== '') ? [] : [`${line.label}: ${line.certainty}`]),
    ];
  });
}
