import Box from '@mui/material/Box';

/** In a menu: why the entries below it cannot be used. Their `aria-description` says it to screen readers. */
export function MenuReason({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <Box component="li" role="none" sx={REASON_LOOK}>
      {reason}
    </Box>
  );
}

const REASON_LOOK = { maxWidth: 240, px: 1.5, py: 0.5, typography: 'caption', color: 'text.secondary' };
