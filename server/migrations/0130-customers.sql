-- Customers: profile, level, address book, settings.

create table customer_levels (
  code text constraint customer_levels_pkey primary key,
  name text not null,
  rank integer not null constraint customer_levels_rank_once unique,
  deposit_percent integer not null constraint customer_levels_deposit_percent check (deposit_percent between 0 and 100),
  service_fee_discount_percent integer not null constraint customer_levels_service_percent check (service_fee_discount_percent between 0 and 100),
  freight_discount_percent integer not null constraint customer_levels_freight_percent check (freight_discount_percent between 0 and 100),
  concurrent_auctions integer not null constraint customer_levels_auctions_positive check (concurrent_auctions > 0),
  free_storage_days integer not null constraint customer_levels_days_not_negative check (free_storage_days >= 0)
);
-- A sensible beginning; the operator edits it at the desk.
insert into customer_levels (code, name, rank, deposit_percent, service_fee_discount_percent, freight_discount_percent, concurrent_auctions, free_storage_days)
values ('MEMBER', 'Thành viên', 0, 100, 0, 0, 5, 30),
       ('SILVER', 'Bạc', 1, 80, 5, 2, 10, 45),
       ('GOLD', 'Vàng', 2, 60, 10, 5, 20, 60),
       ('PLATINUM', 'Bạch kim', 3, 40, 20, 10, 50, 90);

create table customers (
  customer_id uuid constraint customers_pkey primary key,
  customer_no text not null constraint customers_no_once unique,
  full_name text not null constraint customers_full_name_length check (char_length(full_name) between 1 and 120),
  birthdate date,
  gender text constraint customers_gender_known check (gender in ('M', 'F', 'O')),
  avatar_url text constraint customers_avatar_url_length check (char_length(avatar_url) <= 500),
  level_code text not null default 'MEMBER' constraint customers_level references customer_levels,
  sales_staff_id uuid,
  settings jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index customers_sales_staff on customers (sales_staff_id) where sales_staff_id is not null;

-- Staff find customers by the beginnings of words of their names, with or without accents.
create function fold_vietnamese(written text) returns text
  language sql immutable parallel safe
  return translate(regexp_replace(lower(normalize(written, nfd)), '[\u0300-\u036f]', '', 'g'), 'đ', 'd');
create function name_words(full_name text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple'::regconfig, fold_vietnamese(full_name));
create index customers_name_words on customers using gin (name_words(full_name));

create table customer_addresses (
  address_id uuid constraint customer_addresses_pkey primary key,
  customer_id uuid not null constraint customer_addresses_customer references customers,
  receiver text not null constraint customer_addresses_receiver_length check (char_length(receiver) between 1 and 120),
  phone text not null constraint customer_addresses_phone_e164 check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  line text not null constraint customer_addresses_line_length check (char_length(line) between 1 and 300),
  province_code text not null,
  -- Null only for an address from the time of districts whose owner has not chosen a commune yet.
  commune_code text,
  -- As the owner read them when the address was saved; labels keep them.
  province text not null,
  commune text not null,
  old_district_id integer,
  old_district text,
  kind text constraint customer_addresses_kind_length check (char_length(kind) <= 40),
  remark text constraint customer_addresses_remark_length check (char_length(remark) <= 300),
  is_primary boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  constraint customer_addresses_removed_is_not_primary check (removed_at is null or not is_primary)
);
create unique index customer_addresses_one_primary on customer_addresses (customer_id) where is_primary;
create index customer_addresses_of_customer on customer_addresses (customer_id, created_at) where removed_at is null;
