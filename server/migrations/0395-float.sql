-- The yen that we pay marketplaces with: where they lie, and every movement of them. A balance is
-- the sum of its movements and stands nowhere else.
create table float_accounts (
  id uuid not null,
  name text not null,
  -- 'unsorted' is the one where purchases stand until somebody says what paid them.
  kind text collate "C" not null,
  -- Below this somebody is told; null: never. A card may go below zero.
  low_jpy bigint,
  note text not null default '',
  opened_by uuid,
  opened_at timestamptz not null,
  closed_at timestamptz,
  constraint float_accounts_pkey primary key (id),
  constraint float_accounts_kind check (kind in ('bank', 'card', 'balance', 'unsorted')),
  constraint float_accounts_unsorted check (
    (kind = 'unsorted') = (opened_by is null) and (kind <> 'unsorted' or closed_at is null)
  )
);
create unique index float_accounts_name on float_accounts (lower(name)) where closed_at is null;
create unique index float_accounts_one_unsorted on float_accounts (kind) where kind = 'unsorted';
insert into float_accounts (id, name, kind, opened_at)
values ('0192f000-0000-7000-8000-00000000f10a', 'Chưa rõ tài khoản', 'unsorted', now());

-- What pays at a site where nobody says otherwise.
create table float_usual_accounts (
  site text collate "C" not null,
  account_id uuid not null,
  constraint float_usual_accounts_pkey primary key (site),
  constraint float_usual_accounts_account foreign key (account_id) references float_accounts (id)
);

create table float_movements (
  id uuid not null,
  -- The order in which they were written.
  place bigint generated always as identity,
  account_id uuid not null,
  -- Below zero: yen that left.
  amount_jpy bigint not null,
  -- 'moved': the yen of a purchase, taken from the account it was booked on and put on another.
  kind text collate "C" not null,
  order_id uuid,
  -- In Vietnam.
  day date not null,
  at timestamptz not null,
  -- đồng that these yen cost, the bank's fee included; of that the fee.
  cost_vnd bigint,
  fee_vnd bigint,
  -- The movements of one act.
  act_id uuid not null,
  -- The movement that this one takes back.
  reverses uuid,
  -- Of the ledger; null where the yen stay with us.
  ledger_key text,
  note text not null default '',
  made_by uuid,
  approved_by uuid,
  constraint float_movements_pkey primary key (id),
  constraint float_movements_account foreign key (account_id) references float_accounts (id),
  constraint float_movements_reverses foreign key (reverses) references float_movements (id),
  constraint float_movements_reversed_once unique (reverses),
  constraint float_movements_amount check (amount_jpy <> 0),
  constraint float_movements_kind check (kind in (
    'opening', 'funding', 'transfer', 'purchase', 'correction', 'refund', 'fee', 'charge', 'moved'
  )),
  constraint float_movements_order check (
    (kind in ('purchase', 'correction', 'refund', 'moved')) = (order_id is not null)
  ),
  constraint float_movements_cost check (
    (kind in ('opening', 'funding')) = (cost_vnd is not null)
    and num_nonnulls(cost_vnd, fee_vnd) in (0, 2)
    and coalesce(fee_vnd >= 0 and cost_vnd >= fee_vnd, true)
  ),
  constraint float_movements_ledger check ((kind in ('transfer', 'moved')) = (ledger_key is null)),
  constraint float_movements_takes_back check (reverses is null or kind = 'moved'),
  constraint float_movements_two_people check (approved_by <> made_by)
);
create unique index float_movements_purchase on float_movements (order_id) where kind = 'purchase';
create unique index float_movements_opening on float_movements (account_id) where kind = 'opening';
create index float_movements_of_account on float_movements (account_id, place desc)
  include (amount_jpy);
create index float_movements_of_order on float_movements (order_id) where order_id is not null;
create index float_movements_day on float_movements (day);

create function float_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the yen float is append-only: % of % refused', lower(tg_op), tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger float_movements_append_only before update or delete on float_movements
  for each row execute function float_refuse_change();
