-- Whoever approved a withdrawal never pays it, whatever its amount.
alter table payout_settings drop column one_person_limit_vnd;
