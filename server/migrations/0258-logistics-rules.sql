-- The owner's, from a day on: how long a customer may think about the two boxes of a rehearsal.
create table warehouse_terms (
  valid_from date not null,
  choice_hours integer not null,
  constraint warehouse_terms_pkey primary key (valid_from),
  constraint warehouse_terms_choice check (choice_hours between 1 and 720)
);
insert into warehouse_terms (valid_from, choice_hours) values ('2025-01-01', 48);

-- What a line of the papers says of a kind of goods (of the price list) before anybody edited it, from a day on: the heading of the Harmonized System
-- and the goods in English. Both empty: nothing from that day on. The first ones are of the 2022 edition, four digits; a kind that spans many has none.
create table customs_headings (
  category text collate "C" not null,
  valid_from date not null,
  hs_code text not null,
  description text not null,
  constraint customs_headings_pkey primary key (category, valid_from),
  constraint customs_headings_code check (hs_code ~ '^([0-9]{4,10})?$'),
  constraint customs_headings_whole check ((hs_code = '') = (description = ''))
);
insert into customs_headings (category, valid_from, hs_code, description)
select category, date '2025-01-01', hs_code, description from (values
  ('lens', '9002', 'Camera lens'), ('camera', '8525', 'Digital camera'), ('watch', '9102', 'Wrist watch'), ('phone', '8517', 'Mobile phone'),
  ('laptop', '8471', 'Portable computer'), ('game', '9504', 'Video game console'), ('card', '4911', 'Collectible printed cards'),
  ('figure', '9503', 'Plastic figure or model kit'), ('shoes', '6404', 'Footwear'), ('bag', '4202', 'Handbag or wallet'), ('fashion', '6211', 'Clothing'),
  ('instrument', '9207', 'Musical instrument'), ('audio', '8518', 'Audio equipment'), ('fishing', '9507', 'Fishing tackle')
) as goods (category, hs_code, description);
