-- A cost that was booked on the wrong subject is withdrawn by a row more: while the newest row of a subject and kind withdraws, nothing is booked.
-- Its amounts are those of the row that it withdraws.
alter table booked_costs add column is_withdrawn boolean not null default false;
