import Box from '@mui/material/Box';
import { requireRuntimeConfig } from '#api/runtime-config.ts';
import { ToneChip } from '#ui/status-chip.tsx';

/** Names every environment but production, so that nobody takes a trial for the sale. The names are the deployment's own. */
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
