-- Lots that an account of ours won otherwise than by the bid: few, and listed for the desk among all bids there ever were.
create index bids_doubted on bids (updated_at) where reason in ('above-maximum', 'bought-otherwise');
