-- A transfer that names nobody may be what a bill asks for.
create index bills_unpaid_total on bills (total_vnd, created_at) where paid_at is null and state not in ('COMPLETED', 'CANCEL');
