import { readBalanceEndpoint } from '@hako/contract/books/books';
import { listBookDaysEndpoint, listBookMonthsEndpoint } from '@hako/contract/books/closing';
import { load } from '../../../api/load.ts';
import { BalanceTable } from '../../../features/books/balance-table.tsx';
import { CheckDayForm } from '../../../features/books/check-day-form.tsx';
import { DayTable } from '../../../features/books/day-table.tsx';
import { MonthCard } from '../../../features/books/month-card.tsx';
import { MonthNav } from '../../../features/books/month-nav.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Permitted } from '../../../parts/permitted.tsx';
import { dayOf, formatMonth, lastDayOf } from '../../../text/time.ts';
import { Card, Stack, WithAside } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/closing';

const DAY_MS = 86_400_000;

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Khóa sổ · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const nowMs = Date.now();
  const { rows: months } = await load(context, listBookMonthsEndpoint);
  const asked = new URL(request.url).searchParams.get('month');
  const month = months.find((one) => one.month === asked) ?? months.at(0);
  const chosen = month?.month ?? dayOf(nowMs).slice(0, 7);
  const days = { from: `${chosen}-01`, to: lastDayOf(chosen) };
  const [balance, bookDays] = await Promise.all([
    load(context, readBalanceEndpoint, { query: days }),
    load(context, listBookDaysEndpoint, { query: { month: chosen } }),
  ]);
  const lastDay = dayOf(nowMs - DAY_MS);
  return { months, month, days, balance: balance.rows, bookDays: bookDays.rows, lastDay };
}

/** Days compared with the bank, months closed by two people, and the balance of each. */
export default function DeskClosingPage({ loaderData }: Route.ComponentProps) {
  const { months, month, days, balance, bookDays, lastDay } = loaderData;
  if (!month)
    return (
      <Stack>
        <PageName>Khóa sổ</PageName>
        <EmptyState title="Sổ chưa có bút toán nào">
          Bút toán đầu tiên xuất hiện khi khách nạp tiền lần đầu.
        </EmptyState>
      </Stack>
    );
  return (
    <Stack>
      <PageName>Khóa sổ</PageName>
      <MonthNav months={months} chosen={month.month} />
      <WithAside
        aside={
          <Permitted to="books.keep">
            <Card id="day" title="Đối chiếu một ngày">
              <CheckDayForm lastDay={lastDay} />
            </Card>
          </Permitted>
        }
      >
        <MonthCard month={month} />
        <Card title={`Bảng cân đối phát sinh tháng ${formatMonth(month.month)}`}>
          <BalanceTable rows={balance} days={days} />
        </Card>
        <Card title="Từng ngày">
          <DayTable days={bookDays} />
        </Card>
      </WithAside>
    </Stack>
  );
}
