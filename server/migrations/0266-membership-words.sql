-- What a bid holds is never called a deposit; the owner's own words, where they were changed, stay.
update vip_plans
set description = 'Quyền lợi hạng Bạc trong 90 ngày: giữ ít tiền hơn khi đấu giá, nhiều phiên đấu giá cùng lúc hơn.'
where code = 'VIP 1'
  and description = 'Quyền lợi hạng Bạc trong 90 ngày: đặt cọc ít hơn, nhiều phiên đấu giá cùng lúc hơn.';
