import { Button } from '../../../ui/forms/button.tsx';
import { Banner } from '../../../ui/frames/states.tsx';

/** What colleagues do with the work on the screen: one has dealt with it, or has it open as well. */
export function ColleagueNotes({
  isGone,
  onGoOn,
  colleague,
}: {
  readonly isGone: boolean;
  readonly onGoOn: () => void;
  readonly colleague: string | undefined;
}) {
  if (isGone)
    return (
      <Banner
        action={
          <Button kind="quiet" onClick={onGoOn}>
            Sang việc tiếp theo
          </Button>
        }
      >
        Đồng nghiệp vừa xử lý việc này. Những gì bạn đã gõ vẫn còn ở dưới.
      </Banner>
    );
  return colleague ? <Banner>{`${colleague} đang mở việc này.`}</Banner> : null;
}
