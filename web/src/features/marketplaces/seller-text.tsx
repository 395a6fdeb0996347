import styles from './item.module.css';

/** What the seller wrote. The server let some twenty harmless tags through; this is the only place that draws a seller's HTML. */
export function SellerText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, and the page's policy runs no script without its nonce.
  return <div className={styles.sellerText} lang="ja" dangerouslySetInnerHTML={{ __html: html }} />;
}
