-- Delivered, and the carrier has not brought the money yet: few, however many bills there are.
create index bills_unsettled_cod on bills (moved_at) where is_cod and paid_at is null and state = 'COMPLETED';
