-- The kinds of somebody's notices are counted from the index alone, also where there are thousands.
create index notifications_kind_read on notifications (customer_id, kind, number) include (read_at);
drop index notifications_kind_number;
