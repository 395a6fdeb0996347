-- A person compared the lot with our orders: the reason stays with the bid, the case leaves the desk.
alter table bids add column doubt_closed_at timestamptz;
drop index bids_doubted;
create index bids_in_doubt on bids (updated_at) where reason in ('above-maximum', 'bought-otherwise') and doubt_closed_at is null;
