-- A waybill leads to its shipment.
create index shipments_waybill on shipments (waybill) where waybill is not null;
