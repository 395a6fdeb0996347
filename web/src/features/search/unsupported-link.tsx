import { siteName } from '@hako/contract/marketplaces/sites';
import type { ReactNode } from 'react';
import { addressIn } from '../../text/keyword.ts';
import { ButtonLink } from '../../ui/forms/button.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';

/**
 * A link that leads to nothing that we read: a person prices it, with the link already in the form.
 * `children`: where to search on.
 */
export function UnsupportedLink({
  message,
  typed,
  served,
  children,
}: {
  readonly message: string;
  /** What was pasted. */
  readonly typed: string;
  /** Wire names of the sites whose links open here. */
  readonly served: readonly string[];
  readonly children?: ReactNode;
}) {
  return (
    <EmptyState title={message}>
      <p>
        Hako mở được link của {served.map(siteName).join(', ')}, kể cả link Buyee, ZenMarket, FROM
        JAPAN và Janbox. Cửa hàng khác thì nhân viên Hako xem link rồi báo giá cho bạn.
      </p>
      <p>
        <QuoteThisLink typed={typed} />
      </p>
      {children}
    </EmptyState>
  );
}

/** To the request for a quotation, with the pasted link filled in. */
export function QuoteThisLink({ typed }: { readonly typed: string }) {
  const link = addressIn(typed);
  const question = link === '' ? '' : `?${new URLSearchParams({ link })}`;
  return (
    <ButtonLink kind="main" to={`/account/quotes/request${question}`}>
      Nhờ Hako báo giá link này
    </ButtonLink>
  );
}
