import {
  type Finding,
  type FindingEnd,
  settleFindingEndpoint,
} from '@hako/contract/logistics/counting';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { ReasonInput } from '../../../parts/desk/reason-input.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { END_WORDS, endsFor, FINDING_WORDS, STATE_WORDS } from './count-words.ts';

interface Props {
  readonly countId: string;
  readonly place: string;
  readonly finding: Finding;
}

/**
 * One difference of a count, what was done about it, and the form while something is to be done.
 */
export function FindingCard({ countId, place, finding }: Props) {
  const { code, kind, state, known_place: known, reason, order } = finding;
  const ends = endsFor(kind, state);
  return (
    <Card title={`${code} · ${FINDING_WORDS[kind]}`} level={3}>
      <Stack>
        <p>
          {`${STATE_WORDS[state]}${reason ? `: ${reason}` : ''}. `}
          {kind === 'misplaced' ? `Sổ ghi ở ${known ?? 'chưa kệ nào'}. ` : ''}
          {order ? <Link to={`/desk/orders/${order}`}>Đơn {order}</Link> : null}
        </p>
        {state === 'lost' && order ? (
          <Banner
            tone="bad"
            action={<Link to={`/desk/queue?scan=${order}`}>Mở việc của đơn {order}</Link>}
          >
            Hàng mất: báo “Hàng không về được” ở đơn để hoàn tiền cho khách.
          </Banner>
        ) : null}
        {kind === 'foreign' && state === 'open' ? (
          <Link to={`/desk/unknown-parcels/new?number=${encodeURIComponent(code)}`}>
            Ghi kiện chưa rõ với mã này
          </Link>
        ) : null}
        {ends.length > 0 ? <SettleForm {...{ countId, place, code, ends }} /> : null}
      </Stack>
    </Card>
  );
}

function SettleForm({
  countId,
  place,
  code,
  ends,
}: {
  readonly countId: string;
  readonly place: string;
  readonly code: string;
  readonly ends: readonly FindingEnd[];
}) {
  const [chosen, setChosen] = useState<FindingEnd>();
  const [reason, setReason] = useState('');
  const [found, setFound] = useState(place);
  const how = chosen && ends.includes(chosen) ? chosen : (ends[0] as FindingEnd);
  const settle = useTask(
    (body: { how: FindingEnd; reason: string; place?: string }, idempotencyKey) =>
      call(settleFindingEndpoint, { params: { id: countId, code }, body }, { idempotencyKey }),
    `Đã ghi cho ${code}`,
    () => setReason(''),
  );
  const submit = () => {
    const where = found.trim().toUpperCase();
    const at = how === 'found' && where ? { place: where } : {};
    return settle.run({ how, reason: reason.trim(), ...at });
  };
  return (
    <Form onSubmit={submit} refusal={settle.refusal}>
      <Row gap={2} isBottom>
        <Select
          label="Xử lý"
          value={how}
          options={ends.map((value) => ({ value, label: END_WORDS[value] }))}
          onChange={(event) => setChosen(event.target.value as FindingEnd)}
        />
        {how === 'found' ? (
          <TextInput
            label="Thấy ở kệ"
            value={found}
            maxLength={40}
            autoCapitalize="characters"
            onChange={(event) => setFound(event.target.value)}
          />
        ) : null}
        <ReasonInput reason={reason} onReason={setReason} />
        <Button type="submit" isBusy={settle.isBusy}>
          Ghi
        </Button>
      </Row>
    </Form>
  );
}
