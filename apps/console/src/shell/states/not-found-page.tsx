import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { NonIdealState } from './non-ideal-state.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { brand } = useTheme();
  return (
    <>
      <title>{`${t('state.notFound.title')} · ${brand.displayName}`}</title>
      <NonIdealState kind="notFound" isInPage actions={<Button href={paths.root()}>{t('state.backToStart')}</Button>} />
    </>
  );
}
