-- What a notification is about, so that all of one order, bill, bid, complaint or talk are one
-- thread: the page it leads to, where that page is of one thing. Everything else stands alone under
-- its number.
alter table notifications add column thread text collate "C" not null generated always as (
  case
    when link ~ '^/account/(quotes|bids|complaints|messages)/[A-Za-z0-9-]+$'
      or link ~ '^/account/invoices[?]code=[A-Za-z0-9-]+$'
      or link ~ '^/account/negotiations[?]offer=[A-Za-z0-9-]+$' then link
    else '#' || number::text
  end
) stored;
create index notifications_thread on notifications (customer_id, thread, number);
