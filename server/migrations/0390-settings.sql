-- What was changed on the pages of settings: append only, so that undoing is a new row.
create table setting_changes (
  number bigint generated always as identity,
  page text collate "C" not null,
  -- The row of the page; `*` where there is only one.
  key text collate "C" not null,
  -- In Vietnam.
  valid_from date not null,
  -- What held before and what holds from then on, as `contract/src/settings/pages` describes it; null: no such row.
  before jsonb,
  values jsonb,
  set_by uuid not null,
  approved_by uuid,
  reason text not null,
  recorded_at timestamptz not null,
  constraint setting_changes_pkey primary key (number),
  constraint setting_changes_two_people check (approved_by <> set_by),
  constraint setting_changes_something check (before is not null or values is not null)
);
create index setting_changes_of_page on setting_changes (page, number desc);
create index setting_changes_of_row on setting_changes (page, key, valid_from desc, number desc);

create function setting_changes_stay() returns trigger language plpgsql as $$
begin
  raise exception 'changes of settings are append-only: % refused', lower(tg_op) using constraint = 'setting_changes_append_only', errcode = 'check_violation';
end $$;
create trigger setting_changes_append_only before update or delete on setting_changes for each row execute function setting_changes_stay();
