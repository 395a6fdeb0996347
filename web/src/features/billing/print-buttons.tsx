import { printBillsEndpoint } from '@hako/contract/billing/papers';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Row } from '../../ui/frames/card.tsx';
import { toast } from '../../ui/frames/toast.tsx';

const WINDOW_BLOCKED = 'Trình duyệt đã chặn cửa sổ in. Bạn hãy cho phép mở cửa sổ mới rồi bấm lại.';

/** Prints delivery slips on A4 or on the roll of a receipt printer, from a window of their own. */
export function PrintButtons({ codes }: { readonly codes: readonly string[] }) {
  const print = useAction((size: 'a4' | '80mm', idempotencyKey) =>
    call(printBillsEndpoint, { body: { codes: [...codes], size } }, { idempotencyKey }),
  );
  const run = async (size: 'a4' | '80mm') => {
    // Opened while the finger is still down: later the browser would take it for an advertisement.
    const page = window.open('', '_blank', 'width=900,height=1000');
    if (!page) return toast(WINDOW_BLOCKED, 'bad');
    const answer = await print.run(size);
    if (!answer) return page.close();
    show(page, answer.data.content);
    toast(vi.printed, 'good');
  };
  return (
    <>
      <Row>
        <Button isSmall isBusy={print.isBusy} onClick={() => void run('a4')}>
          In phiếu
        </Button>
        <Button isSmall kind="quiet" isBusy={print.isBusy} onClick={() => void run('80mm')}>
          In khổ 80 mm
        </Button>
      </Row>
      {print.refusal ? <p role="alert">{`${vi.notPrinted} ${print.refusal.message}`}</p> : null}
    </>
  );
}

/** A parsed page carries no running script, whatever is in it. */
function show(page: Window, content: string): void {
  const parsed = new DOMParser().parseFromString(content, 'text/html');
  page.document.replaceChild(
    page.document.adoptNode(parsed.documentElement),
    page.document.documentElement,
  );
  page.focus();
  page.print();
}
