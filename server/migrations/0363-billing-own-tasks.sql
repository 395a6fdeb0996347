-- Bills that wait for their customer's payment.
create index bills_to_pay on bills (customer_id, moved_at) where state = 'BILL_APPROVED' and paid_at is null and not is_cod;
