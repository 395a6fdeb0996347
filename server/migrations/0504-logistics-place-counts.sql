-- The places of the houses as somebody set them up. A parcel may lie on one that is not written
-- here; none goes onto a closed one.
create table warehouse_places (
  code text collate "C" not null,
  note text not null,
  made_by uuid not null,
  made_at timestamptz not null,
  closed_at timestamptz,
  constraint warehouse_places_pkey primary key (code),
  constraint warehouse_places_code check (code ~ '^(JP|VN)(-[A-Z0-9]{1,6}){1,4}$')
);

-- What lies on a place, as somebody scanned it.
create table place_counts (
  id uuid not null,
  place text collate "C" not null,
  started_by uuid not null,
  started_at timestamptz not null,
  finished_by uuid,
  finished_at timestamptz,
  constraint place_counts_pkey primary key (id),
  constraint place_counts_finished check (num_nonnulls(finished_by, finished_at) in (0, 2))
);
-- Two people count one place together.
create unique index place_counts_open on place_counts (place) where finished_at is null;
create index place_counts_of on place_counts (place, started_at desc);

create table place_count_scans (
  count_id uuid not null,
  code text collate "C" not null,
  -- What the code was when it was scanned, and the place that it should lie on: null where none is
  -- known.
  verdict text collate "C" not null,
  known_place text collate "C",
  scanned_at timestamptz not null,
  constraint place_count_scans_pkey primary key (count_id, code),
  constraint place_count_scans_count foreign key (count_id) references place_counts (id),
  constraint place_count_scans_verdict check (verdict in ('here', 'misplaced', 'foreign'))
);

-- What differed when a count was finished, and what was done about it.
create table place_count_findings (
  count_id uuid not null,
  code text collate "C" not null,
  kind text collate "C" not null,
  known_place text collate "C",
  state text collate "C" not null default 'open',
  reason text,
  settled_by uuid,
  settled_at timestamptz,
  constraint place_count_findings_pkey primary key (count_id, code),
  constraint place_count_findings_count foreign key (count_id) references place_counts (id),
  constraint place_count_findings_kind check (kind in ('missing', 'misplaced', 'foreign')),
  constraint place_count_findings_state check (
    state in ('open', 'searching', 'moved', 'found', 'lost', 'explained')
  ),
  constraint place_count_findings_settled check (
    (state = 'open') = (settled_at is null)
    and num_nonnulls(reason, settled_by, settled_at) in (0, 3)
  )
);
create index place_count_findings_waiting on place_count_findings (settled_at)
  where state in ('open', 'searching');
