import type { StationElsewhere } from '@hako/contract/desk/stations';
import type { Warehouse } from '@hako/contract/kit/endpoint';
import { Link } from 'react-router';
import { Banner } from '../../../ui/frames/states.tsx';
import { placeText, STATION_WORDS, thingText } from './station-words.ts';

/**
 * What was scanned belongs to another station or house, or is nothing of ours: what it is, and what
 * to do with it.
 */
export function ElsewhereNote({
  scanned,
  elsewhere,
  house,
}: {
  readonly scanned: string;
  readonly elsewhere: StationElsewhere | null;
  readonly house: Warehouse;
}) {
  if (!elsewhere)
    return (
      <Banner
        tone="bad"
        action={
          <Link to={`/desk/unknown-parcels/new?number=${encodeURIComponent(scanned)}`}>
            Ghi kiện chưa rõ
          </Link>
        }
      >
        {`Không có gì của Hako mang mã “${scanned}”. Quét mã khác trên cùng kiện; nếu vẫn không có, ghi kiện chưa rõ và để riêng.`}
      </Banner>
    );
  const isHere = elsewhere.house === null || elsewhere.house === house;
  return (
    <Banner tone="estimate">
      {`${thingText(elsewhere)} ${placeText(elsewhere, house)} `}
      {elsewhere.work && isHere ? (
        <Link to={wayTo(elsewhere)}>
          {elsewhere.station ? `Mở trạm ${STATION_WORDS[elsewhere.station].title}` : 'Mở hàng đợi'}
        </Link>
      ) : null}
    </Banner>
  );
}

const wayTo = ({ station, code }: StationElsewhere): string =>
  `${station ? `/desk/stations/${station}` : '/desk/queue'}?scan=${encodeURIComponent(code)}`;
