import type { BreakdownReply } from '@hako/contract/pricing/pricing';
import type { Static } from 'typebox';
import { formatDong } from '../../text/money.ts';

export type Breakdown = Static<typeof BreakdownReply>;

/** What the lines of a group come to together, as likely, in đồng. */
const sumOf = (breakdowns: readonly Breakdown[], group: string): number =>
  breakdowns
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.group === group ? sum + line.vnd : sum), 0);

/** What a choice adds, as words; undefined while there is no price, or when it adds nothing. */
function addedBy(
  breakdowns: readonly Breakdown[],
  group: string,
  what: string,
): string | undefined {
  const sum = sumOf(breakdowns, group);
  return sum > 0 ? `${what} ${formatDong(sum)}, ước tính trong lần 2` : undefined;
}

/** What sending it to the chosen address adds. */
export const deliveryWords = (breakdowns: readonly Breakdown[]) =>
  addedBy(breakdowns, 'vietnam', 'Phí giao hàng tại Việt Nam ≈');

/** What the chosen way from Japan adds. */
export const freightWords = (breakdowns: readonly Breakdown[]) =>
  addedBy(breakdowns, 'freight', 'Cước quốc tế ≈');

/** What the chosen services add, whole đồng. */
export const servicesSum = (breakdowns: readonly Breakdown[]): number =>
  sumOf(breakdowns, 'services');
