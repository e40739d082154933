import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../session/use-features.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { Tip } from '../../../ui/tip.tsx';
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
  const { t } = useTranslation('shows');
  const canWrite = useCan('show:write');
  const [isRunning, setRunning] = useState(false);
  const choose = async () => {
    setRunning(true);
    await onChoose();
    setRunning(false);
  };
  const button = (
    <Button
      color={step.isDangerous ? 'error' : 'primary'}
      disabled={!canWrite}
      loading={isRunning}
      onClick={() => void choose()}
      variant={step.isDangerous ? 'outlined' : 'contained'}
    >
      {words.label}
    </Button>
  );
  return (
    <Box sx={STEP_LOOK}>
      <Box>
        <StatusChip status={step.to} />
      </Box>
      <Box>{words.means}</Box>
      {children}
      <Box>
        {canWrite ? (
          button
        ) : (
          <Tip title={t('actions.notAllowed', { permission: 'show:write' })}>
            <span>{button}</span>
          </Tip>
        )}
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
