import type { CarrierRule } from '@hako/contract/billing/carriers';
import { useState } from 'react';
import { formatDong, formatWeight } from '../../../text/money.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import styles from '../desk.module.css';
import { type Carriers, carrierName, CarrierRulesForm } from './carrier-rules-form.tsx';

interface Props {
  readonly carriers: Carriers;
  readonly rules: readonly CarrierRule[];
  readonly mayEdit: boolean;
}

/** The owner's rule, line by line: the first line that fits a parcel and whose carrier is connected takes it. An admin edits it. */
export function CarrierRules({ carriers, rules, mayEdit }: Props) {
  const [isEdited, setEdited] = useState(false);
  if (isEdited)
    return <CarrierRulesForm carriers={carriers} rules={rules} onClose={() => setEdited(false)} />;
  return (
    <Stack>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={`${rule.carrier} ${conditionsOf(rule)} ${rule.note}`}>
            <strong>{carrierName(carriers, rule.carrier)}</strong>
            {rule.note ? `: ${rule.note}` : ''}
            <br />
            <small>{conditionsOf(rule)}</small>
          </li>
        ))}
      </ol>
      <p>
        Dòng đầu tiên hợp với kiện và có hãng đã nối sẽ được chọn; bàn giao hàng vẫn có thể chọn
        hãng khác.
      </p>
      {mayEdit ? (
        <Row>
          <Button onClick={() => setEdited(true)}>Sửa quy tắc</Button>
        </Row>
      ) : null}
    </Stack>
  );
}

function conditionsOf(rule: CarrierRule): string {
  const said = [
    rule.provinces.length > 0 ? `tỉnh ${rule.provinces.join(', ')}` : 'mọi tỉnh',
    rule.min_weight_g === null ? '' : `từ ${formatWeight(rule.min_weight_g)}`,
    rule.max_weight_g === null ? '' : `đến ${formatWeight(rule.max_weight_g)}`,
    rule.min_value_vnd === null ? '' : `hàng từ ${formatDong(rule.min_value_vnd)}`,
    rule.max_value_vnd === null ? '' : `hàng đến ${formatDong(rule.max_value_vnd)}`,
    rule.max_collect_vnd === null ? '' : `thu hộ đến ${formatDong(rule.max_collect_vnd)}`,
  ];
  return said.filter(Boolean).join(' · ');
}
