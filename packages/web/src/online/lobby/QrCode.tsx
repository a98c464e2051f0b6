import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';

/** Dark on light in both themes, with the quiet border that cameras need. */
export function QrCode({ text }: { text: string }): ReactNode {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: 4 });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: squares.join('') };
  }, [text]);
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={path} fill="#1b120a" />
    </svg>
  );
}
