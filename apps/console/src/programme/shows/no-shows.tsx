import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLockReason } from '../../session/use-lock-reason.ts';
import { ReasonedButton } from '../../ui/reasoned-button.tsx';

interface NoShowsProps {
  /** How events come to be here. */
  text: string;
  createHref: string;
}

/** Where a tour or a campaign has no event yet. */
export function NoShows({ text, createHref }: NoShowsProps) {
  const { t } = useTranslation('programme');
  const reason = useLockReason('show:write');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, px: 2, py: 5, textAlign: 'center' }}>
      <Box sx={{ fontWeight: 'fontWeightMedium' }}>{t('shows.none')}</Box>
      <Box sx={{ maxWidth: 400, color: 'text.secondary' }}>{text}</Box>
      <Box sx={{ mt: 1.5 }}>
        <ReasonedButton href={createHref} reason={reason} variant="outlined">
          {t('shows.create')}
        </ReasonedButton>
      </Box>
    </Box>
  );
}
