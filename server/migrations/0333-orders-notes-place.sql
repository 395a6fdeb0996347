-- Of two notes written in one millisecond the later one is the newer one.
alter table order_notes add column place bigint generated always as identity;
