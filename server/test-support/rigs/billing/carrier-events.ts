import type { OrdersRig } from '../orders-rig.ts';
import { CARRIER_TOKEN, GHTK_HASH, VIETTEL_POST_TOKEN } from './outside-carriers.ts';

/** What the carriers post to us, each in its own way. */
export const carrierEvents = (rig: Pick<OrdersRig, 'app' | 'call'>) => ({
  /** What the carrier posts, `minute` minutes after a fixed moment. */
  event: (OrderCode: string, Status: string, minute: number, more: object = {}) =>
    rig.call('POST', `/api/webhooks/ghn?token=${CARRIER_TOKEN}`, 'nobody', {
      OrderCode,
      Status,
      Type: 'switch_status',
      Time: new Date(Date.UTC(2027, 0, 1, 0, minute)).toISOString(),
      ...more,
    }),
  /** What GHTK posts: a form, as the world's own carrier writes it. */
  ghtkEvent: (label: string, status: number, second: number, more: Record<string, string> = {}) =>
    rig.app
      .inject({
        method: 'POST',
        url: `/api/webhooks/ghtk?hash=${GHTK_HASH}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: formOf({
          label_id: label,
          status_id: String(status),
          action_time: `2027-01-01T07:00:${two(second)}+07:00`,
          ...more,
        }),
      })
      .then(({ statusCode }) => statusCode),
  viettelPostEvent: (
    code: string,
    status: number,
    second: number,
    more: object = {},
    token = VIETTEL_POST_TOKEN,
  ) =>
    rig
      .call('POST', '/api/webhooks/viettel-post', 'nobody', {
        DATA: {
          ORDER_NUMBER: code,
          ORDER_STATUS: status,
          ORDER_STATUSDATE: `01/01/2027 07:00:${two(second)}`,
          ...more,
        },
        TOKEN: token,
      })
      .then((answer) => answer.status),
});

const two = (number: number): string => String(number).padStart(2, '0');
/** As the carrier's own example writes it: the sign before the zone stands bare. */
const formOf = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value.replaceAll(' ', '%20')}`)
    .join('&');
