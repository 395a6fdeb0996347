import type { DeskPage } from '@hako/contract/desk/desk';
import { Link } from 'react-router';
import {
  answersComplaints,
  asksSellers,
  keepsBooks,
  readsFeedbacks,
  useViewer,
  worksInWarehouse,
} from '../../../parts/viewer.ts';
import { Row } from '../../../ui/frames/card.tsx';
import { type Elsewhere, sumOf } from './elsewhere.ts';

/** The other pages of the desk, as far as the viewer's roles go, with how much waits there. */
export function DeskLinks({ elsewhere }: { readonly elsewhere: Elsewhere }) {
  const viewer = useViewer();
  const link = (to: string, label: string, ...pages: DeskPage[]) => {
    const count = sumOf(elsewhere, pages);
    return <Link to={to}>{count > 0 ? `${label} (${count})` : label}</Link>;
  };
  return (
    <Row gap={2}>
      {answersComplaints(viewer) ? link('/desk/complaints', 'Khiếu nại', 'complaints') : null}
      {asksSellers(viewer) ? link('/desk/offers', 'Thương lượng giá', 'offers') : null}
      {asksSellers(viewer) ? link('/desk/bidding', 'Đấu giá', 'bids') : null}
      {readsFeedbacks(viewer) ? link('/desk/feedbacks', 'Cảm nhận') : null}
      {viewer?.roles.includes('admin') ? (
        <>
          {link('/desk/staff', 'Nhân viên')}
          {link('/desk/audit', 'Nhật ký')}
          {link('/desk/coupons', 'Mã giảm giá')}
          {link('/desk/sale-changes', 'Đổi nhân viên')}
          {link('/desk/warehouse-rules', 'Quy định kho')}
        </>
      ) : null}
      {keepsBooks(viewer) || worksInWarehouse(viewer)
        ? link('/desk/carriers', 'Hãng vận chuyển, thu hộ')
        : null}
      {link('/desk/sites', 'Các sàn')}
      {keepsBooks(viewer) ? (
        <>
          {link('/desk/approvals', 'Chờ duyệt', 'approvals')}
          {link('/desk/books', 'Tỷ giá, sổ sách', 'rates')}
          {link('/desk/transfers', 'Chuyển khoản', 'transfers', 'claims')}
          {link('/desk/withdrawals', 'Rút tiền', 'withdrawals')}
        </>
      ) : null}
    </Row>
  );
}
