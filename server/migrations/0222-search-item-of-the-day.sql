-- The one thing for sale that the first page shows with its price at the door, by day in Vietnam.
create table items_of_the_day (
  day date not null,
  site text not null,
  code text not null,
  basis text not null,
  chosen_at timestamptz not null,
  constraint items_of_the_day_pkey primary key (day),
  constraint items_of_the_day_basis_known check (basis in ('categories', 'popular')),
  constraint items_of_the_day_code_bounded check (length(code) <= 200)
);
