import { useStore } from '../../api/store.ts';
import { contactWays } from './contact-ways.ts';

/**
 * Hotline, chat, e-mail and address of the house, each on its line; nothing while they are unknown.
 */
export function ContactList() {
  const store = useStore();
  if (!store) return null;
  return (
    <ul role="list">
      {contactWays(store).map(({ key, name, text, href }) => (
        <li key={key}>
          {key === 'zalo' || key === 'facebook' ? null : `${name}: `}
          {href ? (
            <a href={href} rel="noreferrer">
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}
