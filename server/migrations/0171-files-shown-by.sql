-- Which permissions show a picture at the desk: those of the places that it was attached to. Empty: attached
-- before this was kept, or by a place that does not say so; then whoever sees orders, parcels or customers.
alter table files add column shown_by text[] not null default '{}';
