import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

/** Over a form that its reader may not change. */
export function ReadOnlyNote() {
  const { t } = useTranslation('promoters');
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('reason', { permission: 'promoter:write' })}
    </Alert>
  );
}
