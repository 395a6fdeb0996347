import { SITES } from '@hako/contract/marketplaces/sites';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSiteNames } from '../../api/served-sites.ts';
import { sitePath } from '../../text/sites.ts';
import { InstallButton } from './install-button.tsx';
import { ACCOUNT_LINKS, COMPANY_LINKS, GUIDE_LINKS } from './links.ts';
import styles from './mobile-menu.module.css';

/** What the phone's header has no room for. A native popover, so it opens before any script has arrived. */
export function MobileMenu({
  isSignedIn,
  isStatic,
}: {
  readonly isSignedIn: boolean;
  readonly isStatic: boolean;
}) {
  const sites = useSiteNames().map((site) => ({ to: sitePath(site), label: SITES[site].name }));
  const links = [
    ...(isSignedIn ? ACCOUNT_LINKS : [{ to: '/account/register', label: 'Đăng ký tài khoản' }]),
    ...sites,
    ...GUIDE_LINKS,
    ...COMPANY_LINKS,
  ];
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget="menu" aria-label="Danh mục">
        <IconMenu2 aria-hidden="true" />
      </button>
      <div id="menu" popover="auto" className={styles.menu}>
        {isStatic ? null : <InstallButton className={styles.install} />}
        <ul role="list">
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to} reloadDocument>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
