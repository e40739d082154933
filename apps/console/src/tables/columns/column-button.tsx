import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDrawerParam } from '#drawers/use-drawer-param.ts';
import { ColumnsIcon } from '#ui/icons.tsx';

export function ColumnButton() {
  const { t } = useTranslation('kit');
  const { openDrawer } = useDrawerParam();
  return (
    <Button onClick={() => openDrawer('tableColumnSelect')} size="small" startIcon={<ColumnsIcon />} variant="outlined">
      {t('tables.columns')}
    </Button>
  );
}
