-- Staff find a customer by the last digits of a phone.
create index users_phone_reversed on users (reverse(phone) text_pattern_ops) where phone is not null;
