-- Bank accounts of customers that money goes back to.
create table bank_cards (
  id uuid not null,
  customer_id uuid not null,
  number text collate "C" not null,
  holder text not null,
  format text collate "C" not null,
  bin text collate "C" not null,
  branch text not null default '',
  is_primary boolean not null,
  -- A new number rests until then.
  usable_from timestamptz not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  constraint bank_cards_pkey primary key (id),
  constraint bank_cards_format check (format in ('account', 'card')),
  constraint bank_cards_lengths check (length(bin) = 6 and length(number) between 1 and 19)
);
create unique index bank_cards_known on bank_cards (customer_id, bin, number) where removed_at is null;
create unique index bank_cards_one_primary on bank_cards (customer_id) where is_primary and removed_at is null;

-- Money on its way to a bank account; held under the cause withdrawal:<id> until it is paid or given back.
create table withdrawals (
  id uuid not null,
  code text collate "C" not null,
  customer_id uuid not null,
  amount_vnd bigint not null,
  status text collate "C" not null,
  reason text,
  note text not null default '',
  -- The account as it was when it was asked for.
  card_id uuid not null,
  card_number text not null,
  card_holder text not null,
  card_bin text not null,
  -- Banks take the number of an account and that of a card by different services.
  card_format text collate "C" not null,
  payable_from timestamptz not null,
  approved_by uuid,
  bank_reference text,
  created_at timestamptz not null,
  version integer not null default 1,
  constraint withdrawals_pkey primary key (id),
  constraint withdrawals_code unique (code),
  constraint withdrawals_amount check (amount_vnd > 0),
  constraint withdrawals_status check (status in ('requested', 'approved', 'paid', 'cancelled', 'rejected')),
  constraint withdrawals_paid check ((status = 'paid') = (bank_reference is not null)),
  constraint withdrawals_approved check (status not in ('approved', 'paid') or approved_by is not null),
  constraint withdrawals_card_format check (card_format in ('account', 'card'))
);
create index withdrawals_of_customer on withdrawals (customer_id, created_at desc);
create index withdrawals_open on withdrawals (created_at) where status in ('requested', 'approved');
-- One payment of the bank pays one withdrawal.
create unique index withdrawals_bank_reference on withdrawals (bank_reference) where bank_reference is not null;

create table withdrawal_events (
  withdrawal_id uuid not null,
  version integer not null,
  status text collate "C" not null,
  mover_id uuid not null,
  reason text,
  at timestamptz not null,
  constraint withdrawal_events_pkey primary key (withdrawal_id, version)
);

-- What the operator decides about money that leaves; one row.
create table payout_settings (
  only_row boolean not null default true,
  minimum_vnd bigint not null,
  cool_down_hours integer not null,
  open_requests integer not null,
  constraint payout_settings_pkey primary key (only_row),
  constraint payout_settings_one check (only_row)
);
insert into payout_settings (minimum_vnd, cool_down_hours, open_requests) values (50000, 24, 3);
