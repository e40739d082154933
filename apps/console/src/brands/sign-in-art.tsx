import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { FanArt } from './fan-art.tsx';

const ART = { parterre: FanArt, rowline: RowArt, gatehouse: ArchArt };

/** Decorative: the large picture beside the sign-in form, in the brand's own geometry. */
export function SignInArt() {
  const { brand } = useTheme();
  const Art = ART[brand.name];
  return (
    <Box
      component="svg"
      viewBox="0 0 880 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={(theme) => ({
        display: 'block',
        width: '100%',
        height: '100%',
        fill: 'none',
        strokeWidth: 1.5,
        strokeLinecap: 'round',
        stroke: theme.vars.palette.primary.art,
        '& .accent': { stroke: theme.vars.palette.primary.light },
        '& .accent.filled': { fill: theme.vars.palette.primary.light },
        '& .faint': { strokeOpacity: 0.5 },
      })}
    >
      <Art />
    </Box>
  );
}

const ARCHES = 9;
const ACCENT = 2;

function ArchArt() {
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

const ROWS = 15;
const SEATS = 24;
const ROW_HEIGHT = 54;
const SEAT = 'v14a4 4 0 0 0 4 4h12a4 4 0 0 0 4-4v-14';
/** The index of the taken seat in each row: a diagonal from front to back. */
const TAKEN = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];

function RowArt() {
  return Array.from({ length: ROWS }, (_, row) => {
    const top = 70 + row * ROW_HEIGHT;
    const left = 40 + (row % 2) * 18;
    return (
      <g key={top}>
        <path d={`M0 ${top + 24}H920`} className="faint" />
        {Array.from({ length: SEATS }, (_seat, place) => {
          const x = left + place * 36;
          return <path key={x} d={`M${x} ${top}${SEAT}`} className={TAKEN[row] === place ? 'accent' : undefined} />;
        })}
      </g>
    );
  });
}
