import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { usePromoter } from '#session/use-promoter.ts';
import { ChevronRightIcon } from '#ui/icons.tsx';

/** Asks for a promoter before something is created while the console shows all promoters. */
export function ChoosePromoter({ onChoose }: { onChoose: (promoter: Promoter) => void }) {
  const { t } = useTranslation('programme');
  const { all } = usePromoter();
  return (
    <Box sx={{ maxWidth: 480 }}>
      <Box sx={{ mb: 1, color: 'text.secondary' }}>{t('choosePromoter')}</Box>
      <Box component="ul" sx={LIST_LOOK}>
        {all.map((promoter) => (
          <li key={promoter.id}>
            <ButtonBase onClick={() => onChoose(promoter)} sx={ROW_LOOK}>
              {promoter.name}
              <ChevronRightIcon sx={{ color: 'text.tertiary' }} />
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const LIST_LOOK = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};

const ROW_LOOK = {
  display: 'flex',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 44,
  px: 2,
  typography: 'body2',
  fontWeight: 'fontWeightMedium',
  textAlign: 'left',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
};
