import Box from '@mui/material/Box';
import { LOOK } from '#brands/look.ts';

/** The flag of a hold as it stands on its seats. */
export function HoldFlag({ flag, colour }: { flag: string; colour: string | null }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 27,
        height: 18,
        border: `1.4px ${colour === null ? 'dashed' : 'solid'}`,
        borderRadius: '4px',
        textAlign: 'center',
        fontSize: 9,
        lineHeight: '15px',
        fontWeight: 700,
        color: LOOK.text3,
      }}
      style={colour === null ? undefined : { color: colour }}
    >
      {flag}
    </Box>
  );
}
