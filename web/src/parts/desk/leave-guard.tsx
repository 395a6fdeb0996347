import { useBeforeUnload, useBlocker } from 'react-router';
import { Button } from '../../ui/forms/button.tsx';
import { Row } from '../../ui/frames/card.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';

/**
 * Asks before a page is left on which something typed is not saved: by a link, by going back, or by
 * closing it, when the browser asks in its own words. Its sentences are for pages where something
 * is written.
 */
export function LeaveGuard({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });
  const stay = () => blocker.reset?.();
  return (
    <Sheet
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      title="Bỏ phần chưa lưu?"
      foot={
        <Row isSpread>
          <Button onClick={stay}>Ở lại viết tiếp</Button>
          <Button kind="main" onClick={() => blocker.proceed?.()}>
            Bỏ phần chưa lưu
          </Button>
        </Row>
      }
    >
      <p>Trang này có phần chưa lưu. Rời trang thì phần đó mất.</p>
    </Sheet>
  );
}
