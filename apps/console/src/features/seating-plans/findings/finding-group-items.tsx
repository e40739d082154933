import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PlanFinding } from '@parterre/contract/seating-plans';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FindingItem } from './finding-item.tsx';
import type { FindingGroup } from './group-findings.ts';

const SHOWN_AT_FIRST = 3;
const SHOWN_MORE = 50;

interface FindingGroupItemsProps {
  group: FindingGroup;
  canShow: (finding: PlanFinding) => boolean;
  onShow: (finding: PlanFinding) => void;
}

/** The findings of one code: a few, then more of them when asked. */
export function FindingGroupItems({ group, canShow, onShow }: FindingGroupItemsProps) {
  const { t } = useTranslation('seating-plans');
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const { findings, more } = group;
  const hidden = findings.length - shown;
  return (
    <>
      {numberFindings(findings.slice(0, shown)).map(({ number, finding }) => (
        <FindingItem finding={finding} key={number} onShow={canShow(finding) ? () => onShow(finding) : undefined} />
      ))}
      {hidden > 0 && (
        <Box component="li" sx={{ px: 1 }}>
          <Button color="primary" onClick={() => setShown(shown + SHOWN_MORE)} size="small" variant="text">
            {t('findingList.showMore', { count: hidden + more })}
          </Button>
        </Box>
      )}
      {hidden <= 0 && more > 0 && (
        <Box component="li" sx={{ px: 2, py: 0.5, color: 'text.secondary', fontSize: 12 }}>
          {t('findingList.andMore', { count: more })}
        </Box>
      )}
    </>
  );
}

/** Two findings may say the same of the same place: their order is all that tells them apart. */
const numberFindings = (findings: readonly PlanFinding[]) =>
  findings.map((finding, index) => ({ number: index + 1, finding }));
