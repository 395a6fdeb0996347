import { type FloatAccountRow, listFloatAccountsEndpoint } from '@hako/contract/float/accounts';
import { listFloatMovementsEndpoint } from '@hako/contract/float/movements';
import { data, Link } from 'react-router';
import { load } from '../../../api/load.ts';
import { AccountActs } from '../../../features/float/account-acts.tsx';
import { balanceWords, KIND_WORDS, siteName } from '../../../features/float/float-words.ts';
import { MovementTable } from '../../../features/float/movement-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { permits, useViewer } from '../../../parts/viewer.ts';
import type { RouteHandle } from '../../../root.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Card, Facts, Row, Stack, WithAside } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/float-account';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.account.name ?? 'Tiền yên'} · Hako` },
];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const before = Number(new URL(request.url).searchParams.get('before')) || undefined;
  const [{ rows: accounts }, movements] = await Promise.all([
    load(context, listFloatAccountsEndpoint),
    load(context, listFloatMovementsEndpoint, {
      params: { id },
      query: before ? { before } : {},
    }),
  ]);
  const account = accounts.find((one) => one.id === id);
  if (!account) throw data(null, { status: 404 });
  return { account, accounts, movements };
}

/** One account of our yen: what lies on it, every movement, and what is done with it. */
export default function DeskFloatAccountPage({ loaderData }: Route.ComponentProps) {
  const { account, accounts, movements } = loaderData;
  const isKeeper = permits(useViewer(), 'float.keep');
  const isReal = account.kind !== 'unsorted';
  const content = (
    <>
      <AccountFacts account={account} />
      <Card
        title="Các khoản"
        action={
          isKeeper && isReal ? (
            <ButtonLink to={`/desk/float/${account.id}/statement`}>Đối chiếu sao kê</ButtonLink>
          ) : null
        }
      >
        <MovementTable rows={movements.rows} accounts={accounts} keepsBooks={isKeeper} />
        {movements.next ? (
          <Row>
            <ButtonLink to={`?before=${movements.next}`}>Khoản cũ hơn</ButtonLink>
          </Row>
        ) : null}
      </Card>
    </>
  );
  return (
    <Stack>
      <p>
        <Link to="/desk/float">Tiền yên</Link>
      </p>
      <h1>{account.name}</h1>
      {isKeeper && isReal ? (
        <WithAside
          aside={
            <Card title="Việc">
              <AccountActs account={account} accounts={accounts} />
            </Card>
          }
        >
          {content}
        </WithAside>
      ) : (
        content
      )}
    </Stack>
  );
}

function AccountFacts({ account }: { readonly account: FloatAccountRow }) {
  return (
    <Card>
      <Facts
        rows={[
          ['Loại', KIND_WORDS[account.kind]],
          ['Đang có', balanceWords(account)],
          ['Trả mặc định cho', account.sites.map(siteName).join(', ') || '—'],
          ...(account.note ? ([['Ghi chú', account.note]] as const) : []),
        ]}
      />
      {account.kind !== 'unsorted' ? null : (
        <Banner tone="plain">
          Đây là các khoản mua chưa rõ trả từ tài khoản nào. Bấm Sửa ở từng khoản để chọn tài khoản
          đã trả.
        </Banner>
      )}
    </Card>
  );
}
