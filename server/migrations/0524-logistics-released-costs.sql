-- What customs charged names the release that booked it: it is paid for the parcel that travels, and
-- whoever takes a wrong match back tells it from what somebody booked by hand.
alter table booked_costs add column release_id uuid;

-- Which release booked a row is no change of what it is.
alter table booked_costs disable trigger booked_costs_append_only;
update booked_costs c set release_id = r.id
from customs_releases r join customs_gate_parcels g on g.release_id = r.id
where c.subject_type = 'parcel' and c.subject_id = g.parcel_id and c.kind in ('duty', 'vat')
  and not c.is_withdrawn and (c.booked_by, c.booked_at) = (r.released_by, r.released_at);
alter table booked_costs enable trigger booked_costs_append_only;

alter table booked_costs add constraint booked_costs_release
  foreign key (release_id) references customs_releases (id);
-- It books duty and VAT of parcels; a row that takes one of them back is written by a person.
alter table booked_costs add constraint booked_costs_released check (
  release_id is null or (subject_type = 'parcel' and kind in ('duty', 'vat') and not is_withdrawn));
