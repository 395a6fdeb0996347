-- Bills that may leave, among many that wait for their customers' money.
create index bills_free_to_leave on bills (moved_at) where state = 'BILL_APPROVED' and (paid_at is not null or is_cod);
