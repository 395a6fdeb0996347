-- Coupons. What a coupon takes off never changes once it exists: orders keep it as it was read; it can only be switched off.
create table coupons (
  id uuid not null,
  -- Upper case, as `rules/coupon-code.ts` writes it.
  code text not null,
  name text not null,
  description text not null,
  target text not null,
  -- Whole percent of the target with the most it takes off, or a fixed amount.
  percent integer,
  most_vnd bigint,
  amount_vnd bigint,
  minimum_goods_vnd bigint not null default 0,
  -- Wire names of marketplaces, codes of levels; empty: all.
  sites text[] not null default '{}',
  levels text[] not null default '{}',
  route_code text not null default 'JP',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Null: as often as wanted.
  total_limit integer,
  per_customer_limit integer not null default 1,
  used integer not null default 0,
  -- Shown to everybody; the others work only for who knows the code.
  is_listed boolean not null,
  -- A voucher: only who saved it into their list may use it, and so many may save it.
  needs_saving boolean not null default false,
  save_limit integer,
  saved integer not null default 0,
  disabled_at timestamptz,
  -- Member of staff; null for those that come with the program.
  created_by uuid,
  created_at timestamptz not null,
  constraint coupons_pkey primary key (id),
  constraint coupons_code unique (code),
  constraint coupons_target check (target in ('goods', 'domestic-shipping', 'service-fee', 'payment-fee', 'freight', 'delivery', 'first-payment', 'second-payment')),
  constraint coupons_off check ((percent between 1 and 100 and amount_vnd is null and coalesce(most_vnd, 1) > 0) or (amount_vnd > 0 and percent is null and most_vnd is null)),
  constraint coupons_minimum check (minimum_goods_vnd >= 0),
  constraint coupons_time check (starts_at < ends_at),
  constraint coupons_used check (used >= 0 and (total_limit is null or used <= total_limit)),
  constraint coupons_saved check (saved >= 0 and (save_limit is null or saved <= save_limit)),
  constraint coupons_limits check (per_customer_limit > 0 and coalesce(total_limit, 1) > 0 and coalesce(save_limit, 1) > 0)
);

-- What a customer has to do with a coupon.
create table coupon_customers (
  coupon_id uuid not null,
  customer_id uuid not null,
  saved_at timestamptz,
  used integer not null default 0,
  constraint coupon_customers_pkey primary key (coupon_id, customer_id),
  constraint coupon_customers_used check (used >= 0)
);
create index coupon_customers_mine on coupon_customers (customer_id);

-- One use belongs to one order; given back when the order is given up before it is bought.
create table coupon_uses (
  coupon_id uuid not null,
  order_id uuid not null,
  customer_id uuid not null,
  used_at timestamptz not null,
  given_back_at timestamptz,
  constraint coupon_uses_pkey primary key (coupon_id, order_id)
);
create index coupon_uses_order on coupon_uses (order_id);

insert into coupons (id, code, name, description, target, percent, most_vnd, amount_vnd, minimum_goods_vnd, levels, starts_at, ends_at, total_limit, per_customer_limit, is_listed, needs_saving, save_limit, created_at) values
  ('0190c000-0000-7000-8000-000000000001', 'CHAOHAKO', 'Chào bạn mới', 'Miễn phí dịch vụ cho đơn đầu tiên, tối đa 50.000 ₫.', 'service-fee', 100, 50000, null, 0, '{}',
    '2026-01-01T00:00:00+07:00', '2027-12-31T23:59:59+07:00', null, 1, true, false, null, '2026-01-01T00:00:00+07:00'),
  ('0190c000-0000-7000-8000-000000000002', 'CUOC10', 'Giảm 10% cước quốc tế', 'Giảm 10% cước quốc tế, tối đa 200.000 ₫, cho đơn có tiền hàng từ 2.000.000 ₫.', 'freight', 10, 200000, null, 2000000, '{}',
    '2026-01-01T00:00:00+07:00', '2027-12-31T23:59:59+07:00', 5000, 3, true, false, null, '2026-01-01T00:00:00+07:00'),
  ('0190c000-0000-7000-8000-000000000003', 'HANGBAC30', 'Quà hạng Bạc trở lên', 'Giảm 30.000 ₫ lần thanh toán đầu cho đơn có tiền hàng từ 1.000.000 ₫.', 'first-payment', null, null, 30000, 1000000, '{SILVER,GOLD,PLATINUM}',
    '2026-01-01T00:00:00+07:00', '2027-12-31T23:59:59+07:00', null, 2, true, false, null, '2026-01-01T00:00:00+07:00'),
  ('0190c000-0000-7000-8000-000000000004', 'QUA100K', 'Phiếu quà 100.000 ₫', 'Giảm 100.000 ₫ lần thanh toán đầu cho đơn có tiền hàng từ 3.000.000 ₫. Dành cho 500 bạn lưu mã sớm nhất.', 'first-payment', null, null, 100000, 3000000, '{}',
    '2026-01-01T00:00:00+07:00', '2027-12-31T23:59:59+07:00', 500, 1, false, true, 500, '2026-01-01T00:00:00+07:00');
