-- How long things took, counted by day in steps of a tenth of their logarithm: half and nine tenths
-- of any number of days can be told from them, to a twentieth. 'state': how long orders stood in a
-- state. 'snipe': how long after their moment snipes were sent, by site.
create function report_spans_of(p_from timestamptz, p_to timestamptz)
  returns table (day date, subject text, name text, bucket integer, count integer)
  language sql stable as $$
  select (s.at at time zone 'Asia/Ho_Chi_Minh')::date, s.subject, s.name,
    floor(ln(greatest(s.took_ms, 1)) * 10)::integer, count(*)::integer
  from (
    select at, 'state' as subject, state as name, took_ms from order_steps_of(p_from, p_to)
    union all select at, 'snipe', site, late_ms from snipe_shots_of(p_from, p_to)
  ) s group by 1, 2, 3, 4
$$;

-- Of every day until the last of `report_days`, also of those on which no money moved.
create table report_span_days (
  day date not null,
  subject text collate "C" not null,
  name text collate "C" not null,
  bucket integer not null,
  count integer not null,
  constraint report_span_days_pkey primary key (day, subject, name, bucket),
  constraint report_span_days_subject check (subject in ('state', 'snipe')),
  constraint report_span_days_count check (count > 0)
);
insert into report_span_days (day, subject, name, bucket, count)
select s.day, s.subject, s.name, s.bucket, s.count
from (select report_unkept_from() as until) u
cross join lateral report_spans_of('-infinity', u.until) s
where u.until > '-infinity';

create view report_spans as
  select day, subject, name, bucket, count from report_span_days
  union all
  select t.day, t.subject, t.name, t.bucket, t.count
  from (select report_unkept_from() as since) u
  cross join lateral report_spans_of(u.since, 'infinity') t;
