import { listUnreadableEndpoint, type SiteHealth } from '@hako/contract/desk/sites';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { Fragment, useState } from 'react';
import type { Static } from 'typebox';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { formatCount } from '../../../text/money.ts';
import { formatExactTime, formatMoment } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Card, Facts, Stack } from '../../../ui/frames/card.tsx';
import styles from './site-health.module.css';

type Health = Static<typeof SiteHealth>;
type Unreadable = EndpointReply<typeof listUnreadableEndpoint>['data'];

const STATES = { open: 'Đang thông', resting: 'Đang nghỉ', trying: 'Đang thử lại' } as const;
const KINDS: Readonly<Record<string, string>> = {
  timeout: 'quá hạn',
  unreachable: 'không kết nối được',
  limited: 'bảo chậm lại',
  blocked: 'bị chặn',
  broken: 'không đọc được',
  failing: 'sàn báo lỗi',
};
const kindText = (kind: string): string => KINDS[kind] ?? kind;

/** What each kind of process does, in the words of the desk. */
const ROLES: Readonly<Record<string, string>> = {
  api: 'trang web',
  worker: 'việc nền',
  sniper: 'đặt giá',
};
const processText = ({ roles, process }: Health): string =>
  `Tiến trình ${roles.map((role) => ROLES[role] ?? role).join(', ')} (${process})`;

/** One marketplace, as each of our processes that speaks to it sees it: whether its line is open, and what its calls are like. */
export function SiteHealthCard({ lines }: { readonly lines: readonly Health[] }) {
  const [first] = lines;
  if (!first) return null;
  const isUnread = lines.some((line) => line.unreadable > 0 || line.rows_set_aside > 0);
  return (
    <Card title={first.name}>
      <Stack>
        {lines.map((line) => (
          <Fragment key={line.process}>
            {lines.length > 1 ? <h3>{processText(line)}</h3> : null}
            <Line health={line} />
          </Fragment>
        ))}
        {isUnread ? <UnreadableAnswers site={first.site} /> : null}
      </Stack>
    </Card>
  );
}

function Line({ health }: { readonly health: Health }) {
  const { state, closed_kind: kind, closed_since: since, next_try_at: next } = health;
  return (
    <>
      <p>
        <Tag tone={state === 'open' ? 'good' : 'bad'}>{STATES[state]}</Tag>{' '}
        {kind !== null && since !== null && next !== null
          ? `${kindText(kind)} từ ${formatMoment(since)}, thử lại lúc ${formatExactTime(next)}`
          : null}
      </p>
      <Facts rows={factsOf(health)} />
    </>
  );
}

function factsOf(health: Health): [string, string][] {
  const { last_answer: answer, last_failure: failure, clock_offset_ms: offset } = health;
  const pace = health.pace_per_second;
  const failures = health.failures.map(({ kind, count }) => `${kindText(kind)} ${count}`);
  return [
    ['Đếm từ', formatMoment(health.since)],
    ['Lượt gọi', `${formatCount(health.calls)}, phút vừa rồi ${health.calls_last_minute}`],
    ['Nhịp cho phép', pace === null ? 'chưa gọi' : `${pace} lượt mỗi giây`],
    ['Thời gian trả lời', timesOf(health)],
    ['Lỗi', failures.length === 0 ? 'không có' : failures.join(', ')],
    [
      'Dòng bỏ qua',
      `${formatCount(health.rows_set_aside)} trên ${formatCount(health.rows_read)} dòng`,
    ],
    ['Lần trả lời gần nhất', answer ? `${formatMoment(answer.at)}, ${answer.call}` : 'chưa có'],
    [
      'Lỗi gần nhất',
      failure
        ? `${formatMoment(failure.at)}, ${kindText(failure.kind)}, ${failure.call}`
        : 'chưa có',
    ],
    ['Đồng hồ của sàn lệch', offset === null ? 'chưa đo' : `${offset} ms`],
  ];
}

const timesOf = ({ p50_ms: half, p95_ms: most }: Health): string =>
  half === null || most === null ? 'chưa đo' : `một nửa trong ${half} ms, 95% trong ${most} ms`;

/** What the site sent and nobody could read; asked for when somebody wants to see it. */
function UnreadableAnswers({ site }: { readonly site: string }) {
  const [answers, setAnswers] = useState<Unreadable>();
  const read = useAction((asked: string) =>
    call(listUnreadableEndpoint, { params: { site: asked } }),
  );
  async function show() {
    const found = await read.run(site);
    if (found) setAnswers(found.data);
  }
  if (!answers)
    return (
      <>
        <Button onClick={show} isBusy={read.isBusy}>
          Xem trả lời không đọc được
        </Button>
        <RefusalNote refusal={read.refusal} />
      </>
    );
  return (
    <>
      {answers.map((answer) => (
        <details key={`${answer.call}${answer.at}`}>
          <summary>
            {formatMoment(answer.at)} · {answer.call} · thiếu {answer.missing}
          </summary>
          <pre className={styles.answer}>{answer.body.slice(0, 20_000)}</pre>
        </details>
      ))}
    </>
  );
}
