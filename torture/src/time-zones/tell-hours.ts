import { createHash } from 'node:crypto';
import {
  dayInVietnam,
  endOfVietnamDay,
  momentInVietnam,
  startOfVietnamDay,
  timeInVietnam,
} from '../../../server/src/kernel/vietnam-day.ts';
import { handDeadline } from '../../../server/src/modules/bidding/by-hand/rules/by-hand.ts';
import { printPage, type Slip } from '../../../server/src/modules/billing/slips/print-page.ts';
import { daysOfMonth, nextMonth } from '../../../server/src/modules/books/closing/rules/months.ts';
import { parseBirthdate } from '../../../server/src/modules/customers/profile/rules/birthdate.ts';
import { storageClock } from '../../../server/src/modules/logistics/storage/rules/storage-clock.ts';
import { ringsAt } from '../../../server/src/modules/notifications/channels/rules/quiet-hours.ts';
import { timeOf } from '../../../server/src/modules/pricing/rates/rate-feed.ts';
import { vietnamTime } from '../../../server/src/modules/wallet/banks/bank-transaction.ts';
import {
  dayOf,
  formatAuctionMoment,
  formatExactTime,
  formatWhen,
  inputOf,
  lastDayOf,
  momentOfInput,
} from '../../../web/src/text/time.ts';

// A program of its own, because a process has one zone. Says for each hour of each span what every
// rule of time says there, as one short word an hour. With `naive` one of them asks the machine.

const HOUR_MS = 3_600_000;
const [everyHours = '1', manner = ''] = process.argv.slice(2);
/**
 * New Year in all zones, a February that has a 29th and one that has not, and the nights of clock
 * changes in New York.
 */
const SPANS: readonly (readonly [string, string])[] = [
  ['2026-12-20', '2027-01-11'],
  ['2027-02-01', '2027-03-16'],
  ['2028-02-01', '2028-03-02'],
  ['2027-10-30', '2027-11-09'],
];
/** Minutes after the hour: just before, at and just after midnight somewhere. */
const MINUTES = [0, 1, 30, 59];

function everythingAt(at: Date): unknown[] {
  const day = dayInVietnam(at);
  const month = day.slice(0, 7);
  const bankText = momentOfBank(at);
  return [
    ...[day, startOfVietnamDay(day), endOfVietnamDay(day), timeInVietnam(at), momentInVietnam(at)],
    ...[daysOfMonth(month), nextMonth(month), lastDayOf(month)],
    ...[storageClock(at, 30, new Date(at.getTime() + 29.5 * 24 * HOUR_MS))],
    ...[
      ringsAt(at, { from: 1_320, until: 420 }),
      handDeadline(at, new Date(at.getTime() + HOUR_MS)),
    ],
    ...[16, 120].map((years) => parseBirthdate(yearsBefore(day, years), at) ?? 'refused'),
    ...[vietnamTime(bankText), timeOf(feedTextOf(at))],
    ...[dayOf(at.getTime()), formatWhen(at.getTime()), formatAuctionMoment(at.getTime())],
    ...[formatExactTime(at.getTime()), momentOfInput(inputOf(at.getTime()))],
    ...(manner === 'naive' ? [at.getHours()] : []),
  ];
}

/** As a bank writes it: the clock of Vietnam without saying so. */
const momentOfBank = (at: Date): string =>
  new Date(at.getTime() + 7 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');

/** As the feed of rates writes it. */
function feedTextOf(at: Date): string {
  const there = new Date(at.getTime() + 7 * HOUR_MS);
  const hour = there.getUTCHours();
  const rest = [there.getUTCMinutes(), 0].map((part) => String(part).padStart(2, '0')).join(':');
  const day = [there.getUTCMonth() + 1, there.getUTCDate(), there.getUTCFullYear()].join('/');
  return `${day} ${hour % 12 || 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

const slipOf = (createdAt: Date): Slip => ({
  ...{ code: 'PX7Q2M9XWA', state: 'Đã duyệt PXK', createdAt, tracking: undefined },
  ...{ receiver: 'Nguyễn Văn An', phone: '+84912345678', address: '12 Hàng Bài, Hà Nội' },
  ...{ goods: [], lines: [], total: 0, isPaid: false, collect: 0 },
});

const digest = (what: unknown): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 12);

const told: Record<string, string> = {};
for (const [from, until] of SPANS)
  for (let ms = Date.parse(from); ms < Date.parse(until); ms += Number(everyHours) * HOUR_MS)
    told[new Date(ms).toISOString()] = digest([
      printPage([slipOf(new Date(ms))], 'a4'),
      MINUTES.map((minute) => everythingAt(new Date(ms + minute * 60_000))),
    ]);
process.stdout.write(JSON.stringify(told));
