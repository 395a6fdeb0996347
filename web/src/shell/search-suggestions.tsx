import { IconHistory, IconX } from '@tabler/icons-react';
import { LIMITS } from '@hako/contract/limits';
import { forgetKeyword, searchHistory } from '../device/search-history.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './search-box.module.css';

/** Under the search box: what was searched here before. */
export default function SearchSuggestions({ site, typed, onPick }: { readonly site: string; readonly typed: string; readonly onPick: (keyword: string) => void }) {
  const wanted = typed.trim().toLocaleLowerCase('vi');
  const past = (searchHistory.use()[site] ?? []).filter((keyword) => keyword.toLocaleLowerCase('vi').includes(wanted)).slice(0, LIMITS.suggestions);
  if (past.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <p className={styles.group}>Bạn đã tìm</p>
      <ul role="list">
        {past.map((keyword) => (
          <li key={keyword} className={styles.suggestion}>
            <button type="button" onClick={() => onPick(keyword)}>
              <IconHistory aria-hidden="true" size={20} />
              <span>{keyword}</span>
            </button>
            <IconButton label={`Xóa "${keyword}" khỏi lịch sử`} onClick={() => forgetKeyword(site, keyword)}>
              <IconX aria-hidden="true" size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
