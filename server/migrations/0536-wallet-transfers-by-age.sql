-- The desk pages through all transfers, and through those of one state, by when they came.
create index wallet_transfers_by_age on wallet_transfers (transferred_at, id);
create index wallet_transfers_of_state on wallet_transfers (state, transferred_at, id);
