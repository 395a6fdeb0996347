import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/forms/button.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import styles from './station.module.css';

/** Between two looks at the picture of the camera. */
const LOOK_EVERY_MS = 200;

/**
 * The camera of a handheld as a scanner: the first code that it reads goes to `onScan`, and it
 * closes.
 */
export function CameraScan({ onScan }: { readonly onScan: (code: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Viewfinder
      onClose={() => setOpen(false)}
      onScan={(code) => {
        setOpen(false);
        onScan(code);
      }}
    />
  ) : (
    <Button isSmall onClick={() => setOpen(true)}>
      Quét bằng camera
    </Button>
  );
}

interface Props {
  readonly onScan: (code: string) => void;
  readonly onClose: () => void;
}

function Viewfinder({ onScan, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    const end = new AbortController();
    watch(video.current, end.signal).then(
      (code) => (code === undefined ? undefined : latest.current(code)),
      () => setRefused(!end.signal.aborted),
    );
    return () => end.abort();
  }, []);
  return (
    <div className={styles.camera}>
      {isRefused ? (
        <Banner tone="bad">
          Không mở được camera. Hãy cho phép trang này dùng camera, hoặc gõ mã.
        </Banner>
      ) : (
        <video ref={video} playsInline muted aria-label="Hình của camera" />
      )}
      <Button isSmall onClick={onClose}>
        Đóng camera
      </Button>
    </div>
  );
}

/** Looks through the camera until it reads a code; undefined when it was closed before. */
async function watch(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!video) return undefined;
  const [{ codeReader }, stream] = await Promise.all([
    import('./code-reader.ts'),
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
  ]);
  try {
    if (signal.aborted) return undefined;
    video.srcObject = stream;
    await video.play();
    const read = await codeReader();
    while (!signal.aborted) {
      const code = await read(video);
      if (code) return code;
      await new Promise((next) => setTimeout(next, LOOK_EVERY_MS));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
