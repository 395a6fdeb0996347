-- What the owner wrote instead of the words that are built in, by the code of the notice. What held
-- before stands in the history of settings.
create table notice_texts (
  code text collate "C" not null,
  title text not null,
  body text not null,
  valid_from date not null,
  constraint notice_texts_pkey primary key (code),
  constraint notice_texts_filled check (title <> '' and body <> '')
);
