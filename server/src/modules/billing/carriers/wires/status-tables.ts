import type { CarrierName } from '@hako/contract/billing/carriers';
import type { BillState } from '../../slips/bill.ts';

/** One word of a carrier: what people read, and what it means for a bill; without a meaning it is kept and moves nothing. */
interface StatusRow {
  readonly label: string;
  readonly meaning?: BillState;
  /** The carrier has ended it without delivering: a person must look. */
  readonly isTrouble?: true;
}

const out = (label: string): StatusRow => ({ label, meaning: 'DELIVERY' });
const delivered = (label: string): StatusRow => ({ label, meaning: 'COMPLETED' });
const failed = (label: string): StatusRow => ({ label, meaning: 'BILL_INVENTORY' });
const ended = (label: string): StatusRow => ({ label, meaning: 'BILL_INVENTORY', isTrouble: true });
const told = (label: string): StatusRow => ({ label });

/**
 * Every documented status of every carrier. GHN: api.ghn.vn, "Order status". GHTK: api.ghtk.vn, "Webhook" (a shipper's own report, 45, 49, 410 and
 * 12x, is not yet confirmed by the carrier, so it moves nothing). Viettel Post: its partner document, section 8.
 */
export const STATUSES: Readonly<Record<CarrierName, Readonly<Record<string, StatusRow>>>> = {
  ghn: {
    ready_to_pick: told('Chờ lấy hàng'),
    picking: told('Đang lấy hàng'),
    money_collect_picking: told('Đang thu tiền người gửi'),
    picked: told('Đã lấy hàng'),
    storing: told('Hàng đã nhập kho'),
    transporting: told('Đang luân chuyển'),
    sorting: told('Đang phân loại'),
    delivering: out('Đang giao hàng'),
    money_collect_delivering: out('Đang thu tiền người nhận'),
    delivered: delivered('Đã giao hàng'),
    delivery_fail: failed('Giao không thành công'),
    waiting_to_return: failed('Chờ trả hàng'),
    return: failed('Trả hàng'),
    return_transporting: failed('Đang luân chuyển hàng trả'),
    return_sorting: failed('Đang phân loại hàng trả'),
    returning: failed('Đang trả hàng'),
    return_fail: failed('Trả hàng không thành công'),
    returned: failed('Đã trả hàng'),
    cancel: ended('Đã hủy đơn'),
    exception: ended('Đơn ngoại lệ, hãng đang xử lý'),
    damage: ended('Hàng bị hư hỏng'),
    lost: ended('Hàng bị thất lạc'),
  },
  ghtk: {
    '-1': ended('Đã hủy đơn'),
    '1': told('Chưa tiếp nhận'),
    '2': told('Đã tiếp nhận'),
    '3': told('Đã lấy hàng, đã nhập kho'),
    '4': out('Đang giao hàng'),
    '5': delivered('Đã giao hàng, chưa đối soát'),
    '6': delivered('Đã giao hàng, đã đối soát'),
    '7': ended('Không lấy được hàng'),
    '8': told('Hoãn lấy hàng'),
    '9': failed('Không giao được hàng'),
    '10': told('Hoãn giao hàng'),
    '11': failed('Đã đối soát công nợ trả hàng'),
    '12': told('Đang lấy hàng'),
    '13': ended('Đơn hàng bồi hoàn'),
    '20': failed('Đang trả hàng'),
    '21': failed('Đã trả hàng'),
    '45': told('Người giao báo đã giao, hãng chưa xác nhận'),
    '49': told('Người giao báo không giao được, hãng chưa xác nhận'),
    '123': told('Người lấy báo đã lấy hàng'),
    '127': told('Người lấy báo không lấy được hàng'),
    '128': told('Người lấy báo hoãn lấy hàng'),
    '410': told('Người giao báo hoãn giao hàng'),
  },
  'viettel-post': {
    '100': told('Đã tiếp nhận đơn'),
    '101': ended('Viettel Post từ chối nhận'),
    '102': told('Đơn hàng chờ xử lý'),
    '103': told('Đã giao cho bưu cục'),
    '104': told('Bưu tá đang đi nhận hàng'),
    '105': told('Bưu tá đã nhận hàng'),
    '106': ended('Người gửi yêu cầu lấy lại hàng'),
    '107': ended('Đã hủy theo yêu cầu của người gửi'),
    '200': told('Bưu cục gốc đã nhận hàng'),
    '201': ended('Hủy nhập phiếu gửi'),
    '202': told('Sửa phiếu gửi'),
    '300': told('Khai thác đi'),
    '301': told('Đóng túi gói'),
    '302': told('Đóng chuyến thư'),
    '303': told('Đóng tuyến xe'),
    '400': told('Khai thác đến'),
    '401': told('Nhận túi gói'),
    '402': told('Nhận chuyến thư'),
    '403': told('Nhận chuyến xe'),
    '500': out('Bưu tá đang đi phát'),
    '501': delivered('Phát thành công'),
    '502': failed('Chuyển hoàn bưu cục gốc'),
    '503': ended('Hủy theo yêu cầu khách hàng'),
    '504': failed('Đã chuyển trả người gửi'),
    '505': failed('Phát thất bại, chờ chuyển hoàn'),
    '506': failed('Phát thất bại, sẽ phát lại'),
    '507': failed('Khách hàng đến bưu cục nhận'),
    '508': out('Phát tiếp'),
    '509': told('Chuyển tiếp bưu cục khác'),
    '510': told('Hủy phân công phát'),
    '515': failed('Bưu cục duyệt hoàn'),
    '550': out('Phát tiếp theo yêu cầu khách hàng'),
  },
};

/** What a carrier's word means; undefined for one that is in no document. */
export const statusOf = (carrier: CarrierName, status: string): StatusRow | undefined =>
  Object.hasOwn(STATUSES[carrier], status) ? STATUSES[carrier][status] : undefined;
