-- A customer's bills are counted but for those that were taken back.
create index bills_customer_state on bills (customer_id, state);
