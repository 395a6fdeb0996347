import type { ComplaintRow } from '@hako/contract/support/support';
import { formatMoment } from '../../text/time.ts';
import { ButtonLink } from '../../ui/forms/button.tsx';
import { Card, Facts, Row, Stack } from '../../ui/frames/card.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { COMPLAINT_TONES } from './complaint-words.ts';

/** Complaints, one card each, with whose turn it is and until when. */
export function ComplaintList({ complaints }: { readonly complaints: readonly ComplaintRow[] }) {
  return (
    <Stack>
      {complaints.map((complaint) => (
        <Card
          key={complaint.id}
          level={3}
          title={complaint.type_name}
          action={<Tag tone={COMPLAINT_TONES[complaint.state]}>{complaint.state_label}</Tag>}
        >
          <Stack gap={1}>
            <p>
              {complaint.content.length > 160
                ? `${complaint.content.slice(0, 159)}…`
                : complaint.content}
            </p>
            <ComplaintFacts complaint={complaint} />
            <Row>
              <ButtonLink isSmall to={`/account/complaints/${complaint.id}`}>
                {complaint.state === 'answered' ? 'Đọc trả lời' : 'Xem khiếu nại'}
              </ButtonLink>
            </Row>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

/** The facts of a complaint that a customer looks for first. */
export function ComplaintFacts({ complaint }: { readonly complaint: ComplaintRow }) {
  const isOurs = complaint.state === 'open' || complaint.state === 'handling';
  return (
    <Facts
      rows={[
        ['Mã', complaint.code],
        ['Gửi lúc', formatMoment(complaint.created_date)],
        ...(complaint.order_code ? [['Đơn hàng', complaint.order_code] as const] : []),
        ...(complaint.order_name ? [['Món hàng', complaint.order_name] as const] : []),
        ...(complaint.owner_name ? [['Người phụ trách', complaint.owner_name] as const] : []),
        ...(isOurs
          ? [
              [
                'Hako trả lời trước',
                `${formatMoment(complaint.due_at)}${complaint.is_overdue ? ' (đã trễ, xin lỗi bạn)' : ''}`,
              ] as const,
            ]
          : []),
        ...(complaint.outcome ? [['Kết luận', complaint.outcome] as const] : []),
      ]}
    />
  );
}
