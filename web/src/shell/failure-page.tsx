import { isRouteErrorResponse } from 'react-router';
import { sentenceOf } from '../api/refusal.ts';
import { Logo } from './logo.tsx';
import styles from './bare-layout.module.css';

/** What a person sees when a page could not be shown: what happened, what was kept, what to do next. */
export function FailurePage({ error }: { error: unknown }) {
  const { title, sentence } = describe(error);
  return (
    <main id="content" className={styles.frame}>
      <title>{`${title} · Hako`}</title>
      <a href="/" className={styles.logo} aria-label="Hako, về trang chủ">
        <Logo size={40} />
      </a>
      <h1>{title}</h1>
      <p>{sentence}</p>
      <p>
        <a href="">Tải lại trang</a> · <a href="/">Về trang chủ</a>
      </p>
    </main>
  );
}

function describe(error: unknown): { title: string; sentence: string } {
  if (!isRouteErrorResponse(error)) {
    return { title: 'Trang này đang gặp sự cố', sentence: `${sentenceOf(error)} Những gì bạn đã lưu vẫn còn nguyên.` };
  }
  const said = (error.data as { message?: unknown } | null)?.message;
  if (error.status === 404) {
    return { title: 'Không tìm thấy trang', sentence: 'Có thể đường dẫn đã cũ hoặc bị gõ nhầm. Bạn thử tìm lại từ trang chủ nhé.' };
  }
  return {
    title: error.status === 403 ? 'Bạn chưa có quyền xem trang này' : 'Trang này đang gặp sự cố',
    sentence: typeof said === 'string' ? said : 'Đã xảy ra lỗi, vui lòng thử lại!',
  };
}
