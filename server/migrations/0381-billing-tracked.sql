-- When the program last had an answer about a parcel from its carrier, also one without news: whoever was asked longest ago is asked next.
alter table consignments add column tracked_at timestamptz;
