import { IconHistory, IconSearch, IconX } from '@tabler/icons-react';
import { LIMITS } from '@hako/contract/kit/limits';
import { useEffect } from 'react';
import { forgetKeyword, searchHistory } from '../../device/search-history.ts';
import { IconButton } from '../../ui/forms/button.tsx';
import { useSuggestions } from './use-suggestions.ts';
import styles from './search-box.module.css';

/** While something is typed, the past takes only so many lines before what others search. */
const PAST_WHILE_TYPING = 4;

/**
 * Under the search box: what was searched here before, then what others search. A grid that the field steers (`active` is the line
 * its arrows stand on), because lines of the past carry a second button that forgets them.
 */
export default function SearchSuggestions({
  site,
  id,
  typed,
  active,
  onLines,
  onPick,
}: {
  readonly site: string;
  readonly id: string;
  readonly typed: string;
  readonly active: number;
  /** Tells the field what its arrows can reach. */
  readonly onLines: (keywords: readonly string[]) => void;
  readonly onPick: (keyword: string) => void;
}) {
  const { past, others } = useKeywords(site, typed);
  const lines = [...past, ...others];
  const said = lines.join('\n');
  useEffect(() => onLines(said === '' ? [] : said.split('\n')), [said, onLines]);
  useEffect(() => () => onLines([]), [onLines]);
  if (lines.length === 0) return null;
  const groups = [
    { title: 'Bạn đã tìm', keywords: past, first: 0, isPast: true },
    {
      title: typed.trim() === '' ? 'Được tìm nhiều' : 'Gợi ý',
      keywords: others,
      first: past.length,
      isPast: false,
    },
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox whose lines have two buttons.
    <table role="grid" id={id} aria-label="Gợi ý tìm kiếm" className={styles.suggestions}>
      {groups.map(({ title, keywords, first, isPast }) =>
        keywords.length === 0 ? null : (
          <tbody key={title}>
            <tr>
              <th scope="colgroup" colSpan={2} className={styles.group}>
                {title}
              </th>
            </tr>
            {keywords.map((keyword, index) => (
              <SuggestionRow
                key={keyword}
                id={`${id}-${first + index}`}
                isActive={first + index === active}
                keyword={keyword}
                forgetIn={isPast ? site : undefined}
                onPick={onPick}
              />
            ))}
          </tbody>
        ),
      )}
    </table>
  );
}

/** What was searched here before, and what others search that is not among it. */
function useKeywords(site: string, typed: string) {
  const wanted = typed.trim().toLocaleLowerCase('vi');
  const past = (searchHistory.use()[site] ?? [])
    .filter((keyword) => keyword.toLocaleLowerCase('vi').includes(wanted))
    .slice(0, wanted === '' ? LIMITS.suggestions : PAST_WHILE_TYPING);
  const others = useSuggestions(site === 'hako-go' ? undefined : site, typed)
    .filter((keyword) => !past.includes(keyword))
    .slice(0, LIMITS.suggestions - past.length);
  return { past, others };
}

function SuggestionRow({
  id,
  isActive,
  keyword,
  forgetIn,
  onPick,
}: {
  readonly id: string;
  readonly isActive: boolean;
  readonly keyword: string;
  /** The site in whose history it stands; it can be forgotten there. */
  readonly forgetIn: string | undefined;
  readonly onPick: (keyword: string) => void;
}) {
  return (
    <tr id={id} aria-selected={isActive} className={styles.suggestion}>
      <td>
        <button type="button" tabIndex={-1} onClick={() => onPick(keyword)}>
          {forgetIn ? (
            <IconHistory aria-hidden="true" size={20} />
          ) : (
            <IconSearch aria-hidden="true" size={20} />
          )}
          <span>{keyword}</span>
        </button>
      </td>
      {forgetIn ? (
        <td>
          <IconButton
            label={`Xóa "${keyword}" khỏi lịch sử`}
            onClick={() => forgetKeyword(forgetIn, keyword)}
          >
            <IconX aria-hidden="true" size={18} />
          </IconButton>
        </td>
      ) : null}
    </tr>
  );
}
