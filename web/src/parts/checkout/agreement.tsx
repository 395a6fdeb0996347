import { Link } from 'react-router';
import { Checkbox } from '../../ui/forms/inputs.tsx';

/** The customer's word on the trading policy, without which nothing is paid. */
export function Agreement({
  isAgreed,
  onAgree,
}: {
  readonly isAgreed: boolean;
  readonly onAgree: (isAgreed: boolean) => void;
}) {
  return (
    <Checkbox
      label={
        <>
          Tôi đồng ý với <Link to="/page/chinh-sach-giao-dich">chính sách giao dịch</Link>
        </>
      }
      checked={isAgreed}
      onChange={(event) => onAgree(event.currentTarget.checked)}
    />
  );
}
