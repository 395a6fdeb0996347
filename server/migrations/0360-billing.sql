-- Bills (phiếu xuất kho): the delivery slip of one or more orders in Vietnam, with the second payment on it.
create table bills (
  id uuid not null,
  code text not null,
  customer_id uuid not null,
  -- The states of the orders on it, which move together; CANCEL when the slip was taken back.
  state text not null,
  total_vnd bigint not null,
  paid_at timestamptz,
  address jsonb not null,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  constraint bills_pkey primary key (id),
  constraint bills_code unique (code),
  constraint bills_state check (state in (
    'BILL_NEW', 'BILL_CONFIRMED', 'BILL_APPROVED', 'PACKING', 'BILL_EXPORT', 'DELIVERY', 'COMPLETED', 'BILL_INVENTORY', 'CANCEL')),
  constraint bills_total check (total_vnd >= 0),
  -- Nothing leaves the warehouse unpaid.
  constraint bills_paid_before_packing check (paid_at is not null or state in ('BILL_NEW', 'BILL_CONFIRMED', 'BILL_APPROVED', 'CANCEL'))
);
create index bills_customer on bills (customer_id, created_at desc);
create index bills_state_moved on bills (state, moved_at) where state not in ('COMPLETED', 'CANCEL');

create table bill_orders (
  bill_id uuid not null,
  order_id uuid not null,
  order_code text not null,
  second_payment_vnd bigint not null,
  -- What a deposit left open of the first payment.
  outstanding_first_vnd bigint not null,
  parts jsonb not null,
  is_live boolean not null default true,
  constraint bill_orders_pkey primary key (bill_id, order_id),
  constraint bill_orders_bill foreign key (bill_id) references bills (id),
  constraint bill_orders_amounts check (second_payment_vnd >= 0 and outstanding_first_vnd >= 0)
);
-- An order is on one living bill at most (invariant I14).
create unique index bill_orders_one_live on bill_orders (order_id) where is_live;

-- What we asked a carrier to deliver.
create table consignments (
  bill_id uuid not null,
  carrier text not null,
  -- sending: asked, no answer yet · unknown: the answer was lost · created · refused
  state text not null,
  carrier_code text,
  fee_vnd bigint,
  expected_at timestamptz,
  detail text,
  -- Newest event that was applied; older ones move nothing.
  status text,
  status_at timestamptz,
  asked_at timestamptz not null,
  asked_by uuid not null,
  constraint consignments_pkey primary key (bill_id),
  constraint consignments_bill foreign key (bill_id) references bills (id),
  constraint consignments_carrier_code unique (carrier, carrier_code),
  constraint consignments_carrier check (carrier in ('ghn', 'by-hand')),
  constraint consignments_state check (state in ('sending', 'unknown', 'created', 'refused'))
);

-- Every event that a carrier told, applied or not; the key is what makes a repeated one known.
create table carrier_events (
  carrier text not null,
  carrier_code text not null,
  type text not null,
  status text not null,
  at timestamptz not null,
  told jsonb not null,
  is_applied boolean not null,
  received_at timestamptz not null,
  constraint carrier_events_pkey primary key (carrier, carrier_code, type, at, status)
);
