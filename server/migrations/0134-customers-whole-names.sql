-- Whose whole name stands in the words of a bank, without accents.
create index customers_whole_name on customers (fold_vietnamese(full_name));
