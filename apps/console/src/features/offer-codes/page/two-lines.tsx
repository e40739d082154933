import Box from '@mui/material/Box';

interface TwoLinesProps {
  first: string;
  /** Small and grey; '' leaves the line away. */
  second: string;
}

/** A cell of two lines, each cut where the column ends and whole in its tip. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={LINE_LOOK} title={first}>
        {first}
      </Box>
      {second && (
        <Box sx={{ ...LINE_LOOK, typography: 'caption', color: 'text.secondary' }} title={second}>
          {second}
        </Box>
      )}
    </Box>
  );
}

const LINE_LOOK = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
