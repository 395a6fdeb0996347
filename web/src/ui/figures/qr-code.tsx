import { useMemo } from 'react';
import { encode } from 'uqr';

/** A QR code of `content`, black on white in both modes so that every scanner reads it, with the quiet zone of the standard. */
export function QrCode({
  content,
  name,
  size = 240,
}: {
  readonly content: string;
  readonly name: string;
  readonly size?: number;
}) {
  const { path, width } = useMemo(() => qrPath(content), [content]);
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${width} ${width}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
    >
      <rect width={width} height={width} rx={(8 * width) / size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The black squares of a code as one path, and how many squares it is wide. */
export function qrPath(content: string): { path: string; width: number } {
  const { data, size } = encode(content, { ecc: 'M', border: 4 });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
    }
  });
  return { path, width: size };
}
