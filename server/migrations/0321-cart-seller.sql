-- Who sells a line, as the site names them: what one seller sends together pays its shipping inside Japan once.
alter table cart_lines add column seller_id text, add column seller_name text;
alter table cart_lines add constraint cart_lines_seller check ((seller_id is null) = (seller_name is null));
