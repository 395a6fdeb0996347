import type { readSalesCareEndpoint } from '@hako/contract/support/sales-care';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { formatPhone } from '../../text/contact.ts';
import { ButtonLink } from '../../ui/forms/button.tsx';
import { Card, Row } from '../../ui/frames/card.tsx';

type SalesPerson = NonNullable<EndpointReply<typeof readSalesCareEndpoint>['data']['staff']>;

/** Telephone, Zalo and messages of who looks after me; `about` is the code of an order. */
export function SalesWays({
  staff,
  about,
}: {
  readonly staff: SalesPerson;
  readonly about?: string;
}) {
  const talk = about ? `/account/messages?don=${encodeURIComponent(about)}` : '/account/messages';
  return (
    <Row>
      {staff.phone ? (
        <a href={`tel:${staff.phone}`} aria-label={`Gọi ${staff.full_name}`}>
          {formatPhone(staff.phone)}
        </a>
      ) : null}
      {staff.zalo ? (
        <a href={staff.zalo} rel="noreferrer">
          Zalo
        </a>
      ) : null}
      <ButtonLink isSmall to={talk}>
        Nhắn tin
      </ButtonLink>
    </Row>
  );
}

/** The same beside an order. */
export const SalesContact = ({
  staff,
  about,
}: {
  readonly staff: SalesPerson;
  readonly about: string;
}) => (
  <Card title="Nhân viên phụ trách" level={3}>
    <p>
      <strong>{staff.full_name}</strong> ({staff.staff_code})
    </p>
    <SalesWays staff={staff} about={about} />
  </Card>
);
