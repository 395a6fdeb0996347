import { readGuaranteeEndpoint } from '@hako/contract/billing/guarantee';
import { load } from '../../../api/load.ts';
import { GuaranteeReport } from '../../../features/desk/guarantee/guarantee-report.tsx';
import { GuaranteeTerms } from '../../../features/desk/guarantee/guarantee-terms.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/guarantee';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Cam kết lần 2 · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context }: Route.LoaderArgs) {
  return (await load(context, readGuaranteeEndpoint)).data;
}

/** Whether the second payment is guaranteed within what was printed, and what that costs us. */
export default function DeskGuaranteePage({ loaderData }: Route.ComponentProps) {
  const { terms, months, may_propose: mayPropose } = loaderData;
  return (
    <Stack>
      <PageName>Cam kết về thanh toán lần 2</PageName>
      <Card title="Mức đang dùng">
        <GuaranteeTerms terms={terms} mayPropose={mayPropose} />
      </Card>
      <Card title="Cam kết đã tốn bao nhiêu">
        <GuaranteeReport months={months} />
      </Card>
    </Stack>
  );
}
