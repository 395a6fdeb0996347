-- The desk pages through the withdrawals of one state, the oldest first.
create index withdrawals_of_state on withdrawals (status, created_at, id);
