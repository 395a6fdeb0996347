import { type PlaceCount, readCountEndpoint } from '@hako/contract/logistics/counting';
import { load } from '../../../api/load.ts';
import { VERDICT_WORDS } from '../../../features/desk/counting/count-words.ts';
import { FindingCard } from '../../../features/desk/counting/finding-form.tsx';
import { useCount } from '../../../features/desk/counting/use-count.ts';
import { ScanField } from '../../../features/desk/stations/scan-field.tsx';
import styles from '../../../features/desk/stations/station.module.css';
import { requireStaff } from '../../../features/identity/guard.ts';
import { AskFirst } from '../../../parts/desk/ask-first.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { formatMoment } from '../../../text/time.ts';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';
import { Banner, EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/count';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Kiểm kê kệ · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const loader = async ({ context, params: { id } }: Route.LoaderArgs) =>
  (await load(context, readCountEndpoint, { params: { id } })).data;

/** A place is counted by scanning what lies there; afterwards each difference is settled. */
export default function CountPage({ loaderData: count }: Route.ComponentProps) {
  return <Counting key={count.id} count={count} />;
}

function Counting({ count }: { readonly count: PlaceCount }) {
  const at = useCount(count);
  const { id, place, expected, findings, finished_at: finishedAt } = count;
  const { scans } = at;
  const here = scans.filter(({ verdict }) => verdict === 'here').length;
  return (
    <Stack>
      <Row isSpread>
        <h1>{`Kiểm kê kệ ${place}`}</h1>
        <ButtonLink to={`/desk/places?house=${count.house}`}>Các kệ</ButtonLink>
      </Row>
      <p>
        {`${count.started_by} bắt đầu ${formatMoment(count.started_at)}`}
        {finishedAt ? `, xong ${formatMoment(finishedAt)}.` : '.'}
      </p>
      <RefusalNote refusal={at.refusal} />
      {finishedAt === null ? (
        <>
          <ScanField hint="Quét lần lượt từng kiện đang nằm trên kệ" onScan={at.scan} />
          {at.waiting > 0 ? (
            <Row>
              <span>{`Còn ${at.waiting} mã đang chờ gửi`}</span>
              {at.refusal ? <Button onClick={at.sendAgain}>Gửi lại</Button> : null}
            </Row>
          ) : null}
          {at.last ? (
            <Banner tone={at.last.verdict === 'here' ? 'good' : 'bad'}>
              {`${at.last.code}: ${VERDICT_WORDS[at.last.verdict]}`}
              {at.last.known_place && at.last.verdict === 'misplaced'
                ? ` (sổ ghi ở ${at.last.known_place}).`
                : '.'}
            </Banner>
          ) : null}
          <Row>
            <AskFirst
              label="Kết thúc kiểm kê"
              title={`Kết thúc kiểm kê kệ ${place}?`}
              effect={`Đã quét đúng kệ ${here} trên ${expected} kiện. Kiện chưa quét được ghi là không thấy.`}
              yes="Kết thúc"
              isBusy={at.isFinishing}
              onYes={at.finish}
            />
          </Row>
        </>
      ) : null}
      {findings.map((finding) => (
        <FindingCard key={finding.code} countId={id} place={place} finding={finding} />
      ))}
      {finishedAt !== null && findings.length === 0 ? (
        <EmptyState title="Kệ khớp với sổ, không có chênh lệch" />
      ) : null}
      <Scanned scans={scans} title={`Đã quét: ${scans.length}, đúng kệ ${here}/${expected}`} />
    </Stack>
  );
}

function Scanned({
  scans,
  title,
}: {
  readonly scans: PlaceCount['scans'];
  readonly title: string;
}) {
  return (
    <Card title={title}>
      <ul role="list" className={styles.done}>
        {scans.map(({ code, verdict }) => (
          <li key={code}>
            <strong className="tabular">{code}</strong>
            <span className={styles.soft}>{VERDICT_WORDS[verdict]}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
