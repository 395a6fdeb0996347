import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { formatYen } from '../../../../text/money.ts';
import styles from './facts.module.css';
import type { Item } from './item.ts';
import { isCell } from './saving-cells.ts';

const SIGNS = {
  good: { Icon: IconCircleCheck, word: 'Tốt: ' },
  info: { Icon: IconInfoCircle, word: '' },
  caution: { Icon: IconAlertTriangle, word: 'Lưu ý: ' },
} as const;
/** The lines of the seller say it. */
const SAID_OF_SELLER: ReadonlySet<string> = new Set(['seller-store', 'seller-trusted']);
/** What is to be thought about stands first. */
const ORDER = ['caution', 'info', 'good'] as const;

/** What saves a person from a wrong purchase and needs a sentence, each with its sign. */
export function SavingFacts({ item }: { readonly item: Item }) {
  const said = new Set(item.warnings.map(({ message }) => message));
  const facts = item.facts.filter(
    (fact) => !said.has(fact.message) && !SAID_OF_SELLER.has(fact.code) && !isCell(fact),
  );
  if (facts.length === 0) return null;
  return (
    <ul role="list" className={styles.sentences}>
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
    </ul>
  );
}
