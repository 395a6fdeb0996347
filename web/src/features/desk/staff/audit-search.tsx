import type { StaffAccount } from '@hako/contract/staff/accounts';
import { Form, useSearchParams } from 'react-router';
import { Button } from '../../../ui/forms/button.tsx';
import { Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { Row } from '../../../ui/frames/card.tsx';

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
        <TextInput label="Việc" placeholder="staff.disable" {...asked('action')} />
        <TextInput label="Đối tượng" placeholder="order:…" {...asked('subject')} />
        <TextInput label="Từ ngày" type="date" {...asked('from')} />
        <TextInput label="Đến ngày" type="date" {...asked('to')} />
        <Button type="submit" kind="main">
          Tìm
        </Button>
      </Row>
    </Form>
  );
}
