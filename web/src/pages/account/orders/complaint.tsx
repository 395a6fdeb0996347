import {
  COMPLAINT_LIMITS,
  readDiscussionEndpoint,
  withdrawComplaintEndpoint,
  writeDiscussionEndpoint,
} from '@hako/contract/support/support';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { load } from '../../../api/load.ts';
import { useAction } from '../../../api/use-action.ts';
import { viewerContext } from '../../../features/identity/guard.ts';
import { ChangeComplaint } from '../../../features/support/change-complaint.tsx';
import { ComplaintFacts } from '../../../features/support/complaint-list.tsx';
import { ComplaintTalk } from '../../../features/support/complaint-talk.tsx';
import { COMPLAINT_TONES } from '../../../features/support/complaint-words.ts';
import { EvidenceInput } from '../../../parts/photo-inputs.tsx';
import { WriteWords } from '../../../parts/talk/write-words.tsx';
import { formatDong } from '../../../text/money.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { PhotoRow } from '../../../ui/forms/photo-picker.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import type { Route } from './+types/complaint';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Khiếu nại ${loaderData?.complaint.code ?? ''} · Hako` },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { data, results } = await load(context, readDiscussionEndpoint, {
    query: { complaint_id: params.id },
  });
  return { complaint: data, messages: results, customerId: context.get(viewerContext).id };
}

/** One complaint: what was said first, the talk, and what came of it. */
export default function ComplaintPage({
  loaderData: { complaint, messages, customerId },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  useLive(`customer:${customerId}`, (message) => {
    if (message === undefined || (message.kind === 'complaint' && message['id'] === complaint.id))
      void revalidate();
  });
  return (
    <Stack gap={3}>
      <p>
        <Link to="/account/complaints">Khiếu nại</Link>
      </p>
      <Row isSpread>
        <h1>{complaint.type_name}</h1>
        <Tag tone={COMPLAINT_TONES[complaint.state]}>{complaint.state_label}</Tag>
      </Row>
      {complaint.refund_vnd > 0 ? (
        <Banner tone="good">{formatDong(complaint.refund_vnd)} đã được hoàn vào ví của bạn.</Banner>
      ) : null}
      <FirstWords complaint={complaint} />
      <ChangeComplaint complaint={complaint} onChanged={revalidate} />
      <ComplaintTalk messages={messages} />
      {complaint.may.write ? <Reply complaint={complaint} onSent={revalidate} /> : null}
      <Withdraw complaint={complaint} onTried={revalidate} />
    </Stack>
  );
}

type Complaint = Pick<Route.ComponentProps['loaderData'], 'complaint'>;

/** What the complaint said when it was opened. */
function FirstWords({ complaint }: Complaint) {
  return (
    <Card>
      <Stack gap={1}>
        <p className="as-written">{complaint.content}</p>
        <PhotoRow urls={complaint.images} />
        <ComplaintFacts complaint={complaint} />
        {complaint.order_code ? (
          <Link to={`/account/quotes/${complaint.order_code}`}>Xem đơn {complaint.order_code}</Link>
        ) : null}
      </Stack>
    </Card>
  );
}

function Reply({ complaint, onSent }: Complaint & { readonly onSent: () => Promise<void> }) {
  const write = useAction(
    (body: { complaint_id: string; content: string; images: string[] }, idempotencyKey) =>
      call(writeDiscussionEndpoint, { body }, { idempotencyKey }),
  );
  return (
    <WriteWords
      label={complaint.state === 'answered' ? 'Trả lời Hako' : 'Viết thêm'}
      isBusy={write.isBusy}
      refusal={write.refusal}
      limits={COMPLAINT_LIMITS}
      pictures={(photos, onPhotos) => <EvidenceInput photos={photos} onPhotos={onPhotos} />}
      send={async (content, photos) => {
        const sent = await write.run({
          complaint_id: complaint.id,
          content,
          images: [...photos],
        });
        if (sent) await onSent();
        return sent !== undefined;
      }}
    />
  );
}

function Withdraw({ complaint, onTried }: Complaint & { readonly onTried: () => Promise<void> }) {
  const withdraw = useAction((id: string, idempotencyKey) =>
    call(withdrawComplaintEndpoint, { query: {}, body: { id } }, { idempotencyKey }),
  );
  return (
    <>
      <RefusalNote refusal={withdraw.refusal} />
      {complaint.may.withdraw ? (
        <Button
          kind="quiet"
          isBusy={withdraw.isBusy}
          onClick={async () => {
            const done = await withdraw.run(complaint.id);
            if (done) toast(done.message, 'good');
            await onTried();
          }}
        >
          Rút khiếu nại
        </Button>
      ) : null}
    </>
  );
}
