-- Whether the number that money goes back to is an account's or a card's: banks take them by different services.
alter table withdrawals add column card_format text collate "C" not null default 'account';
update withdrawals w set card_format = c.format from bank_cards c where c.id = w.card_id;
alter table withdrawals alter column card_format drop default;
alter table withdrawals add constraint withdrawals_card_format check (card_format in ('account', 'card'));
