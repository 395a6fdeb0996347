import { readExportEndpoint, readPrivacyEndpoint } from '@hako/contract/privacy/privacy';
import { Link } from 'react-router';
import { load } from '../../../api/load.ts';
import { ExportButton } from '../../../parts/export-button.tsx';
import { Consents } from '../../../features/privacy/consents.tsx';
import { DataCopies } from '../../../features/privacy/data-copies.tsx';
import { EraseAccount } from '../../../features/privacy/erase-account.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/privacy';

export const meta: Route.MetaFunction = () => [{ title: 'Dữ liệu cá nhân · Hako' }];

export async function loader({ context }: Route.LoaderArgs) {
  return { overview: (await load(context, readPrivacyEndpoint)).data };
}

export default function PrivacyPage({ loaderData: { overview } }: Route.ComponentProps) {
  return (
    <Stack>
      <h1>Dữ liệu cá nhân</h1>
      <p>
        Quyền của bạn theo Luật Bảo vệ dữ liệu cá nhân 91/2025/QH15. Hako giữ gì, để làm gì:{' '}
        <Link to="/page/chinh-sach-bao-mat" reloadDocument>
          Chính sách bảo mật
        </Link>
        .
      </p>
      <Card title="Bạn đồng ý cho dùng vào việc gì">
        <Consents consents={overview.consents} />
      </Card>
      <Card title="Bản sao dữ liệu">
        <DataCopies
          copies={overview.exports}
          ways={overview}
          downloadOf={(id) => (
            <ExportButton endpoint={readExportEndpoint} input={{ params: { id } }}>
              Tải về
            </ExportButton>
          )}
        />
      </Card>
      <Card title="Xóa tài khoản">
        <EraseAccount overview={overview} />
      </Card>
    </Stack>
  );
}
