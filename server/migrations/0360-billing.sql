-- Bills (phiếu xuất kho): the delivery slip of one or more orders in Vietnam, with the second payment on it.
create table bills (
  id uuid not null,
  code text not null,
  customer_id uuid not null,
  -- The states of the orders on it, which move together; CANCEL when the slip was taken back.
  state text not null,
  total_vnd bigint not null,
  paid_at timestamptz,
  -- Its receiver pays the carrier at the door: see bill_cods.
  is_cod boolean not null default false,
  address jsonb not null,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  -- Delivered on the customer's word alone: its carrier said nothing of it yet, and may still say otherwise.
  received_word_at timestamptz,
  constraint bills_pkey primary key (id),
  constraint bills_code unique (code),
  constraint bills_state check (state in (
    'BILL_NEW', 'BILL_CONFIRMED', 'BILL_APPROVED', 'PACKING', 'BILL_EXPORT', 'DELIVERY', 'COMPLETED', 'BILL_INVENTORY', 'CANCEL')),
  constraint bills_total check (total_vnd >= 0),
  constraint bills_received_word check (received_word_at is null or state = 'COMPLETED'),
  -- Nothing leaves the warehouse unpaid, unless the carrier collects.
  constraint bills_paid_before_packing check (
    paid_at is not null or is_cod or state in ('BILL_NEW', 'BILL_CONFIRMED', 'BILL_APPROVED', 'CANCEL'))
);
create index bills_customer on bills (customer_id, created_at desc);
create index bills_state_moved on bills (state, moved_at) where state not in ('COMPLETED', 'CANCEL');
-- Delivered, and the carrier has not brought the money yet: few, however many bills there are.
create index bills_unsettled_cod on bills (moved_at) where is_cod and paid_at is null and state = 'COMPLETED';

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

-- What we asked a carrier to deliver. A parcel that could not be delivered goes out again as a consignment of its own; what was told of the
-- one before moves nothing any more.
create table consignments (
  bill_id uuid not null,
  attempt integer not null default 1,
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
  -- When the program last had an answer about the parcel from its carrier, also one without news: whoever was asked longest ago is asked next.
  tracked_at timestamptz,
  -- When a person last asked the carrier where the parcel is.
  looked_up_at timestamptz,
  ended_at timestamptz,
  constraint consignments_pkey primary key (bill_id, attempt),
  constraint consignments_bill foreign key (bill_id) references bills (id),
  constraint consignments_carrier_code unique (carrier, carrier_code),
  constraint consignments_carrier check (carrier in ('ghn', 'ghtk', 'viettel-post', 'by-hand')),
  constraint consignments_attempt check (attempt > 0),
  constraint consignments_state check (state in ('sending', 'unknown', 'created', 'refused'))
);
create unique index consignments_one_current on consignments (bill_id) where ended_at is null;
-- Parcels on their way from which nothing was heard: asked about by the clock.
create index consignments_silent on consignments (greatest(coalesce(status_at, asked_at), looked_up_at)) where state = 'created' and ended_at is null;
-- A label of a carrier leads to its bill, whoever carries it.
create index consignments_by_carrier_code on consignments (carrier_code) where carrier_code is not null;

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

-- The owner's rule by which a parcel gets one of the three carriers.
create table carrier_rules (
  -- The first line that fits, and whose carrier is connected, takes the parcel.
  position integer not null,
  carrier text not null,
  -- Of delivery; empty: all.
  provinces text[] not null,
  min_weight_g bigint,
  max_weight_g bigint,
  -- What the goods are worth.
  min_value_vnd bigint,
  max_value_vnd bigint,
  -- What is to be collected at the door.
  max_collect_vnd bigint,
  note text not null,
  constraint carrier_rules_pkey primary key (position),
  constraint carrier_rules_carrier check (carrier in ('ghn', 'ghtk', 'viettel-post'))
);

-- A beginning for the owner to change. Upland provinces lie far from the cities' depots but have a post office in every commune; light parcels of
-- little worth inside the two big cities go to whoever is cheap there; everything else, and whatever is collected, where most is allowed.
insert into carrier_rules (position, carrier, provinces, min_weight_g, max_weight_g, min_value_vnd, max_value_vnd, max_collect_vnd, note) values
  (1, 'viettel-post', '{}', 20000, null, null, null, null, 'Hàng từ 20 kg'),
  (2, 'viettel-post', '{04,08,11,12,14,15,20,52,66,68}', null, null, null, null, null, 'Miền núi, Tây Nguyên'),
  (3, 'ghtk', '{01,79}', null, 3000, null, 5000000, 5000000, 'Hàng nhẹ, giá trị nhỏ trong Hà Nội và TP. Hồ Chí Minh'),
  (4, 'ghn', '{}', null, null, null, null, 50000000, 'Mọi nơi khác; GHN thu hộ tối đa 50 triệu đồng'),
  (5, 'viettel-post', '{}', null, null, null, null, null, 'Khi không hãng nào ở trên nhận'),
  (6, 'ghtk', '{}', null, 20000, null, null, 20000000, 'Dự phòng');

-- What became of a parcel after an attempt that failed: what its customer wishes, when we had it in our hands again, and how it ended.
create table redeliveries (
  bill_id uuid not null,
  attempt integer not null,
  wish text,
  asked_at timestamptz,
  -- A customer, or staff on the telephone.
  asked_by uuid,
  -- Where it goes from now on; null: where it went before.
  address jsonb,
  note text,
  fee_vnd bigint not null default 0,
  -- Staff let the customer off the fee.
  waived_reason text,
  fee_returned_at timestamptz,
  returned_at timestamptz,
  returned_by uuid,
  shelf text,
  ended_at timestamptz,
  ended_as text,
  ended_by uuid,
  ended_reason text,
  constraint redeliveries_pkey primary key (bill_id, attempt),
  constraint redeliveries_bill foreign key (bill_id) references bills (id),
  constraint redeliveries_wish check (wish in ('deliver', 'collect')),
  constraint redeliveries_asked check (num_nulls(wish, asked_at, asked_by) in (0, 3)),
  constraint redeliveries_returned check (num_nulls(returned_at, returned_by) in (0, 2)),
  constraint redeliveries_fee check (fee_vnd >= 0 and (fee_vnd = 0 or (wish = 'deliver' and waived_reason is null))),
  constraint redeliveries_fee_returned check (fee_returned_at is null or fee_vnd > 0),
  -- delivered: its carrier brought it after all · sent · collected at our counter · lost
  constraint redeliveries_end check (ended_as in ('delivered', 'sent', 'collected', 'lost') and num_nulls(ended_at, ended_as) in (0, 2)),
  -- Only what lies before us is sent or handed over.
  constraint redeliveries_in_hand check (ended_as is null or ended_as not in ('sent', 'collected') or returned_at is not null)
);

-- The owner's terms from a day on: what another delivery costs, đồng, and after how many days of silence a person asks the carrier.
create table delivery_terms (
  valid_from date not null,
  redelivery_fee_vnd bigint not null,
  silent_days integer not null,
  constraint delivery_terms_pkey primary key (valid_from),
  constraint delivery_terms_fee check (redelivery_fee_vnd between 0 and 10000000),
  constraint delivery_terms_days check (silent_days between 1 and 60)
);
insert into delivery_terms (valid_from, redelivery_fee_vnd, silent_days) values ('2025-01-01', 30000, 3);

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
  -- What the carrier really brought of what it collected, and why that was booked though it was less; the rest is its debt until it comes.
  brought_vnd bigint,
  short_reason text,
  rest_reference text,
  rest_by uuid,
  rest_at timestamptz,
  constraint bill_cods_pkey primary key (bill_id),
  constraint bill_cods_bill foreign key (bill_id) references bills (id),
  constraint bill_cods_amount check (amount_vnd > 0),
  constraint bill_cods_settled check (num_nulls(settled_at, settled_by, reference) in (0, 3)),
  constraint bill_cods_brought check (
    (settled_at is null) = (brought_vnd is null) and brought_vnd > 0 and brought_vnd <= amount_vnd),
  constraint bill_cods_short check (short_reason is not null or brought_vnd = amount_vnd),
  constraint bill_cods_rest check (
    num_nulls(rest_reference, rest_by, rest_at) in (0, 3) and (rest_at is null or (short_reason is not null and brought_vnd = amount_vnd)))
);
create index bill_cods_customer on bill_cods (customer_id, chosen_at desc);
create index bill_cods_owed on bill_cods (settled_at) where brought_vnd < amount_vnd;

-- What a person read in a carrier's report of collected money, line by line, and what became of each.
create table cod_report_lines (
  carrier text not null,
  reference text not null,
  carrier_code text not null,
  amount_vnd bigint not null,
  bill_id uuid,
  -- settled · settled-before · amount-differs · not-delivered · not-collected · unknown
  outcome text not null,
  booked_by uuid not null,
  booked_at timestamptz not null,
  constraint cod_report_lines_pkey primary key (carrier, reference, carrier_code),
  constraint cod_report_lines_amount check (amount_vnd >= 0),
  constraint cod_report_lines_outcome check (outcome in ('settled', 'settled-before', 'amount-differs', 'not-delivered', 'not-collected', 'unknown'))
);
create index cod_report_lines_bill on cod_report_lines (bill_id);
