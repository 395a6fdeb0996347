-- What earns a level: spent within 365 days.
create table level_thresholds (
  level_code text not null,
  min_spend_vnd bigint not null,
  constraint level_thresholds_pkey primary key (level_code),
  constraint level_thresholds_amount check (min_spend_vnd >= 0)
);
insert into level_thresholds (level_code, min_spend_vnd) values ('MEMBER', 0), ('SILVER', 30000000), ('GOLD', 100000000), ('PLATINUM', 300000000);

-- Levels for a fee.
create table vip_plans (
  code text not null,
  name text not null,
  level_code text not null,
  price_vnd bigint not null,
  days integer not null,
  description text not null,
  position integer not null,
  is_active boolean not null default true,
  constraint vip_plans_pkey primary key (code),
  constraint vip_plans_sane check (price_vnd > 0 and days > 0)
);
insert into vip_plans (code, name, level_code, price_vnd, days, description, position) values
  ('VIP 1', 'VIP 1', 'SILVER', 1000000, 90, 'Quyền lợi hạng Bạc trong 90 ngày: giữ ít tiền hơn khi đấu giá, nhiều phiên đấu giá cùng lúc hơn.', 1),
  ('VIP 2', 'VIP 2', 'GOLD', 2000000, 90, 'Quyền lợi hạng Vàng trong 90 ngày, hợp với người đấu giá thường xuyên.', 2);

-- Given by the staff, whatever was spent.
create table level_grants (
  customer_id uuid not null,
  level_code text not null,
  granted_at timestamptz not null,
  constraint level_grants_pkey primary key (customer_id)
);

create table memberships (
  id uuid not null,
  customer_id uuid not null,
  plan_code text not null,
  level_code text not null,
  price_vnd bigint not null,
  days integer not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  refund_vnd bigint not null default 0,
  constraint memberships_pkey primary key (id),
  constraint memberships_refund check (refund_vnd >= 0 and refund_vnd <= price_vnd)
);
create unique index memberships_one_active on memberships (customer_id) where ended_at is null;
