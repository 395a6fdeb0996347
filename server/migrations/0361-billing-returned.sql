-- What a bill gave back to the wallet of a charge for shipping inside Japan that was too high, where the second payment could not take it off.
alter table bill_orders add column returned_vnd bigint not null default 0;
alter table bill_orders add constraint bill_orders_returned check (returned_vnd >= 0);
