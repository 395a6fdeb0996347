-- How many pieces the seller had when the line was last read; null where the site does not tell.
alter table cart_lines add column stock integer;
alter table cart_lines add constraint cart_lines_stock check (stock is null or stock between 1 and 1000000);
