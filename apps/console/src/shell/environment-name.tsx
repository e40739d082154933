import Box from '@mui/material/Box';
import { requireRuntimeConfig } from '#api/runtime-config.ts';
import { ToneChip } from '#ui/status-chip.tsx';

/** Shown outside of production, so that nobody takes a test system for the real one. The deployment sets the name. */
export function EnvironmentName() {
  const { environment } = requireRuntimeConfig();
  if (environment === 'production') return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', '@media print': { display: 'none' } }}>
      <ToneChip isStatus tone="warn">
        {environment.toUpperCase()}
      </ToneChip>
    </Box>
  );
}
