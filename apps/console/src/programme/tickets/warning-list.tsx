import Box from '@mui/material/Box';
import { WarningIcon } from '#ui/icons.tsx';
import type { TicketWarning } from './read-warnings.ts';
import { useWarningWords } from './use-warning-words.ts';

interface WarningListProps {
  label: string;
  warnings: readonly TicketWarning[];
}

/** Lists what is wrong with tickets that were drawn. */
export function WarningList({ label, warnings }: WarningListProps) {
  const nameWarning = useWarningWords();
  return (
    <Box aria-label={label} component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {warnings.map((warning) => (
        <Box component="li" key={`${warning.code} ${warning.about}`} sx={LINE_LOOK}>
          <WarningIcon sx={{ color: 'warning.main', mt: '2px' }} />
          <span>{nameWarning(warning)}</span>
        </Box>
      ))}
    </Box>
  );
}

const LINE_LOOK = { display: 'flex', alignItems: 'flex-start', gap: 1, '& svg': { flex: 'none' } };
