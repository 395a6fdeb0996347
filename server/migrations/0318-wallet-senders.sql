-- Who sent a transfer, where the bank told it: the next one that names nobody is compared with it.
alter table wallet_transfers add column sender_account text, add column sender_name text;
create index wallet_transfers_of_sender on wallet_transfers (sender_account, customer_id)
  where sender_account is not null and customer_id is not null;
-- Payments that were asked for and may arrive without their number.
create index wallet_payment_links_open_amount on wallet_payment_links (amount_vnd, expires_at) where state = 'open';
