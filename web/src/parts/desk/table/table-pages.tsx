import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Row } from '../../../ui/frames/card.tsx';

/**
 * The following page, and the way back to the first one; the browser's own Back leads to the page
 * before.
 */
export function TablePages({ next }: { readonly next: string | undefined }) {
  const [search] = useSearchParams();
  const isFirst = !search.has('after');
  if (isFirst && next === undefined) return null;
  const to = (after: string | undefined) => {
    const query = new URLSearchParams(search);
    if (after === undefined) query.delete('after');
    else query.set('after', after);
    return `?${query}`;
  };
  return (
    <nav aria-label="Phân trang">
      <Row isSpread>
        {isFirst ? <span /> : <ButtonLink to={to(undefined)}>Về trang đầu</ButtonLink>}
        {next === undefined ? (
          <span>Hết danh sách</span>
        ) : (
          <ButtonLink to={to(next)} rel="next">
            Trang sau
          </ButtonLink>
        )}
      </Row>
    </nav>
  );
}
