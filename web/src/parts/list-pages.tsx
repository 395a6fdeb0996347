import { useSearchParams } from 'react-router';
import { Pager } from '../ui/frames/pager.tsx';
import { TablePages } from './desk/table/table-pages.tsx';

interface Props {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** Where the next page of a sorted list begins. */
  readonly next: string | undefined;
}

/** The pages of a list of one's own: numbered, and behind each other where its head sorts it. */
export function ListPages({ next, ...numbered }: Props) {
  const [search] = useSearchParams();
  return search.has('sort') ? <TablePages next={next} /> : <Pager {...numbered} />;
}
