import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { formatWeight, formatYen } from '../../text/money.ts';
import type { Item } from './item-facts.tsx';
import styles from './saving-facts.module.css';

const SIGNS = {
  good: { Icon: IconCircleCheck, word: 'Tốt: ' },
  info: { Icon: IconInfoCircle, word: '' },
  caution: { Icon: IconAlertTriangle, word: 'Lưu ý: ' },
} as const;
/** What is to be thought about stands first. */
const ORDER = ['caution', 'info', 'good'] as const;

/** What saves a person from a wrong purchase, each with its sign: condition, age, tax, delivery in Japan, the seller, how heavy it may be. */
export function SavingFacts({ item }: { readonly item: Item }) {
  const said = new Set(item.warnings.map(({ message }) => message));
  const facts = item.facts.filter(({ message }) => !said.has(message));
  if (facts.length === 0 && !item.parcel) return null;
  return (
    <ul role="list" className={styles.facts}>
      {ORDER.flatMap((level) =>
        facts
          .filter((fact) => fact.level === level)
          .map((fact) => {
            const { Icon, word } = SIGNS[level];
            return (
              <li key={fact.code} data-level={level}>
                <Icon aria-hidden="true" size={20} />
                <span>
                  <span className="unseen">{word}</span>
                  {fact.message}
                  {fact.amount_jpy === null ? '' : ` (${formatYen(fact.amount_jpy)})`}
                </span>
              </li>
            );
          }),
      )}
      {item.parcel ? (
        <li data-level="info">
          <IconInfoCircle aria-hidden="true" size={20} />
          <span>
            Nặng khoảng {formatWeight(item.parcel.weight_g.likely)} ({formatWeight(item.parcel.weight_g.low)}–
            {formatWeight(item.parcel.weight_g.high)}), cỡ khoảng {item.parcel.size_cm.likely.join(' × ')} cm. {item.parcel.message}
          </span>
        </li>
      ) : null}
    </ul>
  );
}
