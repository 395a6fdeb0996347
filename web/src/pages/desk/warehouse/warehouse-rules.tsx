import { readWarehouseRulesEndpoint } from '@hako/contract/logistics/warehouse-rules';
import { load } from '../../../api/load.ts';
import { ChoiceTerms } from '../../../features/desk/warehouse/choice-terms.tsx';
import { CustomsHeadings } from '../../../features/desk/warehouse/customs-headings.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/warehouse-rules';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Quy định kho · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context }: Route.LoaderArgs) {
  return (await load(context, readWarehouseRulesEndpoint)).data;
}

/** What the owner sets for the warehouse: hours to choose a box, and what goods are called in the papers of customs. */
export default function WarehouseRulesPage({ loaderData: rules }: Route.ComponentProps) {
  return (
    <Stack>
      <PageName>Quy định kho</PageName>
      <Card title="Hạn chọn hộp sau khi đóng gói thử">
        <ChoiceTerms terms={rules.terms} mayEdit={rules.may_edit} />
      </Card>
      <Card title="Mã HS gợi ý theo loại hàng">
        <CustomsHeadings rules={rules} />
      </Card>
    </Stack>
  );
}
