import { listFloatAccountsEndpoint, readFloatCostEndpoint } from '@hako/contract/float/accounts';
import { load, loadOr } from '../../../api/load.ts';
import { AccountTable } from '../../../features/float/account-table.tsx';
import { CostTable } from '../../../features/float/cost-table.tsx';
import { OpenAccountForm } from '../../../features/float/open-account-form.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { permits, useViewer } from '../../../parts/viewer.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import { useSheetAt } from '../../../parts/desk/use-sheet-at.ts';
import type { RouteHandle } from '../../../root.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';
import type { Route } from './+types/float';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Tiền yên · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context }: Route.LoaderArgs) {
  const [{ rows: accounts }, cost] = await Promise.all([
    load(context, listFloatAccountsEndpoint),
    loadOr(context, readFloatCostEndpoint, undefined, null),
  ]);
  return { accounts, months: cost?.rows ?? null };
}

/** The yen that we pay marketplaces with: where they lie, and what they cost us. */
export default function DeskFloatPage({ loaderData }: Route.ComponentProps) {
  const { accounts, months } = loaderData;
  const [isOpening, setOpening] = useSheetAt('new');
  const isKeeper = permits(useViewer(), 'float.keep');
  return (
    <Stack>
      <PageName>Tiền yên</PageName>
      <Card
        title="Tài khoản trả tiền cho sàn"
        action={isKeeper ? <Button onClick={() => setOpening(true)}>Thêm tài khoản</Button> : null}
      >
        <AccountTable rows={accounts} />
      </Card>
      {months ? (
        <Card title="Giá vốn của yên và chênh lệch tỷ giá">
          <CostTable rows={months} />
        </Card>
      ) : null}
      <Sheet
        isOpen={isOpening && isKeeper}
        onClose={() => setOpening(false)}
        title="Thêm tài khoản trả tiền"
      >
        <OpenAccountForm onDone={() => setOpening(false)} />
      </Sheet>
    </Stack>
  );
}
