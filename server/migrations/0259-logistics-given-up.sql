-- What comes to nothing closes its parcel; one that had left stays written in its shipment, as it was declared.
alter table parcels
  drop constraint parcels_packed,
  add constraint parcels_packed check (case state when 'stored' then shipment_id is null when 'closed' then true else shipment_id is not null end);
