import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Figure {
  label: string;
  value: ReactNode;
  /** Shown small and grey beside the value. */
  unit?: ReactNode;
  note?: ReactNode;
}

/** Up to five figures in a strip with dividers, in two columns on a narrow screen. */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: `repeat(${figures.length}, 1fr)` },
        gap: '1px',
        m: 0,
        mb: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'divider',
        // In two columns, the last of an odd number spans both.
        '& > :last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      {figures.map((figure) => (
        <Box key={figure.label} sx={{ p: '14px 16px', bgcolor: 'background.paper' }}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {figure.label}
          </Typography>
          <Typography component="dd" variant="figure" sx={{ m: 0, display: 'block', fontSize: { xs: 20, sm: 24 } }}>
            {figure.value}
            {figure.unit && (
              <Typography
                component="small"
                variant="caption"
                sx={{ ml: 0.75, color: 'text.tertiary', letterSpacing: 0 }}
              >
                {figure.unit}
              </Typography>
            )}
          </Typography>
          {figure.note && (
            <Typography component="dd" variant="caption" sx={{ m: 0, color: 'text.secondary' }}>
              {figure.note}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
