-- One term that somebody of the staff added to the glossary or changed, with the version that it made.
create table glossary_term_changes (
  version bigint not null,
  japanese text not null,
  -- Rows of the file, empty where there was none.
  before_row text not null,
  after_row text not null,
  reason text not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  constraint glossary_term_changes_pkey primary key (version),
  constraint glossary_term_changes_reason_said check (length(reason) between 3 and 300)
);
create index glossary_term_changes_by_term on glossary_term_changes (japanese, version desc);
