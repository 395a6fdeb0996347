-- What can be shipped how: routes, ship modes, warehouses and extra services. What it costs stands in the price list (pricing),
-- except the extra services, whose prices are dated here.
create table shipping_routes (
  code text not null,
  name text not null,
  -- ISO 3166 code of the country that goods come from.
  source_country text not null,
  is_active boolean not null,
  position integer not null,
  created_at timestamptz not null default now(),
  constraint shipping_routes_pkey primary key (code)
);

create table ship_modes (
  value text not null,
  route_code text not null,
  label text not null,
  short_label text not null,
  days_min integer not null,
  days_max integer not null,
  is_active boolean not null,
  is_default boolean not null,
  position integer not null,
  constraint ship_modes_pkey primary key (value),
  constraint ship_modes_route foreign key (route_code) references shipping_routes (code),
  constraint ship_modes_days check (days_min > 0 and days_max >= days_min)
);
create unique index ship_modes_one_default on ship_modes (route_code) where is_default;

create table warehouses (
  code text not null,
  route_code text not null,
  country text not null,
  name text not null,
  description text not null,
  location text not null,
  is_active boolean not null,
  position integer not null,
  created_at timestamptz not null default now(),
  constraint warehouses_pkey primary key (code),
  constraint warehouses_route foreign key (route_code) references shipping_routes (code),
  constraint warehouses_country check (country in ('JP', 'VN'))
);

-- Modes that leave from (Japan) or arrive at (Vietnam) a warehouse.
create table warehouse_ship_modes (
  warehouse_code text not null,
  ship_mode text not null,
  constraint warehouse_ship_modes_pkey primary key (warehouse_code, ship_mode),
  constraint warehouse_ship_modes_warehouse foreign key (warehouse_code) references warehouses (code),
  constraint warehouse_ship_modes_mode foreign key (ship_mode) references ship_modes (value)
);

create table extra_services (
  code text not null,
  route_code text not null,
  name text not null,
  description text not null,
  -- Services that a package contains; empty for a single service. A package excludes single services and other packages.
  child_codes text[] not null,
  -- 1: paid with the first payment, 2: with the second.
  payment integer not null,
  is_active boolean not null,
  position integer not null,
  created_at timestamptz not null default now(),
  constraint extra_services_pkey primary key (code),
  constraint extra_services_route foreign key (route_code) references shipping_routes (code),
  constraint extra_services_payment check (payment in (1, 2))
);

-- Append only; the latest row that has begun holds. A price that has begun is never changed: see the price list.
create table extra_service_prices (
  code text not null,
  valid_from date not null,
  -- What it is charged for.
  per text not null,
  price_vnd bigint,
  basis_points integer,
  minimum_vnd bigint,
  recorded_at timestamptz not null,
  is_seed boolean not null default false,
  constraint extra_service_prices_pkey primary key (code, valid_from),
  constraint extra_service_prices_code foreign key (code) references extra_services (code),
  constraint extra_service_prices_per check (per in ('piece', 'item', 'order', 'kg', 'goods')),
  constraint extra_service_prices_charge check (
    case when per = 'goods' then price_vnd is null and basis_points between 0 and 10000 and minimum_vnd >= 0
         else price_vnd >= 0 and basis_points is null and minimum_vnd is null end),
  constraint extra_service_prices_not_backdated check (is_seed or valid_from > (recorded_at at time zone 'Asia/Ho_Chi_Minh')::date)
);

-- To begin with; names, days and prices are invented and the owner's to change.
insert into shipping_routes (code, name, source_country, is_active, position) values ('JP', 'Nhật Bản', 'JP', true, 1);
insert into ship_modes (value, route_code, label, short_label, days_min, days_max, is_active, is_default, position) values
  ('AIR-HAN', 'JP', 'Đường bay về Hà Nội', 'Bay HN', 5, 9, true, true, 1),
  ('AIR-SGN', 'JP', 'Đường bay về TP. Hồ Chí Minh', 'Bay SG', 6, 10, true, false, 2),
  ('SEA-HAN', 'JP', 'Đường biển về Hà Nội', 'Biển HN', 25, 40, true, false, 3),
  ('SEA-SGN', 'JP', 'Đường biển về TP. Hồ Chí Minh', 'Biển SG', 22, 35, true, false, 4);
insert into warehouses (code, route_code, country, name, description, location, is_active, position) values
  ('TYO', 'JP', 'JP', 'Kho Nhật Bản (Tokyo)', 'Nhận hàng từ người bán, cân, đo và chụp ảnh', 'Tokyo, Nhật Bản', true, 1),
  ('HAN', 'JP', 'VN', 'Kho Hà Nội', 'Giao hàng miền Bắc và miền Trung', 'Hà Nội', true, 2),
  ('SGN', 'JP', 'VN', 'Kho TP. Hồ Chí Minh', 'Giao hàng miền Nam', 'TP. Hồ Chí Minh', true, 3);
insert into warehouse_ship_modes (warehouse_code, ship_mode) values
  ('TYO', 'AIR-HAN'), ('TYO', 'AIR-SGN'), ('TYO', 'SEA-HAN'), ('TYO', 'SEA-SGN'),
  ('HAN', 'AIR-HAN'), ('HAN', 'SEA-HAN'), ('SGN', 'AIR-SGN'), ('SGN', 'SEA-SGN');
insert into extra_services (code, route_code, name, description, child_codes, payment, is_active, position) values
  ('BASIS', 'JP', 'Cơ bản', 'Nhận hàng, cân, đo và lưu kho theo hạng thành viên', '{}', 1, true, 1),
  ('PHOTO', 'JP', 'Chụp ảnh chi tiết', 'Năm ảnh thật tại kho Nhật', '{}', 1, true, 2),
  ('COUNT', 'JP', 'Kiểm đếm', 'Đếm số chiếc và đối chiếu với tin rao', '{}', 1, true, 3),
  ('INSPECT', 'JP', 'Kiểm tra ngoại quan', 'So tình trạng bên ngoài với mô tả; không thử chức năng, không xác nhận hàng thật', '{}', 1, true, 4),
  ('CRATE', 'JP', 'Đóng kiện gỗ', 'Cho hàng dễ vỡ', '{}', 2, true, 5),
  ('INSURE', 'JP', 'Bảo hiểm vận chuyển', 'Đền theo tiền hàng khi mất hoặc hỏng trên đường về Việt Nam', '{}', 2, true, 6),
  ('REPACK', 'JP', 'Đóng gói lại', 'Bỏ hộp thừa để giảm thể tích', '{}', 2, true, 7),
  ('CARE', 'JP', 'Gói An tâm', 'Chụp ảnh chi tiết và kiểm tra ngoại quan', '{PHOTO,INSPECT}', 1, true, 8);
insert into extra_service_prices (code, valid_from, per, price_vnd, basis_points, minimum_vnd, recorded_at, is_seed) values
  ('BASIS', '2025-01-01', 'order', 0, null, null, now(), true),
  ('PHOTO', '2025-01-01', 'item', 40000, null, null, now(), true),
  ('COUNT', '2025-01-01', 'piece', 5000, null, null, now(), true),
  ('INSPECT', '2025-01-01', 'item', 60000, null, null, now(), true),
  ('CRATE', '2025-01-01', 'kg', 30000, null, null, now(), true),
  ('INSURE', '2025-01-01', 'goods', null, 300, 50000, now(), true),
  ('REPACK', '2025-01-01', 'order', 45000, null, null, now(), true),
  ('CARE', '2025-01-01', 'item', 85000, null, null, now(), true);
