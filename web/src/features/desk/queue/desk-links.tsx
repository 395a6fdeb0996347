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

/** The other pages of the desk, as far as the viewer's roles go. */
export function DeskLinks() {
  const viewer = useViewer();
  return (
    <Row gap={2}>
      {answersComplaints(viewer) ? <Link to="/desk/complaints">Khiếu nại</Link> : null}
      {asksSellers(viewer) ? <Link to="/desk/offers">Thương lượng giá</Link> : null}
      {asksSellers(viewer) ? <Link to="/desk/bidding">Đấu giá</Link> : null}
      {readsFeedbacks(viewer) ? <Link to="/desk/feedbacks">Cảm nhận</Link> : null}
      {viewer?.roles.includes('admin') ? (
        <>
          <Link to="/desk/coupons">Mã giảm giá</Link>
          <Link to="/desk/sale-changes">Đổi nhân viên</Link>
          <Link to="/desk/warehouse-rules">Quy định kho</Link>
        </>
      ) : null}
      {keepsBooks(viewer) || worksInWarehouse(viewer) ? (
        <Link to="/desk/carriers">Hãng vận chuyển, thu hộ</Link>
      ) : null}
      {keepsBooks(viewer) ? (
        <>
          <Link to="/desk/approvals">Chờ duyệt</Link>
          <Link to="/desk/books">Tỷ giá, sổ sách</Link>
          <Link to="/desk/transfers">Chuyển khoản</Link>
          <Link to="/desk/withdrawals">Rút tiền</Link>
        </>
      ) : null}
    </Row>
  );
}
