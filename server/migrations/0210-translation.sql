-- What a translation service answered, kept for ever: the same text is never paid for twice.
create table translations (
  direction text not null constraint translations_direction_known check (direction in ('ja-vi', 'vi-ja')),
  source_digest text not null,
  source_text text not null,
  translated_text text not null,
  translated_at timestamptz not null,
  constraint translations_pkey primary key (direction, source_digest)
);
