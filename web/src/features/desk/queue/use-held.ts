import { useState } from 'react';
import { useLocation } from 'react-router';

interface Held<Work> {
  readonly at: string;
  readonly key: string | undefined;
  readonly work: Work;
  readonly isOwnStep: boolean;
}

/**
 * The piece of work on the screen stays until the person goes on by themselves: news of colleagues read the page again, but never
 * replace what somebody is typing into. `isGone`: it waits no more, a colleague has dealt with it. `noteOwnStep`: the person's own
 * step changes it now.
 */
export function useHeld<Work>(
  read: { readonly key: string | undefined; readonly work: Work },
  waits: (key: string) => boolean,
) {
  const { key: at } = useLocation();
  const [held, setHeld] = useState<Held<Work>>({ ...read, at, isOwnStep: false });
  const isOther = held.key !== read.key;
  const isKept = isOther && held.at === at && held.key !== undefined && !held.isOwnStep;
  if (!isKept && (held.at !== at || isOther || held.work !== read.work))
    setHeld({ ...read, at, isOwnStep: held.isOwnStep && !isOther && held.at === at });
  return {
    work: isKept ? held.work : read.work,
    isGone: isKept && held.key !== undefined && !waits(held.key),
    noteOwnStep: () => setHeld((now) => ({ ...now, isOwnStep: true })),
  };
}
