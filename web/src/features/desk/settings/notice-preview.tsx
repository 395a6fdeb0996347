import {
  fillNotice,
  isNotice,
  missingPlace,
  NOTICES,
  placesOf,
  wrongPlace,
} from '@hako/contract/notices/notices';
import type { SettingValues } from '@hako/contract/settings/field';
import { Button } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import styles from './settings.module.css';

interface Props {
  readonly code: string;
  readonly values: SettingValues;
  readonly onValues: (values: SettingValues) => void;
}

/** How a notice reads with example data while it is written, and what may stand in it. */
export function NoticePreview({ code, values, onValues }: Props) {
  if (!isNotice(code)) return null;
  const { title, body, example } = NOTICES[code];
  const written = { title: String(values['title'] ?? ''), body: String(values['body'] ?? '') };
  const places = placesOf(code);
  const wrong = wrongPlace(written.title, places) ?? wrongPlace(written.body, places);
  const missing = missingPlace(code, written);
  const filled = fillNotice(written, example);
  const isBuiltIn = written.title === title && written.body === body;
  return (
    <Stack>
      <p className={styles.help}>
        {places.length > 0
          ? `Chỗ được điền khi gửi: ${places.map((place) => `{${place}}`).join(', ')}`
          : 'Thông báo này không có chỗ điền nào.'}
      </p>
      {wrong ? <Banner tone="estimate">{`“${wrong}” không điền được.`}</Banner> : null}
      {missing ? <Banner tone="estimate">{`Cần giữ lại {${missing}}.`}</Banner> : null}
      <figure className={styles.group} aria-label="Khách đọc được">
        <figcaption>Khách đọc được, với dữ liệu mẫu</figcaption>
        <strong>{filled.title}</strong>
        <span>{filled.body}</span>
      </figure>
      {isBuiltIn ? null : (
        <Row>
          <Button isSmall kind="quiet" onClick={() => onValues({ title, body })}>
            Lấy lại lời có sẵn
          </Button>
        </Row>
      )}
    </Stack>
  );
}
