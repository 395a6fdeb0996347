import { listFloatAccountsEndpoint } from '@hako/contract/float/accounts';
import { listFloatFilesEndpoint } from '@hako/contract/float/statement-files';
import { readFloatStatementEndpoint } from '@hako/contract/float/statements';
import { data, Link } from 'react-router';
import { load } from '../../../api/load.ts';
import { LineTable } from '../../../features/float/line-table.tsx';
import { ReconcileForm } from '../../../features/float/reconcile-form.tsx';
import { StatementFiles } from '../../../features/float/statement-files.tsx';
import { UploadStatement } from '../../../features/float/upload-statement.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import type { RouteHandle } from '../../../root.tsx';
import { formatYen } from '../../../text/money.ts';
import { dayOf, formatDay } from '../../../text/time.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Card, Facts, Row, Stack, WithAside } from '../../../ui/frames/card.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/float-statement';

const DAY_MS = 86_400_000;

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Đối chiếu sao kê yên · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const state = search.get('state') === 'done' ? ('done' as const) : ('open' as const);
  const after = search.get('after');
  const behind = search.get('files');
  const [{ rows: accounts }, statement, files] = await Promise.all([
    load(context, listFloatAccountsEndpoint),
    load(context, readFloatStatementEndpoint, {
      params: { id },
      query: { state, ...(after && { after }) },
    }),
    load(context, listFloatFilesEndpoint, {
      params: { id },
      query: behind ? { after: behind } : {},
    }),
  ]);
  const account = accounts.find((one) => one.id === id);
  if (!account) throw data(null, { status: 404 });
  return { account, statement, files, state, lastDay: dayOf(Date.now() - DAY_MS) };
}

/** The statement of one account, line by line beside our movements. */
export default function DeskFloatStatementPage({ loaderData }: Route.ComponentProps) {
  const { account, statement, files, state, lastDay } = loaderData;
  const { reconciled, next } = statement;
  return (
    <Stack>
      <p>
        <Link to={`/desk/float/${account.id}`}>{account.name}</Link>
      </p>
      <h1>Đối chiếu sao kê</h1>
      <WithAside
        aside={
          <>
            <Card title="Nhập sao kê">
              <UploadStatement id={account.id} />
            </Card>
            <Card title="Đối chiếu">
              <ReconcileForm id={account.id} isCard={account.kind === 'card'} lastDay={lastDay} />
            </Card>
          </>
        }
      >
        <Card>
          <Facts
            rows={[
              ['Dòng sao kê chờ khớp', statement.open],
              ['Khoản chưa thấy trên sao kê', statement.uncovered],
              [
                'Đã đối chiếu đến',
                reconciled
                  ? `${formatDay(reconciled.until)}, ${formatYen(reconciled.stated_jpy)}, ${reconciled.by}`
                  : 'chưa lần nào',
              ],
            ]}
          />
        </Card>
        <Card>
          <TabLinks
            label="Dòng sao kê"
            chosen={state}
            tabs={[
              { key: 'open', label: `Chờ khớp ${statement.open}`, to: '?state=open' },
              { key: 'done', label: 'Đã khớp', to: '?state=done' },
            ]}
          />
          <LineTable rows={statement.rows} isOpen={state === 'open'} />
          {next ? (
            <Row>
              <ButtonLink to={`?${new URLSearchParams({ state, after: next })}`}>
                Trang sau
              </ButtonLink>
            </Row>
          ) : null}
        </Card>
        <FilesCard files={files} state={state} />
      </WithAside>
    </Stack>
  );
}

function FilesCard({ files, state }: Pick<Route.ComponentProps['loaderData'], 'files' | 'state'>) {
  return (
    <Card title="File đã nhập">
      <StatementFiles rows={files.rows} />
      {files.next ? (
        <Row>
          <ButtonLink to={`?${new URLSearchParams({ state, files: files.next })}`}>
            File cũ hơn
          </ButtonLink>
        </Row>
      ) : null}
    </Card>
  );
}
