import type { readTopUpEndpoint } from '@hako/contract/wallet/wallet';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { ReactNode } from 'react';
import { formatDong } from '../../text/money.ts';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import { QrCode } from '../../ui/figures/qr-code.tsx';
import { PictureButtons } from '../../ui/paper/picture-buttons.tsx';
import { Slip } from '../../ui/paper/slip.tsx';
import type { SlipPicture } from '../../ui/paper/slip-picture.ts';
import styles from './transfer-guide.module.css';

type Account = EndpointReply<typeof readTopUpEndpoint>['data']['accounts'][number];

/**
 * One receiving account: its code to scan, and the same by hand. `isStale`: all of it is of another
 * amount than was typed, so none of it can be used.
 */
export function TransferGuide({
  account,
  content,
  amountVnd,
  inWords,
  isStale,
  note = 'Giữ nguyên nội dung để tiền tự vào ví trong ít giây. Trang này tự báo khi tiền tới, bạn không cần tải lại.',
}: {
  readonly account: Account;
  readonly content: string;
  readonly amountVnd: number | undefined;
  readonly inWords: string | undefined;
  readonly isStale: boolean;
  readonly note?: string;
}) {
  return (
    <Slip>
      <div
        className={styles.guide}
        data-stale={isStale || undefined}
        aria-busy={isStale}
        inert={isStale}
      >
        <Code account={account} hasAmount={Boolean(amountVnd)} />
        <PictureButtons
          slip={pictureOf({ account, content, amountVnd })}
          keep="Lưu ảnh QR"
          share="Chuyển sang ứng dụng ngân hàng"
        />
        <Fields {...{ account, content, amountVnd, inWords }} />
        <p className={styles.note}>{note}</p>
      </div>
    </Slip>
  );
}

interface Transfer {
  readonly account: Account;
  readonly content: string;
  readonly amountVnd: number | undefined;
}

/** The same as a picture: a phone cannot scan its own screen, but its bank reads a picture. */
const pictureOf = ({ account, content, amountVnd }: Transfer): SlipPicture => ({
  title: 'Nạp tiền vào ví Hako',
  qr: account.payload,
  rows: [
    [account.bank_short_name, `${account.account_number} · ${account.holder}`],
    ...(amountVnd ? ([['Số tiền', formatDong(amountVnd)]] as const) : []),
    ['Nội dung', content],
  ],
});

/** What the code says, each field to copy. */
function Fields({
  account,
  content,
  amountVnd,
  inWords,
}: Transfer & { readonly inWords: string | undefined }) {
  return (
    <dl className={styles.fields}>
      <Row label="Ngân hàng" value={account.bank_name} />
      <Row
        label="Số tài khoản"
        value={account.account_number}
        copy={{ value: account.account_number, name: 'số tài khoản' }}
        isFigure
      />
      <Row
        label="Chủ tài khoản"
        value={account.holder}
        copy={{ value: account.holder, name: 'tên chủ tài khoản' }}
      />
      {amountVnd ? (
        <Row
          label="Số tiền"
          value={
            <>
              {formatDong(amountVnd)}
              <small className={styles.words}>{inWords}</small>
            </>
          }
          copy={{ value: String(amountVnd), name: 'số tiền' }}
          isFigure
        />
      ) : null}
      <Row
        label="Nội dung"
        value={<strong>{content}</strong>}
        copy={{ value: content, name: 'nội dung' }}
        isFigure
      />
    </dl>
  );
}

function Code({ account, hasAmount }: { account: Account; hasAmount: boolean }) {
  return (
    <figure className={styles.code} data-payload={account.payload}>
      <QrCode
        content={account.payload}
        name={`Mã VietQR chuyển tiền tới ${account.bank_short_name} ${account.account_number}`}
        size={264}
      />
      <figcaption>
        Quét bằng ứng dụng của bất kỳ ngân hàng nào.{' '}
        {hasAmount
          ? 'Số tiền và nội dung đã có trong mã.'
          : 'Nội dung đã có trong mã, bạn nhập số tiền.'}
      </figcaption>
    </figure>
  );
}

function Row({
  label,
  value,
  copy,
  isFigure,
}: {
  label: string;
  value: ReactNode;
  copy?: { value: string; name: string };
  isFigure?: boolean;
}) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <span className={isFigure ? 'tabular' : undefined}>{value}</span>
        {copy ? <CopyButton value={copy.value} name={copy.name} /> : null}
      </dd>
    </div>
  );
}
