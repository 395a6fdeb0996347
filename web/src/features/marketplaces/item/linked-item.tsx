import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Card } from '../../../ui/frames/card.tsx';
import { Picture } from '../../../ui/frames/picture.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import type { Item } from './facts/item.ts';
import { ItemFacts } from './facts/item-facts.tsx';
import { ItemHead } from './item-head.tsx';
import styles from './linked-item.module.css';

/** An item in short, beside its price: enough to see that it is the right one. */
export function LinkedItem({ item }: { readonly item: Item }) {
  return (
    <Card>
      <div className={styles.linked}>
        <Picture src={item.pictures[0]} alt="" isFirst fit="contain" />
        <div className={styles.side}>
          <ItemHead item={item} />
          {item.status === 'open' ? (
            <ButtonLink kind="main" isWide to={item.path}>
              {item.auction ? 'Xem và đặt giá' : 'Xem và mua'}
            </ButtonLink>
          ) : (
            <Banner tone="estimate">
              Món này không còn bán. Báo giá bên cạnh chỉ để tham khảo.
            </Banner>
          )}
        </div>
      </div>
      <ItemFacts item={item} />
    </Card>
  );
}
