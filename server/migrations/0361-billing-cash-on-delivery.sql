-- Bills that the receiver pays to the carrier at the door: what is to be collected, and when the carrier handed it on to us.
create table bill_cods (
  bill_id uuid not null,
  customer_id uuid not null,
  amount_vnd bigint not null,
  chosen_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid,
  -- The carrier's own number of the report in which it stands.
  reference text,
  constraint bill_cods_pkey primary key (bill_id),
  constraint bill_cods_bill foreign key (bill_id) references bills (id),
  constraint bill_cods_amount check (amount_vnd > 0),
  constraint bill_cods_settled check (num_nulls(settled_at, settled_by, reference) in (0, 3))
);
create index bill_cods_customer on bill_cods (customer_id, chosen_at desc);

alter table bills add column is_cod boolean not null default false;
-- Nothing leaves the warehouse unpaid, unless the carrier collects.
alter table bills drop constraint bills_paid_before_packing;
alter table bills add constraint bills_paid_before_packing check (
  paid_at is not null or is_cod or state in ('BILL_NEW', 'BILL_CONFIRMED', 'BILL_APPROVED', 'CANCEL'));
