-- What a customer chose for the order that a won bid becomes. An address may leave the book meanwhile: the primary one takes its place.
alter table bids
  add column address_id uuid,
  add column note text,
  add column discount_codes text[] not null default '{}',
  add constraint bids_note_length check (length(note) <= 500);
