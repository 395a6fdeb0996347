-- The few deliveries of which the carrier brought less than it collected.
create index bill_cods_short on bill_cods (bill_id) where brought_vnd < amount_vnd;
