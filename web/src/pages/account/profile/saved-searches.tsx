import { listSavedSearchesEndpoint } from '@hako/contract/search/saved-searches';
import { useSearchParams } from 'react-router';
import { load } from '../../../api/load.ts';
import styles from '../../../features/search/saved-search.module.css';
import { SavedSearchRow } from '../../../features/search/saved-search-row.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/saved-searches';

export const meta: Route.MetaFunction = () => [{ title: 'Tìm kiếm đã lưu · Hako' }];

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await load(context, listSavedSearchesEndpoint);
  return data;
}

/** What this person waits for; a notice opens the search that it is about (`?open=`). */
export default function SavedSearchesPage({ loaderData: { results, most } }: Route.ComponentProps) {
  const [address, setAddress] = useSearchParams();
  const opened = address.get('open');
  const open = (id: string | null) =>
    setAddress(id === null ? {} : { open: id }, { replace: true, preventScrollReset: true });
  return (
    <>
      <h1>Tìm kiếm đã lưu</h1>
      {results.length === 0 ? (
        <EmptyState
          title="Bạn chưa lưu tìm kiếm nào"
          action={<ButtonLink to="/hako-go/search">Tìm hàng Nhật</ButtonLink>}
        >
          Tìm một món rồi bấm “Lưu tìm kiếm”: Hako theo dõi các sàn và báo khi có hàng mới.
        </EmptyState>
      ) : (
        <>
          <p>
            Đang lưu {results.length}/{most}. Hako xem lại các sàn mỗi 5 đến 60 phút và gộp tin báo,
            cách nhau ít nhất 15 phút.
          </p>
          <ul role="list" className={styles.list}>
            {results.map((saved) => (
              <SavedSearchRow
                key={saved.id}
                saved={saved}
                isOpen={opened === saved.id}
                onOpen={open}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
