import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';

/** Stands where the rows would be. */
export function TableMessage({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  const { t } = useTranslation('kit');
  return (
    <Box
      role={onRetry ? 'alert' : undefined}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 2,
        px: 2,
        py: 6,
        textAlign: 'center',
        fontSize: 13,
        color: LOOK.text2,
      }}
    >
      <Box>{children}</Box>
      {onRetry && (
        <Button onClick={onRetry} variant="outlined">
          {t('retry')}
        </Button>
      )}
    </Box>
  );
}
