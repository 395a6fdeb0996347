-- A seller may send several parcels under one number, and a match that is taken back reopens one
-- whose number another bears: the number finds open parcels, and no longer keeps the second one
-- out.
drop index unknown_parcels_number;
create index unknown_parcels_number on unknown_parcels (house, plain_number)
  where state = 'open' and plain_number <> '';
