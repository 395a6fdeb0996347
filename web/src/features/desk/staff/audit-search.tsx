import { ACT_TITLES } from '@hako/contract/approvals/act-titles';
import type { StaffAccount } from '@hako/contract/staff/accounts';
import { AUDIT_ACTS } from '@hako/contract/staff/audit/audit-acts';
import { Form, useSearchParams } from 'react-router';
import { Button } from '../../../ui/forms/button.tsx';
import { Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { Row } from '../../../ui/frames/card.tsx';

const ACTS = [
  { value: '', label: 'Tất cả' },
  ...Object.entries(AUDIT_ACTS).flatMap(([group, acts]) =>
    Object.entries(acts).map(([value, label]) => ({ value, label, group })),
  ),
  ...Object.entries(ACT_TITLES).map(([act, label]) => ({
    ...{ value: `${act}.*`, label },
    group: 'Hai người duyệt',
  })),
];

/** Searches the audit by author, act, thing and days; the address carries what is asked for. */
export function AuditSearch({ accounts }: { readonly accounts: readonly StaffAccount[] }) {
  const [search] = useSearchParams();
  const asked = (name: string) => ({ name, defaultValue: search.get(name) ?? '' });
  const authors = accounts.map(({ id, full_name: label }) => ({ value: id, label }));
  return (
    <Form method="get" key={search.toString()}>
      <Row gap={2} isBottom>
        <Select
          label="Người làm"
          options={[{ value: '', label: 'Tất cả' }, ...authors]}
          {...asked('actor')}
        />
        <Select label="Việc" options={ACTS} {...asked('action')} />
        <TextInput label="Đối tượng" placeholder="Mã đơn, phiếu, kiện…" {...asked('subject')} />
        <TextInput label="Từ ngày" type="date" {...asked('from')} />
        <TextInput label="Đến ngày" type="date" {...asked('to')} />
        <Button type="submit" kind="main">
          Tìm
        </Button>
      </Row>
    </Form>
  );
}
