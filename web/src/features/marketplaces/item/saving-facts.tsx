import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { formatWeight, formatYen } from '../../../text/money.ts';
import type { Item } from './item-facts.tsx';
import styles from './saving-facts.module.css';

const SIGNS = {
  good: { Icon: IconCircleCheck, word: 'Tốt: ' },
  info: { Icon: IconInfoCircle, word: '' },
  caution: { Icon: IconAlertTriangle, word: 'Lưu ý: ' },
} as const;
/** The card of the seller says it. */
const SAID_OF_SELLER: ReadonlySet<string> = new Set(['seller-store', 'seller-trusted']);
/** What is to be thought about stands first. */
const ORDER = ['caution', 'info', 'good'] as const;

/** What saves a person from a wrong purchase, each with its sign: condition, age, tax, delivery in Japan, the seller, how heavy it may be. */
export function SavingFacts({ item }: { readonly item: Item }) {
  const said = new Set(item.warnings.map(({ message }) => message));
  const facts = item.facts.filter(
    ({ code, message }) => !said.has(message) && !SAID_OF_SELLER.has(code),
  );
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
                  {fact.amount_jpy ? ` (${formatYen(fact.amount_jpy)})` : ''}
                </span>
              </li>
            );
          }),
      )}
      {item.parcel ? (
        <li data-level="info">
          <IconInfoCircle aria-hidden="true" size={20} />
          <span>
            Nặng {weightText(item.parcel.weight_g)}, cỡ khoảng{' '}
            {item.parcel.size_cm.likely.join(' × ')} cm. {item.parcel.message}
          </span>
        </li>
      ) : null}
    </ul>
  );
}

function weightText({ low, likely, high }: NonNullable<Item['parcel']>['weight_g']): string {
  return low === high
    ? formatWeight(likely)
    : `khoảng ${formatWeight(likely)} (${formatWeight(low)}–${formatWeight(high)})`;
}
