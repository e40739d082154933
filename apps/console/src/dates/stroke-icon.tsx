const PATHS = {
  calendar: 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2v3M10.5 2v3',
  check: 'm3.5 8.5 3 3 6-7',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 5v3.5l2 1.500',
  close: 'm4.5 4.5 7 7M11.5 4.5l-7 7',
  columns: 'M2.5 3h11v10h-11zM6.25 3v10M9.75 3v10',
  dots: 'M3.500 8h.01M8 8h.01M12.500 8h.01',
  down: 'm4.5 6.5 3.5 3.5 3.5-3.5',
  download: 'M8 2.5V10M4.75 7 8 10.25 11.25 7M2.5 13.5h11',
  grip: 'M6 4h.01M6 8h.01M6 12h.01M10 4h.01M10 8h.01M10 12h.01',
  left: 'm9.5 4.500-3.500 3.500 3.500 3.500',
  right: 'm6.5 4.500 3.500 3.500-3.500 3.500',
  up: 'm4.5 9.5 3.5-3.5 3.5 3.5',
  warning: 'M8 2.5 14 13H2zM8 6.5v3M8 11.25h.01',
} as const;

export type StrokeIconName = keyof typeof PATHS;

/** A 16-unit line icon in the colour of its text; always decoration, the words stand beside it or in a label. */
export function StrokeIcon({ name, size = 16 }: { name: StrokeIconName; size?: number }) {
  const isDotted = name === 'grip' || name === 'dots';
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={isDotted ? 2.3 : 1.5}
      viewBox="0 0 16 16"
      width={size}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
