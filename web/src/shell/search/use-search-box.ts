import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { rememberKeyword } from '../../device/search-history.ts';
import { isLink, tidyKeyword } from '../../text/keyword.ts';
import { SEARCH_PATH } from '../frame/links.ts';

export type SearchBoxState = ReturnType<typeof useSearchBox>;

/**
 * What is typed into the search box and where it leads. `ofSite`: searches only there, else where
 * the person is searching already.
 */
export function useSearchBox(isStatic: boolean, ofSite: string | undefined) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const listId = useId();
  const list = useSuggestionList();
  const site = ofSite ?? /^\/([a-z-]+)\/search$/.exec(pathname)?.[1];
  const asked = /\/search$/.test(pathname)
    ? (new URLSearchParams(search).get('keyword') ?? '')
    : '';
  // What is searched for stands in the box, also after the way back; never under fingers that type.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = asked;
  }, [asked]);
  const action = site ? `/${site}/search` : SEARCH_PATH;

  function go(text: string) {
    const keyword = tidyKeyword(text);
    if (!keyword) return field.current?.focus();
    // A link leads to its item: the box is free for the next search.
    const kept = isLink(keyword) ? '' : keyword;
    setTyped(kept);
    if (field.current) field.current.value = kept;
    list.close();
    field.current?.blur();
    if (kept) rememberKeyword(site ?? 'hako-go', kept);
    void navigate(`${action}?keyword=${encodeURIComponent(keyword)}`);
  }
  function submit(event: FormEvent) {
    if (isStatic) return;
    event.preventDefault();
    go(list.chosen ?? field.current?.value ?? '');
  }
  /**
   * Enter takes the line on which the arrows stand, also while nothing is typed: the browser would
   * ask for a word first.
   */
  function steer(event: KeyboardEvent) {
    if (event.key !== 'Enter' || list.chosen === undefined) return list.steer(event);
    event.preventDefault();
    go(list.chosen);
  }
  function type(text: string) {
    setTyped(text);
    list.restart();
  }

  return { ...list, form, field, asked, typed, listId, site, action, go, submit, steer, type };
}

/** Whether the suggestions are open, which there are, and on which line the arrows stand. */
function useSuggestionList() {
  const [isOpen, setOpen] = useState(false);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);

  /**
   * Arrows walk over the lines and past both ends back into the field; Escape closes, and only then
   * empties the field.
   */
  function steer(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && !event.altKey) {
      event.preventDefault();
      setOpen(true);
      if (isOpen) setActive(((active + 1 + step + lines.length + 1) % (lines.length + 1)) - 1);
    } else if (event.key === 'Escape' && isOpen && lines.length > 0) {
      event.preventDefault();
      close();
    }
  }
  function close() {
    setOpen(false);
    setActive(-1);
  }
  function restart() {
    setActive(-1);
    setOpen(true);
  }
  const chosen = isOpen ? lines[active] : undefined;
  const open = () => setOpen(true);
  return { isOpen, lines, setLines, active, chosen, open, close, restart, steer };
}
