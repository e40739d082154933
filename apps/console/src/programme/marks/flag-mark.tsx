import Box from '@mui/material/Box';

/** The flag of a hold, framed in its colour. */
export function FlagMark({ flag, colour }: { flag: string; colour: string }) {
  return (
    <Box component="span" style={{ borderColor: colour }} sx={FLAG_LOOK}>
      {flag}
    </Box>
  );
}

const FLAG_LOOK = {
  flex: 'none',
  minWidth: 28,
  px: 0.5,
  border: '1.5px solid',
  borderRadius: '4px',
  fontSize: 10,
  lineHeight: '15px',
  fontWeight: 'fontWeightBold',
  textAlign: 'center',
};
