import { IconSearch } from '@tabler/icons-react';
import { Form } from 'react-router';
import styles from './search-box.module.css';

/** The one search box: a Vietnamese keyword or a pasted product link. Works as a plain form before scripts arrive. */
export function SearchBox({ isStatic = false, isLarge = false }: { isStatic?: boolean; isLarge?: boolean }) {
  return (
    <Form role="search" action="/all/search" reloadDocument={isStatic} className={isLarge ? styles.large : styles.box}>
      <input
        type="search"
        name="keyword"
        maxLength={2000}
        required
        enterKeyHint="search"
        autoComplete="off"
        aria-label="Tìm hàng Nhật"
        placeholder="Từ khóa tiếng Việt hoặc dán link sản phẩm"
      />
      <button type="submit" aria-label="Tìm">
        <IconSearch aria-hidden="true" />
      </button>
    </Form>
  );
}
