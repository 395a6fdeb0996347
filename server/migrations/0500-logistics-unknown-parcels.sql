-- Parcels that came to one of our houses and that no order knows: laid aside on a place, until
-- somebody finds whose they are.
create table unknown_parcels (
  id uuid not null,
  code text not null,
  house text collate "C" not null,
  state text collate "C" not null default 'open',
  -- As somebody read it from the label, and as carriers compare it; both empty where there is none.
  carrier_number text not null,
  plain_number text collate "C" not null,
  seller_name text not null,
  weight_g integer not null,
  length_cm integer not null,
  width_cm integer not null,
  height_cm integer not null,
  photos uuid[] not null,
  -- Where it lies; once it is matched the place of its parcel counts.
  place text not null,
  note text not null,
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  -- It left us, back to its sender or thrown away.
  closed_at timestamptz,
  constraint unknown_parcels_pkey primary key (id),
  constraint unknown_parcels_code unique (code),
  constraint unknown_parcels_house check (house in ('JP', 'VN')),
  constraint unknown_parcels_state check (state in ('open', 'matched', 'returned', 'disposed')),
  constraint unknown_parcels_place check (place <> '' and left(place, 2) = house),
  constraint unknown_parcels_photos check (cardinality(photos) > 0),
  constraint unknown_parcels_measured check (
    weight_g > 0 and length_cm > 0 and width_cm > 0 and height_cm > 0
  ),
  constraint unknown_parcels_closed check (
    (state in ('returned', 'disposed')) = (closed_at is not null)
  )
);
-- Of two people who record one parcel the second is told.
create unique index unknown_parcels_number on unknown_parcels (house, plain_number)
  where state = 'open' and plain_number <> '';
create index unknown_parcels_waiting on unknown_parcels (house, recorded_at, id)
  where state = 'open';
create index unknown_parcels_listed on unknown_parcels (house, state, recorded_at, id);
create index unknown_parcels_on_place on unknown_parcels (place, code) where state = 'open';

-- Whose they were found to be. A match that was wrong is taken back and stays written.
create table unknown_parcel_matches (
  id uuid not null,
  unknown_id uuid not null,
  order_id uuid not null,
  customer_id uuid not null,
  parcel_id uuid not null,
  matched_by uuid not null,
  matched_at timestamptz not null,
  taken_back_by uuid,
  taken_back_at timestamptz,
  reason text,
  constraint unknown_parcel_matches_pkey primary key (id),
  constraint unknown_parcel_matches_unknown
    foreign key (unknown_id) references unknown_parcels (id),
  constraint unknown_parcel_matches_parcel foreign key (parcel_id) references parcels (id),
  constraint unknown_parcel_matches_taken_back check (
    num_nonnulls(taken_back_by, taken_back_at, reason) in (0, 3)
  )
);
create unique index unknown_parcel_matches_one on unknown_parcel_matches (unknown_id)
  where taken_back_at is null;
create unique index unknown_parcel_matches_once on unknown_parcel_matches (parcel_id)
  where taken_back_at is null;
create index unknown_parcel_matches_customer on unknown_parcel_matches (customer_id);
create index unknown_parcel_matches_parcels on unknown_parcel_matches (parcel_id);
