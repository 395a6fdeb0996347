import { at, id, rows, waits, type People, whoseOf } from './statements.ts';

/** Customers, their orders, and where the goods are. */
export function goodsOf({ owner, staff }: People): string[] {
  const whose = whoseOf(owner);
  return [
    rows(
      'customers customer_id, customer_no, full_name, level_code, created_at, updated_at',
      `${id('customer')}, 'KX' || lpad(n::text, 8, '0'), 'Nguyễn Văn ' || n, 'MEMBER', ${at}, ${at}`,
    ),
    rows(
      `orders id, code, customer_id, state, version, source, site, listing_code, listing, question,
        price, exchange_vnd, exchange_scale, quantity, first_payment_vnd, paid_first_vnd, paid_parts,
        ship_mode, services, coupon_codes, address, account, marketplace_order_number,
        price_paid_jpy, created_at, moved_at, bought_at`,
      `${id('order')}, 'HX' || lpad(n::text, 8, '0'), ${whose},
        ${waits(`(array['CONFIRMED', 'BOUGHT', 'WAREHOUSE', 'CHECKIN', 'CHECKED', 'CALCULATOR', 'BILL_NEW', 'BILL_APPROVED', 'PACKING', 'DELIVERY'])[1 + n / 500 % 10]`, `'COMPLETED'`)},
        1, 'purchase', 'mercari', 'm' || n,
        jsonb_build_object('site', 'mercari', 'code', 'm' || n, 'title', 'カメラ ' || n, 'url', 'http://x', 'price', 1000),
        '{}', '{"lines": [], "flags": [], "firstPayment": {"low": 0, "likely": 0, "high": 0}, "secondPayment": {"low": 0, "likely": 0, "high": 0}, "total": {"low": 0, "likely": 0, "high": 0}}',
        170, 1, 1, 700, 700, '[]', 'AIR-HAN', '{}', '{}',
        '{"id": "", "receiver": "x", "phone": "+84900000000", "text": "x", "provinceCode": "01"}',
        'hako-01', 'M' || n, 900, ${at}, ${at}, ${at}`,
    ),
    rows(
      'order_events order_id, version, to_state, actor_kind, facts, photos, at',
      `${id('order')}, 1, 'BOUGHT', 'system', '{}', '{}', ${at}`,
    ),
    rows(
      'purchase_tasks order_id, state, site_price_jpy, updated_at',
      `${id('order')}, ${waits(`'desk'`, `'done'`)}, 1000, ${at}`,
    ),
    rows(
      'seller_parcels order_id, number, title, expected, carrier, tracking_number, entered_by, entered_at',
      `${id('order')}, 1, '', '', 'yamato', '9' || lpad(n::text, 11, '0'), '${staff}', ${at}`,
    ),
    rows(
      'parcels id, code, customer_id, state, weight_g, length_cm, width_cm, height_cm, received_at, closed_at',
      `${id('parcel')}, 'KX' || lpad(n::text, 8, '0'), ${whose}, ${waits(`'stored'`, `'closed'`)},
        100, 1, 1, 1, ${at}, ${waits('null', at)}`,
    ),
    rows('parcel_orders parcel_id, order_id, weight_g', `${id('parcel')}, ${id('order')}, 100`),
    rows(
      'bills id, code, customer_id, state, total_vnd, paid_at, address, created_at, moved_at',
      `${id('bill')}, 'PX' || lpad(n::text, 8, '0'), ${whose},
        ${waits(`(array['BILL_NEW', 'BILL_CONFIRMED', 'BILL_APPROVED', 'PACKING', 'DELIVERY'])[1 + n / 500 % 5]`, `'COMPLETED'`)},
        500, ${at}, '{"receiver": "x", "phone": "+84900000000", "text": "x"}', ${at}, ${at}`,
    ),
    rows(
      'bill_orders bill_id, order_id, order_code, second_payment_vnd, outstanding_first_vnd, parts',
      `${id('bill')}, ${id('order')}, 'HX' || lpad(n::text, 8, '0'), 500, 0, '[]'`,
    ),
  ];
}
