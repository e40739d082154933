import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { PlanFinding } from '@parterre/contract/seating-plans';
import { useTranslation } from 'react-i18next';
import { describePlace } from './describe-place.ts';

interface FindingPlacesProps {
  findings: readonly PlanFinding[];
  canShow: (finding: PlanFinding) => boolean;
  onShow: (finding: PlanFinding) => void;
}

/** Where the same was found, one place after the other; what is on the map can be shown there. */
export function FindingPlaces({ findings, canShow, onShow }: FindingPlacesProps) {
  const { t } = useTranslation('seating-plans');
  const places = findings.map((finding, index) => ({
    key: index + 1,
    finding,
    place: describePlace(finding.place, t),
  }));
  return (
    <Box component="ul" sx={LIST_LOOK}>
      {places
        .filter(({ place }) => place !== '')
        .map(({ key, finding, place }) => (
          <li key={key}>
            {canShow(finding) ? (
              <Link component="button" onClick={() => onShow(finding)} sx={LINK_LOOK} type="button" underline="hover">
                {place}
              </Link>
            ) : (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {place}
              </Box>
            )}
          </li>
        ))}
    </Box>
  );
}

const LIST_LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: 12,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
};

/** 24 px high, the least that can be hit. */
const LINK_LOOK = { font: 'inherit', lineHeight: '24px', textAlign: 'left', verticalAlign: 'top' };
