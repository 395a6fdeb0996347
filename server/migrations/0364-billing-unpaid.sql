-- What reports read of bills that wait for their customer's payment.
create view unpaid_bills as
  select moved_at as asked_at, total_vnd from bills
  where state = 'BILL_APPROVED' and paid_at is null and not is_cod;
