import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { PlanFinding } from '@parterre/contract/seating-plans/plan';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFinding, describePlace } from './describe-finding.ts';
import { FindingItem } from './finding-item.tsx';
import type { FindingGroup } from './group-findings.ts';

const ITEMS_AT_FIRST = 3;
const PLACES_AT_FIRST = 8;
const SHOWN_MORE = 50;

interface FindingGroupItemsProps {
  group: FindingGroup;
  canShow: (finding: PlanFinding) => boolean;
  onShow: (finding: PlanFinding) => void;
}

export function FindingGroupItems({ group, canShow, onShow }: FindingGroupItemsProps) {
  const { t, i18n } = useTranslation('seating-plans');
  const { findings, more } = group;
  const words = findings.map((finding) => describeFinding(finding, t, i18n.language));
  const saysOneThing = findings.length > 1 && new Set(words).size === 1;
  const [shown, setShown] = useState(saysOneThing ? PLACES_AT_FIRST : ITEMS_AT_FIRST);
  const hidden = findings.length - shown;
  const rest = (
    <>
      {hidden > 0 && (
        <Button color="primary" onClick={() => setShown(shown + SHOWN_MORE)} size="small" sx={MORE_LOOK} variant="text">
          {t('findingList.showMore', { count: hidden + more })}
        </Button>
      )}
      {hidden <= 0 && more > 0 && (
        <Box sx={{ py: 0.5, color: 'text.secondary', fontSize: 12 }}>{t('findingList.andMore', { count: more })}</Box>
      )}
    </>
  );
  if (saysOneThing)
    return (
      <Box component="li" sx={{ pl: 5, pr: 2, py: 0.75 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>{words[0]}</Box>
        <FindingPlaces canShow={canShow} findings={findings.slice(0, shown)} onShow={onShow} />
        {rest}
      </Box>
    );
  return (
    <>
      {numberFindings(findings.slice(0, shown)).map(({ number, finding }) => (
        <FindingItem finding={finding} key={number} onShow={canShow(finding) ? () => onShow(finding) : undefined} />
      ))}
      {(hidden > 0 || more > 0) && (
        <Box component="li" sx={{ pl: 5, pr: 2 }}>
          {rest}
        </Box>
      )}
    </>
  );
}

/** Aligns the button's text with the texts above it. */
const MORE_LOOK = { ml: -1 };

/** Two findings may have the same text and place, so only their position identifies them. */
const numberFindings = (findings: readonly PlanFinding[]) =>
  findings.map((finding, index) => ({ number: index + 1, finding }));

interface FindingPlacesProps {
  findings: readonly PlanFinding[];
  canShow: (finding: PlanFinding) => boolean;
  onShow: (finding: PlanFinding) => void;
}

function FindingPlaces({ findings, canShow, onShow }: FindingPlacesProps) {
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

/** 24 px high, the minimum for touch. */
const LINK_LOOK = { font: 'inherit', lineHeight: '24px', textAlign: 'left', verticalAlign: 'top' };
