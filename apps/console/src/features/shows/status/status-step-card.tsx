import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/reasoned-button.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import type { StatusStep } from './status-steps.ts';

interface StatusStepCardProps {
  step: StatusStep;
  words: { label: string; means: string };
  onChoose: () => unknown;
  /** Why it was refused. */
  children: ReactNode;
}

/** One way to go: what it is, what it means, and its button. */
export function StatusStepCard({ step, words, onChoose, children }: StatusStepCardProps) {
  const reason = useLockReason('show:write');
  const [isRunning, setRunning] = useState(false);
  const choose = async () => {
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
          onClick={() => void choose()}
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
