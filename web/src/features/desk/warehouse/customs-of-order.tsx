import type { CustomsLineBody, CustomsReply } from '@hako/contract/logistics/customs';
import { languageOf } from '../../../text/language.ts';
import { formatYen } from '../../../text/money.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import styles from '../desk.module.css';
import { CustomsLineFields } from './customs-line-fields.tsx';

interface Props {
  readonly order: CustomsReply['orders'][number];
  /** The lines of this order. */
  readonly lines: readonly CustomsLineBody[];
  /** What was missing when the lines were saved; nothing while they are being changed. */
  readonly problems: CustomsReply['problems'];
  /** The papers may still be changed. */
  readonly isOpen: boolean;
  readonly onChange: (line: CustomsLineBody, part: Partial<CustomsLineBody>) => void;
  readonly onAdd: (line: CustomsLineBody) => void;
  readonly onRemove: (line: CustomsLineBody) => void;
}

/** What is declared of one order: its sum beside what was paid, what is still missing, and its lines. */
export function CustomsOfOrder({
  order,
  lines,
  problems,
  isOpen,
  onChange,
  onAdd,
  onRemove,
}: Props) {
  const declared = lines.reduce((sum, { value_jpy }) => sum + value_jpy, 0);
  const left = Math.max(0, order.paid_jpy - declared);
  return (
    <Card
      level={3}
      title={order.title_vi ?? order.title}
      action={
        <Tag tone={declared === order.paid_jpy ? 'good' : 'bad'}>
          {formatYen(declared)} / {formatYen(order.paid_jpy)}
        </Tag>
      }
    >
      <Stack gap={1}>
        <AboutOrder order={order} problems={problems} />
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own; it is edited in its place.
          <fieldset key={index} className={styles.customs} disabled={!isOpen}>
            <legend className={styles.line}>Dòng {index + 1}</legend>
            <CustomsLineFields line={line} onChange={(part) => onChange(line, part)} />
            {lines.length > 1 ? (
              <Button kind="quiet" isSmall onClick={() => onRemove(line)}>
                Bỏ dòng
              </Button>
            ) : null}
          </fieldset>
        ))}
        {isOpen ? (
          <Row>
            <Button isSmall onClick={() => onAdd(emptyLine(order.code, left))}>
              Thêm dòng
            </Button>
          </Row>
        ) : null}
      </Stack>
    </Card>
  );
}

/** Which goods and parcels these are, what the owner's rules say of them, and what is still missing. */
function AboutOrder({ order, problems }: Pick<Props, 'order' | 'problems'>) {
  return (
    <>
      <p className={styles.line}>
        {order.code} · kiện {order.parcels.join(', ')} ·{' '}
        <span lang={languageOf(order.title)}>{order.title}</span>
      </p>
      {order.flags.map(({ rule, reason }) => (
        <Banner key={reason} tone={rule === 'block' ? 'bad' : 'estimate'}>
          {reason}
        </Banner>
      ))}
      {problems.length > 0 ? (
        <ul>
          {problems.map(({ text, line }) => (
            <li key={`${line}${text}`}>{text}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** What is left of the price goes onto the next line. */
const emptyLine = (order: string, valueJpy: number): CustomsLineBody => ({
  order,
  description: '',
  hs_code: '',
  quantity: 1,
  value_jpy: valueJpy,
  origin: 'JP',
});
