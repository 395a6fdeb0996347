import { readWaitingRateEndpoint } from '@hako/contract/pricing/exchange-rates';
import { load } from '../../../api/load.ts';
import { AdjustmentForm } from '../../../features/books/adjustment-form.tsx';
import { RateDesk } from '../../../features/books/rate-desk.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import { Permitted } from '../../../parts/permitted.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Card, Stack, WithAside } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/rates';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Tỷ giá, sổ sách · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context }: Route.LoaderArgs) {
  const board = await load(context, readWaitingRateEndpoint);
  const nowMs = Date.now();
  return { board, nowMs };
}

/** What the accountant does beside the queue: the yen rate, and money into a wallet by hand. */
export default function DeskBooksPage({ loaderData: { board, nowMs } }: Route.ComponentProps) {
  return (
    <Stack>
      <PageName>Tỷ giá, sổ sách</PageName>
      <WithAside
        aside={
          <Permitted to="wallet.adjust">
            <Card id="wallet" title="Cộng, trừ tiền trong ví khách">
              <AdjustmentForm />
            </Card>
          </Permitted>
        }
      >
        <Card title="Tỷ giá yên">
          <RateDesk board={board} nowMs={nowMs} />
        </Card>
      </WithAside>
    </Stack>
  );
}
