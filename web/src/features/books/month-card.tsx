import { type BookMonth, closeBookMonthEndpoint } from '@hako/contract/books/closing';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { useTask } from '../../parts/desk/use-task.ts';
import { WithReason } from '../../parts/desk/with-reason.tsx';
import { Permitted } from '../../parts/permitted.tsx';
import { formatCount } from '../../text/money.ts';
import { formatMoment, formatMonth } from '../../text/time.ts';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { Card, Facts, Stack } from '../../ui/frames/card.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { MONTH_WORDS } from './month-words.ts';

/** What stands for one month, and the step that comes next. */
export function MonthCard({ month }: { readonly month: BookMonth }) {
  const [words, tone] = MONTH_WORDS[month.state];
  return (
    <Card title={`Tháng ${formatMonth(month.month)}`} action={<Tag tone={tone}>{words}</Tag>}>
      <Stack>
        <Facts
          rows={[
            ['Số bút toán đã niêm phong', formatCount(month.movements)],
            ['Ngày chưa đối chiếu ngân hàng', formatCount(month.unchecked_days)],
            ...closedFacts(month),
          ]}
        />
        {month.obstacles.length > 0 ? (
          <Banner tone="plain">Chưa khóa được: {month.obstacles.join('; ')}.</Banner>
        ) : null}
        {month.state === 'waiting' ? (
          <p>
            Đề nghị khóa sổ đang chờ người thứ hai ở <Link to="/desk/approvals">Chờ duyệt</Link>.
          </p>
        ) : null}
        {month.state === 'ready' ? (
          <Permitted to="books.keep">
            <CloseForm month={month} />
          </Permitted>
        ) : null}
      </Stack>
    </Card>
  );
}

const closedFacts = ({ closed }: BookMonth): [string, string][] =>
  closed
    ? [
        ['Đề nghị', closed.proposed_by],
        ['Duyệt khóa', `${closed.by}, ${formatMoment(closed.at)}`],
        ['Niêm phong', `số ${closed.seal_number}, ${closed.seal.slice(0, 16)}…`],
      ]
    : [];

function CloseForm({ month }: { readonly month: BookMonth }) {
  const close = useTask(
    (reason: string, idempotencyKey) =>
      call(
        closeBookMonthEndpoint,
        { params: { month: month.month }, body: { reason } },
        { idempotencyKey },
      ),
    'Đã gửi đề nghị khóa sổ: chờ người thứ hai duyệt',
  );
  const unchecked =
    month.unchecked_days > 0
      ? ` Còn ${formatCount(month.unchecked_days)} ngày chưa đối chiếu ngân hàng.`
      : '';
  return (
    <>
      <WithReason
        label="Lý do (người duyệt đọc được)"
        verb={`Đề nghị khóa sổ tháng ${formatMonth(month.month)}`}
        isBusy={close.isBusy}
        effect={`Khi người thứ hai duyệt, số liệu tháng này được giữ mãi và không mở lại. Không đồng nào chuyển đi.${unchecked}`}
        onAct={(reason) => void close.run(reason)}
      />
      <RefusalNote refusal={close.refusal} />
    </>
  );
}
