import { LONGEST_SOUGHT } from '@hako/contract/desk/find';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { KeyHints } from '../../../parts/desk/key-hints.tsx';
import type { Viewer } from '../../../parts/viewer.ts';
import styles from './finder.module.css';
import { type FoundLine, linesOf, commandsFor, pagesFor } from './found-lines.ts';
import { useFound } from './use-found.ts';

/** The search of the desk: a button in the bar, and Ctrl+K from everywhere. */
export function Finder({ viewer }: { readonly viewer: Viewer }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K"
        className={styles.opener}
        onClick={() => setOpen(true)}
      >
        <IconSearch aria-hidden="true" size={18} />
        <span>Tìm đơn, khách, kiện…</span>
        <kbd>Ctrl K</kbd>
      </button>
      {isOpen ? <FinderDialog viewer={viewer} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function FinderDialog({
  viewer,
  onClose,
}: {
  readonly viewer: Viewer;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const finding = useFinding(viewer, onClose);
  const { lines, active } = finding;
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the native dialog; the click is the pointer's way of the same.
    <dialog
      ref={dialog}
      aria-label="Tìm ở bàn làm việc"
      className={styles.dialog}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <input
        type="search"
        role="combobox"
        aria-label="Mã, số điện thoại, email hoặc tên"
        placeholder="Mã đơn, kiện, phiếu, món; số điện thoại, tên khách; trang, việc cần làm"
        aria-expanded={lines.length > 0}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        maxLength={LONGEST_SOUGHT}
        value={finding.typed}
        onChange={(event) => finding.type(event.target.value)}
        onKeyDown={finding.steer}
      />
      <Lines lines={lines} listId={listId} active={active} onPick={finding.go} />
      <p role="status" className={styles.status}>
        {finding.status}
      </p>
    </dialog>
  );
}

/**
 * What is typed, what it found (things of the company first, then pages of the desk and what is
 * done there), and which line the arrows chose.
 */
function useFinding(viewer: Viewer, onClose: () => void) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { things, isLooking, problem } = useFound(typed);
  const lines = [...linesOf(things), ...pagesFor(viewer, typed), ...commandsFor(viewer, typed)];
  const active = Math.min(chosen, lines.length - 1);
  // Enter before the answer opens what the answer brings, never what an older question found.
  const [isAwaited, setAwaited] = useState(false);
  const go = (line: FoundLine | undefined) => {
    if (!line) return;
    onClose();
    void navigate(line.to);
  };
  useEffect(() => {
    if (!isAwaited || isLooking) return;
    setAwaited(false);
    if (!problem) go(lines[0]);
  });
  return {
    typed,
    lines,
    active,
    go,
    status: problem ?? statusOf(typed, lines, isLooking),
    type(words: string) {
      setTyped(words);
      setChosen(0);
      setAwaited(false);
    },
    steer(event: KeyboardEvent) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (event.key === 'Enter' && isLooking) setAwaited(true);
      else if (event.key === 'Enter') go(lines[active]);
      else if (step !== 0 && lines.length > 0)
        setChosen((active + step + lines.length) % lines.length);
      else return;
      event.preventDefault();
    },
  };
}

function Lines({
  lines,
  listId,
  active,
  onPick,
}: {
  readonly lines: readonly FoundLine[];
  readonly listId: string;
  readonly active: number;
  readonly onPick: (line: FoundLine) => void;
}) {
  return (
    <div id={listId} role="listbox" aria-label="Kết quả" className={styles.lines}>
      {lines.map((line, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and its arrows choose the line.
        // biome-ignore lint/a11y/useFocusableInteractive: the same.
        <div
          key={line.key}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.line}
          onClick={() => onPick(line)}
        >
          <line.Icon aria-hidden="true" size={20} />
          <span className={styles.title}>
            {line.code ? <strong>{line.code}</strong> : null} {line.title}
          </span>
          <span className={styles.detail}>{line.detail}</span>
          <span className={styles.kind}>{line.kind}</span>
        </div>
      ))}
    </div>
  );
}

const KEYS = [
  ['arrows', 'chọn'],
  ['Enter', 'mở'],
  ['Esc', 'đóng'],
] as const;

function statusOf(typed: string, lines: readonly FoundLine[], isLooking: boolean): ReactNode {
  if (typed.trim() === '') return <KeyHints keys={KEYS} />;
  if (isLooking) return 'Đang tìm…';
  return lines.length === 0
    ? 'Không thấy gì. Thử mã đầy đủ, bốn số cuối điện thoại, hoặc họ tên.'
    : `${lines.length} kết quả`;
}
