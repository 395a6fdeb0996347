import { AuditLink } from '../../../parts/desk/audit-link.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Row } from '../../../ui/frames/card.tsx';

/** Everything of a customer that has a table of its own, narrowed to them. */
export const CustomerLinks = ({
  customerId,
  mayTalk,
}: {
  readonly customerId: string;
  readonly mayTalk: boolean;
}) => (
  <Row>
    {mayTalk ? (
      <ButtonLink isSmall to={`/desk/messages?state=all&customer=${customerId}`}>
        Tin nhắn
      </ButtonLink>
    ) : null}
    <ButtonLink isSmall to={`/desk/orders?customer=${customerId}`}>
      Mọi đơn hàng
    </ButtonLink>
    <ButtonLink isSmall to={`/desk/bids?customer=${customerId}`}>
      Lượt đặt giá
    </ButtonLink>
    <AuditLink subject={`customer:${customerId}`} isSmall />
  </Row>
);
