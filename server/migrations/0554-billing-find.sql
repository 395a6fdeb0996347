-- A label of a carrier leads to its bill, whoever carries it.
create index consignments_by_carrier_code on consignments (carrier_code) where carrier_code is not null;
