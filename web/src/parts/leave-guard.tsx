import { useBeforeUnload, useBlocker } from 'react-router';
import { Button } from '../ui/forms/button.tsx';
import { Row } from '../ui/frames/card.tsx';
import { Sheet } from '../ui/frames/sheet.tsx';

/**
 * Asks before a page is left on which something typed is not saved: by a link, by going back, or by
 * closing it, when the browser asks in its own words. A page has one of them at most.
 */
export function LeaveGuard({
  isUnsaved,
  what = 'chưa lưu',
}: {
  readonly isUnsaved: boolean;
  readonly what?: 'chưa lưu' | 'chưa gửi';
}) {
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
      title={`Bỏ phần ${what}?`}
      foot={
        <Row isSpread>
          <Button onClick={stay}>Ở lại viết tiếp</Button>
          <Button kind="main" onClick={() => blocker.proceed?.()}>
            Bỏ phần {what}
          </Button>
        </Row>
      }
    >
      <p>Trang này có phần {what}. Rời trang thì phần đó mất.</p>
    </Sheet>
  );
}
