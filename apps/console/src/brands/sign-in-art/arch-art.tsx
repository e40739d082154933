const ARCHES = 9;
const ACCENT = 2;

/** Gates within gates. */
export function ArchArt() {
  return Array.from({ length: ARCHES }, (_, at) => {
    const radius = 45 + at * 37;
    const spring = 795 - at * 41;
    const path = `M${440 - radius} 900V${spring}a${radius} ${radius} 0 0 1 ${radius * 2} 0V900`;
    return (
      <path
        key={path}
        d={path}
        className={at === ACCENT ? 'accent' : undefined}
        strokeWidth={at === ACCENT ? 2.4 : 1.5}
      />
    );
  });
}
