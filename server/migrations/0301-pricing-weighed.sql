-- What our own warehouse weighed, and what is learned from it.

-- One row for each order whose single piece lay alone in its parcel; the goods packed as they were.
create table weighed_samples (
  order_id uuid not null,
  order_code text not null,
  parcel_code text not null,
  customer_id uuid not null,
  -- Kind of goods of the price list; `*`: nobody knows.
  category text collate "C" not null,
  -- What `server/src/modules/pricing/tables/rules/model-words.ts` read from the title; empty:
  -- nothing.
  model text collate "C" not null,
  title text not null,
  weight_g integer not null,
  -- Longest side first.
  length_cm integer not null,
  width_cm integer not null,
  height_cm integer not null,
  -- Its goods still lie alone in one parcel; otherwise nothing is learned from it.
  is_alone boolean not null default true,
  weighed_at timestamptz not null,
  -- When the row last became another one.
  changed_at timestamptz not null,
  -- Somebody of the staff does not want it to be learned from.
  excluded_at timestamptz,
  excluded_by uuid,
  excluded_reason text,
  constraint weighed_samples_pkey primary key (order_id),
  constraint weighed_samples_sane check (
    weight_g > 0 and length_cm >= width_cm and width_cm >= height_cm and height_cm > 0
  ),
  constraint weighed_samples_excluded check (
    num_nulls(excluded_at, excluded_by, excluded_reason) in (0, 3)
  )
);
create index weighed_samples_of_model
  on weighed_samples (category, model, weighed_at desc, order_id desc);
create index weighed_samples_of_kind on weighed_samples (category, weighed_at desc, order_id desc);
create index weighed_samples_changed on weighed_samples (changed_at);
create index weighed_samples_customer on weighed_samples (customer_id);

-- What a model or, with an empty `model`, a whole kind weighs from a day on (Vietnam's calendar). A
-- day that has begun never changes.
create table learned_weights (
  category text collate "C" not null,
  model text collate "C" not null,
  valid_from date not null,
  -- What `server/src/modules/pricing/tables/rules/learned-weight.ts` says; null ends what an
  -- earlier row began.
  rule jsonb,
  learned_at timestamptz not null,
  constraint learned_weights_pkey primary key (category, model, valid_from),
  constraint learned_weights_not_backdated check (
    valid_from > (learned_at at time zone 'Asia/Ho_Chi_Minh')::date
  )
);

-- Up to which change of the samples was learned.
create table weight_learning (
  is_only boolean not null default true,
  through timestamptz not null,
  constraint weight_learning_pkey primary key (is_only),
  constraint weight_learning_only check (is_only)
);
insert into weight_learning (through) values ('-infinity');
