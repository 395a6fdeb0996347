-- What became of snipes, by the day on which they ended (in Vietnam) and by site: counted from the receipts, and from nothing else.
create table bid_figures (
  day date not null,
  site text not null,
  -- Sent at their moment; of these, within a quarter of a second of it and before the end.
  fired integer not null,
  on_time integer not null,
  won integer not null,
  lost_by_price integer not null,
  lost_by_us integer not null,
  -- Cancelled, ended early by the seller, stopped by the customer's own rule, or not needed any more.
  other integer not null,
  constraint bid_figures_pkey primary key (day, site)
);
create index bid_receipts_at on bid_receipts (at) where facts ? 'state';
