import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { sentenceOf } from '../../api/refusal.ts';
import { Prose } from '../../ui/frames/prose.tsx';
import { Logo } from './logo.tsx';
import styles from './bare-layout.module.css';

/** A page of its own for what failed, where not even the frame could be drawn. */
export function FailurePage({ error }: { error: unknown }) {
  return (
    <main id="content" className={styles.frame}>
      <a href="/" className={styles.logo} aria-label="Hako, về trang chủ">
        <Logo size={40} />
      </a>
      <FailureNote error={error} />
    </main>
  );
}

/** What a person sees where a page could not be shown: what happened, what was kept, what to do next. */
export function FailureNote({ error }: { error: unknown }) {
  const { title, sentence } = describe(error);
  const isLine = isLineLost(error);
  useEffect(() => {
    if (!isLine) return;
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isLine]);
  return (
    <Prose title={title} lead={sentence}>
      <title>{`${title} · Hako`}</title>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this very page, and it works without scripts. */}
        <a href="">Tải lại trang</a> · <a href="/">Về trang chủ</a>
      </p>
    </Prose>
  );
}

/** The server could not be asked at all: what browsers throw then is a `TypeError`, in words of their own. */
const isLineLost = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

function describe(error: unknown): { title: string; sentence: string } {
  if (isLineLost(error))
    return {
      title: 'Mất kết nối mạng',
      sentence:
        'Trang tự tải lại khi có mạng. Lượt săn và đơn hàng của bạn vẫn chạy ở Hako, không phụ thuộc máy này.',
    };
  if (!isRouteErrorResponse(error)) {
    return {
      title: 'Trang này đang gặp sự cố',
      sentence: `${sentenceOf(error)} Những gì bạn đã lưu vẫn còn nguyên.`,
    };
  }
  const said = (error.data as { message?: unknown } | null)?.message;
  if (error.status === 404) {
    if (typeof said === 'string') return { title: 'Không tìm thấy', sentence: said };
    return {
      title: 'Không tìm thấy trang',
      sentence: 'Có thể link đã cũ hoặc bị gõ nhầm. Bạn thử tìm lại từ trang chủ nhé.',
    };
  }
  if (error.status < 500 && typeof said === 'string')
    return { title: 'Chưa mở được trang này', sentence: said };
  return {
    title: error.status === 403 ? 'Bạn chưa có quyền xem trang này' : 'Trang này đang gặp sự cố',
    sentence: typeof said === 'string' ? said : 'Đã xảy ra lỗi, vui lòng thử lại!',
  };
}
