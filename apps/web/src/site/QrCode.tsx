import { encode } from 'uqr';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps {
  /** Text in the code, such as an address. */
  value: string;
  /** Name for screen readers. */
  label: string;
}

/** Modules of quiet space around a code. */
const QUIET = 3;

/** A QR code. Scanners need dark modules on a light ground, in a dark theme too. */
export function QrCode({ value, label }: QrCodeProps) {
  const { data, size } = encode(value, { border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
