import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { PlanFinding } from '@parterre/contract/seating-plans/plan';
import { useTranslation } from 'react-i18next';
import { describeFinding, describePlace } from './describe-finding.ts';

interface FindingItemProps {
  finding: PlanFinding;
  /** Undefined if the place is not on the map. */
  onShow?: (() => void) | undefined;
}

export function FindingItem({ finding, onShow }: FindingItemProps) {
  const { t, i18n } = useTranslation('seating-plans');
  const place = describePlace(finding.place, t);
  const words = (
    <>
      <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {describeFinding(finding, t, i18n.language)}
      </Box>
      {place && (
        <Box
          component="span"
          sx={{
            display: 'block',
            typography: 'caption',
            color: onShow ? 'primary.ink' : 'text.secondary',
            overflowWrap: 'anywhere',
          }}
        >
          {place}
        </Box>
      )}
    </>
  );
  return (
    <Box component="li">
      {onShow ? (
        <ButtonBase onClick={onShow} sx={BUTTON_LOOK}>
          {words}
        </ButtonBase>
      ) : (
        <Box sx={{ px: 2, py: 0.75, pl: 5 }}>{words}</Box>
      )}
    </Box>
  );
}

const BUTTON_LOOK = {
  display: 'block',
  width: '100%',
  px: 2,
  py: 0.75,
  pl: 5,
  textAlign: 'left',
  font: 'inherit',
  '&:hover': { bgcolor: 'background.hover' },
  '&:focus-visible': { outlineOffset: -2 },
};
