import type { Station } from '@hako/contract/desk/stations';
import { WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import { Link } from 'react-router';
import { Banner } from '../../../ui/frames/states.tsx';

/**
 * A parcel that was laid aside unknown and bears the scanned number: perhaps it is the same one.
 */
export const UnknownNote = ({ code, house, place }: Station['unknown'][number]) => (
  <Banner
    key={code}
    tone="estimate"
    action={<Link to={`/desk/unknown-parcels/${code}`}>Mở kiện {code}</Link>}
  >
    {`Kiện chưa rõ ${code} ở kệ ${place}, ${WAREHOUSE_NAMES[house]}, mang số này. Nếu là kiện đó, hãy ghép nó với đơn thay vì nhận lần nữa.`}
  </Banner>
);
