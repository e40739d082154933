import Box from '@mui/material/Box';
import type { PlanFindingSeverity } from '@parterre/contract/choices/seating-choices';
import type { PlanFinding } from '@parterre/contract/seating-plans/plan';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockedIcon, InfoIcon, SuccessIcon, WarningIcon } from '#ui/icons.tsx';
import { FindingGroupItems } from './finding-group-items.tsx';
import { groupFindings } from './group-findings.ts';

interface FindingListProps {
  findings: readonly PlanFinding[];
  canShow: (finding: PlanFinding) => boolean;
  onShow: (finding: PlanFinding) => void;
}

export function FindingList({ findings, canShow, onShow }: FindingListProps) {
  const { t } = useTranslation('seating-plans');
  const sections = useMemo(() => groupFindings(findings), [findings]);
  if (sections.length === 0)
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2 }}>
        <SuccessIcon sx={{ color: 'success.main' }} />
        {t('findingList.none')}
      </Box>
    );
  return sections.map(({ severity, count, groups }) => {
    const { Icon, colour } = LOOKS[severity];
    return (
      <Box component="section" key={severity} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
        <Box component="h3" sx={{ ...HEADING_LOOK, color: colour }}>
          <Icon sx={{ color: ICONS[severity] }} />
          {t(`severity.${severity}`, { count })}
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1 }}>
          {groups.map((group) => (
            <FindingGroupItems canShow={canShow} group={group} key={group.code} onShow={onShow} />
          ))}
        </Box>
      </Box>
    );
  });
}

const HEADING_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  m: 0,
  px: 2,
  pt: 1.5,
  pb: 0.5,
  typography: 'h4',
};

const LOOKS: Record<PlanFindingSeverity, { Icon: typeof InfoIcon; colour: string }> = {
  error: { Icon: BlockedIcon, colour: 'error.ink' },
  warning: { Icon: WarningIcon, colour: 'warning.ink' },
  notice: { Icon: InfoIcon, colour: 'info.ink' },
};
const ICONS: Record<PlanFindingSeverity, string> = {
  error: 'error.main',
  warning: 'warning.main',
  notice: 'info.main',
};
