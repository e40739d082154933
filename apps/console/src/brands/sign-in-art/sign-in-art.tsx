import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ArchArt } from './arch-art.tsx';
import { FanArt } from './fan-art.tsx';
import { RowArt } from './row-art.tsx';

const ART = { parterre: FanArt, rowline: RowArt, gatehouse: ArchArt };

/** The large picture beside the sign-in form, in the brand's own geometry. Decoration only. */
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
