import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Tip } from '../../../ui/tip.tsx';
import { useCodeSearch } from '../use-code-search.ts';

/** The page's primary action; without the permission it takes the focus still, and says why it does nothing. */
export function NewCodeButton({ showCode }: { showCode: string }) {
  const { t } = useTranslation('offer-codes');
  const search = useCodeSearch();
  const look = { color: 'primary', startIcon: <PlusIcon />, variant: 'contained' } as const;
  if (useCan('offer:write'))
    return (
      <Button {...look} href={`${paths.showOfferCodeNew(showCode)}${search}`}>
        {t('new.action')}
      </Button>
    );
  return (
    <Tip title={t('notAllowed')}>
      <span>
        <Button
          {...look}
          aria-description={t('notAllowed')}
          aria-disabled
          sx={{ opacity: 0.55, cursor: 'not-allowed' }}
        >
          {t('new.action')}
        </Button>
      </span>
    </Tip>
  );
}
