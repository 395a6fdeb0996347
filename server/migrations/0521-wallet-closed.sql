-- A transfer that belongs to no customer is closed by two people, with what it was.
alter table wallet_transfers
  add column closed_as text collate "C",
  drop constraint wallet_transfers_state,
  add constraint wallet_transfers_state check (state in ('credited', 'unmatched', 'settled', 'closed', 'ignored')),
  drop constraint wallet_transfers_settled,
  add constraint wallet_transfers_settled check ((settled_at is not null and settled_by is not null) = (state in ('settled', 'closed'))),
  add constraint wallet_transfers_closed check ((closed_as is not null) = (state = 'closed')),
  add constraint wallet_transfers_purpose check (closed_as in ('carrier-remittance', 'returned', 'company-income'));
