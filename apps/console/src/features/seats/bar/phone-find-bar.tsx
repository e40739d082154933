import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '#ui/icons.tsx';
import { TipIconButton } from '#ui/tip-icon-button.tsx';
import { FindSeatBox } from './find-seat-box.tsx';
import { BAR_LOOK } from './seats-bar.tsx';

interface PhoneFindBarProps {
  onFound: (seat: number) => void;
  onClose: () => void;
}

/** The way to a seat where the bar has no room for it: it lies over the bar while it is wanted. */
export function PhoneFindBar({ onFound, onClose }: PhoneFindBarProps) {
  const { t } = useTranslation('seats');
  return (
    <Box role="search" aria-label={t('find.placeholder')} sx={BAR_LOOK}>
      <FindSeatBox isWide onFound={onFound} onLeave={onClose} />
      <TipIconButton label={t('panel.close', { title: t('find.placeholder') })} onClick={onClose}>
        <CloseIcon />
      </TipIconButton>
    </Box>
  );
}
