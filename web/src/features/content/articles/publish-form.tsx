import {
  type DeskArticle,
  publishArticleEndpoint,
  unpublishArticleEndpoint,
} from '@hako/contract/content/articles';
import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { ReasonInput } from '../../../parts/desk/reason-input.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';
import { inputOf, momentOfInput } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Row } from '../../../ui/frames/card.tsx';

type Article = Pick<DeskArticle, 'slug' | 'version' | 'state' | 'shows_from' | 'shows_until'>;

/** Shows what was saved, now or from a moment on, and until another one. */
export function PublishForm({
  article,
  isUnsaved,
}: {
  readonly article: Article;
  /** What is typed would not be what is shown: it is saved first. */
  readonly isUnsaved: boolean;
}) {
  const { slug, version, state } = article;
  const [from, setFrom] = useState(inputOf(article.shows_from));
  const [until, setUntil] = useState(inputOf(article.shows_until));
  const task = useTask(
    (body: EndpointInput<typeof publishArticleEndpoint>['body'], idempotencyKey) =>
      call(publishArticleEndpoint, { params: { slug }, body }, { idempotencyKey }),
    state === 'draft' && !from ? 'Đã đăng' : 'Đã ghi ngày đăng',
  );
  const submit = () =>
    task.run({
      ...(from ? { from: momentOfInput(from) } : {}),
      ...(until ? { until: momentOfInput(until) } : {}),
      version,
    });
  return (
    <Form onSubmit={submit} refusal={task.refusal}>
      <Row isBottom gap={2}>
        <TextInput
          label="Đăng từ (giờ Việt Nam)"
          hint="Để trống: đăng ngay."
          type="datetime-local"
          isOptional
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          label="Tự gỡ lúc"
          hint="Để trống: không tự gỡ."
          type="datetime-local"
          isOptional
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <Button
          kind={state === 'draft' ? 'main' : 'plain'}
          type="submit"
          isBusy={task.isBusy}
          disabled={isUnsaved}
        >
          {isUnsaved ? 'Lưu bài trước khi đăng' : state === 'draft' ? 'Đăng bài' : 'Đổi ngày đăng'}
        </Button>
      </Row>
    </Form>
  );
}

/** Takes an article down. */
export function UnpublishForm({ article: { slug, version } }: { readonly article: Article }) {
  const [reason, setReason] = useState('');
  const task = useTask(
    (why: string, idempotencyKey) =>
      call(
        unpublishArticleEndpoint,
        { params: { slug }, body: { reason: why, version } },
        { idempotencyKey },
      ),
    'Đã gỡ bài',
    () => setReason(''),
  );
  return (
    <Form onSubmit={() => task.run(reason.trim())} refusal={task.refusal}>
      <Row isBottom gap={2}>
        <ReasonInput reason={reason} onReason={setReason} />
        <Button type="submit" isBusy={task.isBusy}>
          Gỡ bài
        </Button>
      </Row>
    </Form>
  );
}
