import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { wayOutOf } from '../../text/ways-out.ts';
import { Stack } from '../frames/card.tsx';
import styles from './form.module.css';
import { Banner } from '../frames/states.tsx';

interface Told {
  readonly message: string;
  readonly code: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** Why something was refused, with the link to what helps where there is one; nothing when it was not. It comes into sight by itself. */
export function RefusalNote({
  refusal,
  tone = 'bad',
}: {
  readonly refusal: Told | undefined;
  /** `estimate` where nothing is lost yet: an answer that is late, a price to agree to anew. */
  readonly tone?: 'bad' | 'estimate';
}) {
  const { pathname } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed may be a screen away.
  const said = refusal?.message;
  useEffect(() => {
    if (said) place.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  if (!refusal) return null;
  const way = wayOutOf(refusal, pathname);
  return (
    <div ref={place} className={styles.note}>
      <Banner tone={tone}>
        {refusal.message} {way ? <Link to={way.to}>{way.label}</Link> : null}
      </Banner>
    </div>
  );
}

/** Fields under each other that are sent without leaving the page, by the button or by Enter; a refusal stands above them. */
export function Form({
  onSubmit,
  refusal,
  id,
  children,
}: {
  /** For a button that stands outside, by its `form`; where a form of its own stands between them. */
  readonly id?: string;
  readonly onSubmit: () => Promise<unknown>;
  readonly refusal?: Told | undefined;
  readonly children: ReactNode;
}) {
  return (
    <form
      id={id}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <Stack>
        <RefusalNote refusal={refusal} />
        {children}
      </Stack>
    </form>
  );
}
