import Box from '@mui/material/Box';

/** A value over what explains it. */
export function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="span" sx={CLIPPED} title={first}>
        {first}
      </Box>
      <Box
        component="span"
        sx={{ ...CLIPPED, fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}
        title={second}
      >
        {second}
      </Box>
    </Box>
  );
}

const CLIPPED = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
