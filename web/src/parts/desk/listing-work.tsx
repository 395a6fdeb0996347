import type { ComponentProps, ReactNode } from 'react';
import { customerName } from '../../text/people.ts';
import type { Moment } from '../../text/time.ts';
import { Card, Facts, Stack } from '../../ui/frames/card.tsx';
import { Countdown } from '../../ui/figures/countdown.tsx';

/** What the desk has to do with one listing for one customer: until when, the listing at its marketplace, where it stands, and under that what can be done. */
export function ListingWork({
  name,
  endsAt,
  clockOffsetMs,
  note,
  customer,
  listing,
  facts,
  children,
}: {
  readonly name: string;
  readonly endsAt: Moment;
  /** The marketplace's clock minus this device's, where the marketplace decides. */
  readonly clockOffsetMs?: number;
  readonly note?: string;
  readonly customer: Parameters<typeof customerName>[0];
  readonly listing: { readonly label: string; readonly code: string; readonly url: string };
  readonly facts: ComponentProps<typeof Facts>['rows'];
  readonly children?: ReactNode;
}) {
  return (
    <Card
      title={name}
      action={
        <Countdown endsAt={endsAt} {...(clockOffsetMs === undefined ? {} : { clockOffsetMs })} />
      }
    >
      <Stack>
        {note ? <p>{note}</p> : null}
        <Facts
          rows={[
            ['Khách hàng', customerName(customer)],
            [
              listing.label,
              <a key="url" href={listing.url} target="_blank" rel="noreferrer">
                {listing.code}
              </a>,
            ],
            ...facts,
          ]}
        />
        {children}
      </Stack>
    </Card>
  );
}
