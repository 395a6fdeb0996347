-- How long each marketplace takes to answer a bid of ours, learned from the receipts: a slow site gets its snipes earlier.
create table site_leads (
  site text collate "C" not null,
  -- So long or less in ninety-nine of a hundred.
  answer_ms integer not null,
  answers integer not null,
  learned_at timestamptz not null,
  constraint site_leads_pkey primary key (site),
  constraint site_leads_answer check (answer_ms >= 0 and answers > 0)
);
