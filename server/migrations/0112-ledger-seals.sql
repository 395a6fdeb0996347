-- Seals: what was written on a day that is over, chained row by row and day by day. A row that is changed, added or missing afterwards breaks
-- the seal of its day and of every day behind it. Writing them costs a payment nothing: a job reads days that nobody writes to any more.
create table ledger_seals (
  -- From 1 without a gap.
  number bigint not null,
  -- In Vietnam; days without a movement have none.
  day date not null,
  movements bigint not null,
  -- SHA-256 over the seal before, the day, the number of movements and their chain.
  hash text collate "C" not null,
  sealed_at timestamptz not null,
  constraint ledger_seals_pkey primary key (number),
  constraint ledger_seals_once unique (day),
  constraint ledger_seals_sound check (number > 0 and movements > 0 and hash ~ '^[0-9a-f]{64}$')
);
create trigger ledger_seals_append_only before update or delete on ledger_seals
  for each row execute function ledger_refuse_change();
create trigger ledger_seals_no_truncate before truncate on ledger_seals
  for each statement execute function ledger_refuse_change();

create function ledger_chain_link(p_so_far bytea, p_row text) returns bytea language sql immutable parallel safe as $$
  select sha256(p_so_far || convert_to(p_row, 'UTF8'))
$$;
create aggregate ledger_chain (text) (sfunc = ledger_chain_link, stype = bytea, initcond = '\x');

-- What the seal of a day must be. Names its columns, so that a column that is added later does not break old seals.
create function ledger_seal_of(p_before text, p_day date) returns table (movements bigint, hash text) language sql stable as $$
  select count(*), encode(sha256(convert_to(concat(p_before, to_char(p_day, 'YYYY-MM-DD'), ':', count(*), ':'), 'UTF8') || ledger_chain(
      jsonb_build_array(key, from_account, to_account, amount, currency, kind, cause_type, cause_id, memo, extract(epoch from posted_at),
        customer_id, customer_version, available_after_vnd, held_after_vnd)::text
      order by posted_at, key collate "C")), 'hex')
  from ledger_movements
  where posted_at >= p_day::timestamp at time zone 'Asia/Ho_Chi_Minh' and posted_at < (p_day + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'
$$;
