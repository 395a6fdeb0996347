-- What a translation service answered, kept for ever: the same text is never paid for twice.
create table translations (
  direction text not null constraint translations_direction_known check (direction in ('ja-vi', 'vi-ja')),
  source_digest text not null,
  source_text text not null,
  translated_text text not null,
  translated_at timestamptz not null,
  constraint translations_pkey primary key (direction, source_digest)
);

-- The glossary as the owner has edited it, newest version in force; the file that comes with the program is version 0. The last fifty stay.
create table glossary_versions (
  version bigint not null,
  tsv text not null,
  term_count integer not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  constraint glossary_versions_pkey primary key (version),
  constraint glossary_versions_version_positive check (version > 0),
  constraint glossary_versions_tsv_bounded check (length(tsv) <= 400000)
);
