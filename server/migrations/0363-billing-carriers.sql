-- Three carriers, and the owner's rule by which a parcel gets one.
alter table consignments drop constraint consignments_carrier;
alter table consignments add constraint consignments_carrier check (carrier in ('ghn', 'ghtk', 'viettel-post', 'by-hand'));
-- Parcels on their way from which nothing was heard: asked about by the clock.
create index consignments_silent on consignments (coalesce(status_at, asked_at)) where state = 'created';

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
