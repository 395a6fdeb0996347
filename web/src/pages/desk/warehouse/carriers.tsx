import { listOwedCodsEndpoint } from '@hako/contract/billing/cash-on-delivery';
import { readCarrierRulesEndpoint } from '@hako/contract/billing/carriers';
import { readDeliveryTermsEndpoint } from '@hako/contract/billing/redelivery';
import { load, loadOr } from '../../../api/load.ts';
import { CarrierRules } from '../../../features/desk/delivery/carrier-rules.tsx';
import { DeliveryTerms } from '../../../features/desk/delivery/delivery-terms.tsx';
import { ReopenForm } from '../../../features/desk/warehouse/reopen-form.tsx';
import { CodReportForm } from '../../../features/desk/delivery/cod-report-form.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import { Permitted } from '../../../parts/permitted.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { formatDay } from '../../../text/time.ts';
import { formatDong } from '../../../text/money.ts';
import { Card, Facts, Stack, WithAside } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/carriers';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Hãng vận chuyển · Hako' }];

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context }: Route.LoaderArgs) {
  const [carriers, terms, owed] = await Promise.all([
    load(context, readCarrierRulesEndpoint),
    load(context, readDeliveryTermsEndpoint),
    loadOr(context, listOwedCodsEndpoint, {}, undefined),
  ]);
  return { ...carriers.data, terms: terms.data.terms, owed: owed?.data };
}

/** Who brings parcels by which rule, and what each carrier has collected and still has to bring. */
export default function DeskCarriersPage({
  loaderData: { carriers, rules, may_edit, terms, owed },
}: Route.ComponentProps) {
  return (
    <Stack>
      <PageName>Hãng vận chuyển</PageName>
      <WithAside
        aside={
          <>
            <Permitted to="bills.reopen">
              <Card title="Kiện trở về dù phiếu ghi đã giao">
                <ReopenForm />
              </Card>
            </Permitted>
            <Card title="Giao lại và hỏi hãng">
              <DeliveryTerms terms={terms} mayEdit={may_edit} />
            </Card>
          </>
        }
      >
        {owed ? <OwedCods owed={owed} carriers={carriers} /> : null}
        <Card title="Quy tắc chọn hãng">
          <CarrierRules carriers={carriers} rules={rules} mayEdit={may_edit} />
        </Card>
      </WithAside>
    </Stack>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

/** What carriers have collected and not brought yet, with the form for their report. */
function OwedCods({
  owed,
  carriers,
}: {
  readonly owed: NonNullable<Loaded['owed']>;
  readonly carriers: Loaded['carriers'];
}) {
  const connected = carriers.filter(({ is_connected }) => is_connected);
  return (
    <Card title="Tiền thu hộ hãng chưa chuyển">
      <Stack>
        {owed.length === 0 ? (
          <p>Không hãng nào còn giữ tiền.</p>
        ) : (
          <Facts
            rows={owed.map(({ name, count, owed_vnd, since }) => [
              name,
              `${formatDong(owed_vnd)} · ${count} phiếu · từ ${formatDay(since)}`,
            ])}
          />
        )}
        {connected.length > 0 ? <CodReportForm carriers={connected} /> : null}
      </Stack>
    </Card>
  );
}
