-- Staff find customers by the beginnings of words of their names, with or without accents.

create function fold_vietnamese(written text) returns text
  language sql immutable parallel safe
  return translate(regexp_replace(lower(normalize(written, nfd)), '[\u0300-\u036f]', '', 'g'), 'đ', 'd');

create function name_words(full_name text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple'::regconfig, fold_vietnamese(full_name));

create index customers_name_words on customers using gin (name_words(full_name));
