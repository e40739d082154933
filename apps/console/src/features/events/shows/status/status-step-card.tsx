import Box from '@mui/material/Box';
import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import type { CheckedShow } from '../overview/present-readiness.ts';
import { ReadinessRow } from '../overview/readiness-card.tsx';
import type { StatusStep } from './status-steps.ts';

interface StatusStepCardProps {
  step: StatusStep;
  words: { label: string; means: string };
  onChoose: () => unknown;
  /** The reason of a refusal. */
  children: ReactNode;
}

export function StatusStepCard({ step, words, onChoose, children }: StatusStepCardProps) {
  const reason = useLockReason('show:write');
  const [isRunning, setRunning] = useState(false);
  const handleChoose = async () => {
    setRunning(true);
    await onChoose();
    setRunning(false);
  };
  return (
    <Box sx={STEP_LOOK}>
      <Box>
        <StatusChip status={step.to} />
      </Box>
      <Box>{words.means}</Box>
      {children}
      <Box>
        <ReasonedButton
          color={step.isDangerous ? 'error' : 'primary'}
          loading={isRunning}
          onClick={() => void handleChoose()}
          reason={reason}
          variant={step.isDangerous ? 'outlined' : 'contained'}
        >
          {words.label}
        </ReasonedButton>
      </Box>
    </Box>
  );
}

const STEP_LOOK = {
  display: 'grid',
  gap: 1.25,
  pb: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
};

interface StatusMissingProps {
  missing: readonly ReadinessEntry[];
  show: CheckedShow;
}

/** The readiness errors that prevent activation, each with a link to correct it. */
export function StatusMissing({ missing, show }: StatusMissingProps) {
  const { t } = useTranslation('shows');
  return (
    <Box role="alert" sx={{ border: 1, borderColor: 'error.main', borderRadius: 1 }}>
      <Box sx={{ px: 2, pt: 1.25, fontWeight: 'fontWeightMedium', color: 'error.ink' }}>{t('status.missing')}</Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {missing.map((entry) => (
          <ReadinessRow entry={entry} key={`${entry.code} ${Object.values(entry.values).join(' ')}`} show={show} />
        ))}
      </Box>
    </Box>
  );
}
