-- A parcel that could not be delivered goes out again as a consignment of its own; what was told of the one before moves nothing any more.
alter table consignments add column attempt integer not null default 1;
alter table consignments add column ended_at timestamptz;
-- When a person last asked the carrier where the parcel is.
alter table consignments add column looked_up_at timestamptz;
alter table consignments drop constraint consignments_pkey;
alter table consignments add constraint consignments_pkey primary key (bill_id, attempt);
alter table consignments add constraint consignments_attempt check (attempt > 0);
create unique index consignments_one_current on consignments (bill_id) where ended_at is null;
drop index consignments_silent;
create index consignments_silent on consignments (greatest(coalesce(status_at, asked_at), looked_up_at)) where state = 'created' and ended_at is null;

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
