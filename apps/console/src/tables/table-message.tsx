import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UserPermission } from '@parterre/contract/wire/permissions';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { AskAccess } from '#pages/ask-access.ts';

interface TableMessageProps {
  children: ReactNode;
  onRetry?: () => void;
  /** The missing permission, which the user can ask for instead of retrying. */
  lacking?: UserPermission | undefined;
  /** True for a failure to read again rows that are still shown. */
  isAboveRows?: boolean;
}

/** Shown in place of the rows, or above those that were read before. */
export function TableMessage({ children, onRetry, lacking, isAboveRows = false }: TableMessageProps) {
  const { t } = useTranslation('kit');
  const askFor = useContext(AskAccess);
  if (isAboveRows)
    return (
      <Alert action={lacking ? askFor(lacking) : <Button onClick={onRetry}>{t('retry')}</Button>} severity="error">
        {children}
      </Alert>
    );
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
      {lacking && askFor(lacking)}
      {onRetry && !lacking && (
        <Button onClick={onRetry} variant="outlined">
          {t('retry')}
        </Button>
      )}
    </Box>
  );
}
