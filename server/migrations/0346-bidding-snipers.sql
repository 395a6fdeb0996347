-- A sniper's sign of life. What it leased is its own as long as this lasts: one row is renewed, however many snipes it has in hand.
create table snipers (
  id text not null,
  alive_until timestamptz not null,
  constraint snipers_pkey primary key (id)
);
alter table bids drop column lease_until;
