-- The few bills that nobody has paid, as the register of all bills asks for them.
create index bills_unpaid_created on bills (created_at, id) where paid_at is null;
