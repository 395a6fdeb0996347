-- What staff wrote about a customer for staff; newest first by the id, which begins with the time.
create table customer_notes (
  note_id uuid constraint customer_notes_pkey primary key,
  customer_id uuid not null constraint customer_notes_customer references customers,
  author_id uuid not null,
  text text not null
    constraint customer_notes_text_length check (char_length(text) between 1 and 2000),
  at timestamptz not null
);
create index customer_notes_of_customer on customer_notes (customer_id, note_id);
