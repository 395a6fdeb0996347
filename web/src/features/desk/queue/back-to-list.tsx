import { Link, useSearchParams } from 'react-router';

/** The way back to the same place in the list of all work. */
export function BackToList() {
  const [search] = useSearchParams();
  const list = search.get('list');
  return list === null ? null : <Link to={`/desk/work?${list}`}>‹ Danh sách việc</Link>;
}
