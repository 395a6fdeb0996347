-- A customer's bills are counted by stage, with what is not paid of them.
create index bills_customer_stage on bills (customer_id, state) include (paid_at, total_vnd);
drop index bills_customer_state;
