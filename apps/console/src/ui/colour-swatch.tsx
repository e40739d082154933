import Box from '@mui/material/Box';

interface ColourSwatchProps {
  /** Any CSS colour; it is data, so it does not come from the theme. */
  colour: string;
  size?: number;
}

/** Always beside a name: a colour alone does not identify a price type or hold. */
export function ColourSwatch({ colour, size = 10 }: ColourSwatchProps) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: size > 12 ? '4px' : '3px',
        forcedColorAdjust: 'none',
      }}
      style={{ backgroundColor: colour }}
    />
  );
}
