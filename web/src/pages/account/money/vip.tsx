import { listLevelsEndpoint, readVipEndpoint } from '@hako/contract/membership/membership';
import { load } from '../../../api/load.ts';
import { benefitRows } from '../../../features/membership/benefits.ts';
import { ActivePlan, PlanCard } from '../../../features/membership/plan-card.tsx';
import { formatDong } from '../../../text/money.ts';
import { Card, Facts, Stack, WithAside } from '../../../ui/frames/card.tsx';
import { DataTable } from '../../../ui/figures/data-table.tsx';
import type { Route } from './+types/vip';

export const meta: Route.MetaFunction = () => [{ title: 'Hạng và gói VIP · Hako' }];

export async function loader({ context }: Route.LoaderArgs) {
  const [mine, all] = await Promise.all([
    load(context, readVipEndpoint),
    load(context, listLevelsEndpoint),
  ]);
  return { mine: mine.data, plans: all.data, levels: all.levels };
}

/** My level and why I have it, what the next one takes, and plans that give one for a fee. */
export default function VipPage({ loaderData: { mine, plans, levels } }: Route.ComponentProps) {
  const { level, active } = mine;
  const rankOf = (code: string) => levels.findIndex((one) => one.code === code);
  const obstacleTo = ({ level_code: code }: { readonly level_code: string }) => {
    if (active) return 'Bạn đang dùng một gói; gói mới bắt đầu được khi gói này hết hoặc bạn hủy.';
    return rankOf(code) > rankOf(level.code)
      ? undefined
      : `Bạn đã có hạng ${level.name}: gói này không cho thêm quyền lợi.`;
  };
  return (
    <Stack gap={3}>
      <h1>Hạng và gói VIP</h1>
      <WithAside
        aside={
          <Stack>
            {active ? <ActivePlan active={active} /> : null}
            {plans.map((plan) => (
              <PlanCard key={plan.code} plan={plan} obstacle={obstacleTo(plan)} />
            ))}
          </Stack>
        }
      >
        <Stack gap={3}>
          <LevelCard mine={mine} />
          <LevelTable levels={levels} />
        </Stack>
      </WithAside>
    </Stack>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

/** What the level gives, why the customer has it, and what the next one takes. */
function LevelCard({ mine }: Pick<Loaded, 'mine'>) {
  const { level, earned, next, spent_vnd: spent, active } = mine;
  const isEarned = earned.code === level.code;
  return (
    <Card title={`Hạng ${level.name}`}>
      <Stack>
        <Facts rows={benefitRows(level)} />
        <p>
          Bạn đã chi {formatDong(spent)} trong 365 ngày qua.{' '}
          {isEarned
            ? ''
            : `${active ? `Bạn có hạng ${level.name} nhờ gói VIP` : `Hako tặng bạn hạng ${level.name}`}; theo chi tiêu bạn ở hạng ${earned.name}. `}
          {next
            ? `Chi thêm ${formatDong(Math.max(0, next.min_spend - spent))} để ${isEarned ? 'lên' : 'tự đạt'} hạng ${next.name}.`
            : 'Đây là hạng cao nhất.'}
        </p>
      </Stack>
    </Card>
  );
}

function LevelTable({ levels }: Pick<Loaded, 'levels'>) {
  return (
    <DataTable
      name="Các hạng"
      keyOf={(row) => row.code}
      rows={levels}
      columns={[
        { key: 'name', head: 'Hạng', cell: (row) => row.name },
        {
          key: 'spend',
          head: 'Chi trong 365 ngày',
          isFigure: true,
          cell: (row) => formatDong(row.min_spend),
        },
        {
          key: 'deposit',
          head: 'Giữ khi đấu giá',
          isFigure: true,
          cell: (row) => `${row.payment_percent}%`,
        },
        {
          key: 'fee',
          head: 'Giảm phí',
          isFigure: true,
          cell: (row) => `${row.service_fee_discount_percent}%`,
        },
        {
          key: 'freight',
          head: 'Giảm cước',
          isFigure: true,
          cell: (row) => `${row.freight_discount_percent}%`,
        },
      ]}
      empty={null}
    />
  );
}
