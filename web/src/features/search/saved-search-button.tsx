import { saveSearchEndpoint } from '@hako/contract/search/saved-searches';
import { IconBell, IconBellCheck } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { isLink, tidyKeyword } from '../../text/keyword.ts';
import { Button } from '../../ui/forms/button.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import styles from './saved-search.module.css';
import type { SearchQuery } from './search-query.ts';

interface Props {
  readonly asked: SearchQuery;
  readonly sites?: readonly string[];
  readonly viewerId: string | null;
  /**
   * The last search that was saved: kept by the page, because the list around this button is drawn
   * anew while sites answer.
   */
  readonly saved: string | undefined;
  readonly onSaved: (search: string) => void;
  /** Between the signs of a phone it is a sign, too. */
  readonly isSign?: boolean;
}

/**
 * “Lưu tìm kiếm”: keeps what is searched for and tells when something new appears. `sites`: wire names, none for every site. Guests sign in
 * first. Nothing is shown while there is no keyword, or a link stands in its place.
 */
export function SaveSearchButton(props: Props) {
  const { asked, sites = [], viewerId, saved, onSaved, isSign = false } = props;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const keyword = tidyKeyword(asked.q ?? '') ?? '';
  const question = JSON.stringify([keyword, sites, asked]);
  const save = useAction((_asked: string, idempotencyKey) => {
    return call(
      saveSearchEndpoint,
      {
        body: {
          keyword,
          filters: filtersOf(asked),
          sites: [...sites],
          translate: asked.translate ?? 'auto',
        },
      },
      { idempotencyKey },
    );
  });
  if (keyword === '' || isLink(keyword)) return null;

  async function press() {
    if (viewerId === null)
      return void navigate(`/account/login?next=${encodeURIComponent(pathname + search)}`);
    const answer = await save.run(question);
    if (!answer) return;
    onSaved(question);
    toast(
      answer.is_new
        ? 'Đã lưu. Bạn sẽ được báo khi có hàng mới.'
        : 'Tìm kiếm này đã được lưu từ trước.',
      'good',
    );
  }

  return (
    <span className={styles.save} data-sign={isSign || undefined}>
      {saved === question ? (
        <Link to="/account/saved-searches" className={styles.saved}>
          <IconBellCheck aria-hidden="true" size={20} />
          <span className={styles.word}>Đã lưu tìm kiếm</span>
        </Link>
      ) : (
        <Button kind="quiet" isSmall isBusy={save.isBusy} onClick={() => void press()}>
          <IconBell aria-hidden="true" size={20} />
          <span className={styles.word}>Lưu tìm kiếm</span>
        </Button>
      )}
      {save.refusal ? <span role="alert">{save.refusal.message}</span> : null}
    </span>
  );
}

/** What was chosen of the filters that a saved search keeps. */
function filtersOf(asked: SearchQuery) {
  const { kind, condition, seller_kind, min_price, max_price, free_shipping, exclude } = asked;
  return {
    ...(kind && { kind }),
    ...(condition && { condition }),
    ...(seller_kind && { seller_kind }),
    ...(min_price && { min_price }),
    ...(max_price && { max_price }),
    ...(free_shipping && { free_shipping }),
    ...(exclude && { exclude }),
  };
}
