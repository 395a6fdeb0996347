import type { Route } from '../../platform/http/route.ts';
import { codeRoutes } from './codes/routes.ts';
import type { Identity } from './identity.ts';
import { ownerRoutes } from './owner/routes.ts';
import type { NameOf } from './passwords/change-password.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { qrRoutes } from './qr/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';

export const identityRoutes = (
  identity: Identity,
  { publicUrl, nameOf }: { readonly publicUrl: string; readonly nameOf: NameOf },
): Route[] => [
  ...sessionRoutes(identity),
  ...codeRoutes(identity),
  ...passwordRoutes(identity, nameOf),
  ...ownerRoutes(identity),
  ...passkeyRoutes(identity),
  ...qrRoutes(identity, publicUrl),
];
