import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VISUALLY_HIDDEN } from '#ui/clipped.ts';
import { BlockedIcon, SuccessIcon, WarningIcon } from '#ui/icons.tsx';
import type { SetUpStep, StepState } from './set-up-steps.ts';

interface StepLinkProps {
  step: SetUpStep;
  isCurrent: boolean;
  /** True once the counts, and therefore the widths, are final. */
  isCounted: boolean;
}

export function StepLink({ step, isCurrent, isCounted }: StepLinkProps) {
  const { t } = useTranslation('shows');
  const link = useRef<HTMLAnchorElement>(null);
  // On a narrow screen the rail scrolls; keep the open page in view.
  useEffect(() => {
    if (isCurrent && isCounted) link.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [isCurrent, isCounted]);
  return (
    <ButtonBase
      aria-current={isCurrent ? 'step' : undefined}
      href={step.href}
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })}
      ref={link}
      sx={{
        display: 'flex',
        justifyContent: 'flex-start',
        gap: 1,
        width: '100%',
        height: 32,
        px: 1,
        borderRadius: 1,
        typography: 'body2',
        fontWeight: 'fontWeightMedium',
        color: isCurrent ? 'text.primary' : 'text.secondary',
        bgcolor: isCurrent ? 'background.active' : 'transparent',
        '&:hover': { bgcolor: 'background.active' },
        // The rail scrolls, which would cut a ring around the step.
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <StepMark state={step.state} />
      {t(`setUp.steps.${step.key}`)}
      {step.state !== 'open' && (
        <Box component="span" sx={{ ml: 'auto', pl: 0.5, typography: 'caption', fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" sx={VISUALLY_HIDDEN}>
            {t(`setUp.states.${step.state}`, { count: step.count })}
          </Box>
          <span aria-hidden>{step.count > 0 ? step.count : ''}</span>
        </Box>
      )}
    </ButtonBase>
  );
}

/** Each state has its own symbol, so that colour is never the only cue. */
function StepMark({ state }: { state: StepState }) {
  if (state === 'error') return <BlockedIcon sx={{ color: 'error.main' }} />;
  if (state === 'warning') return <WarningIcon sx={{ color: 'warning.main' }} />;
  if (state === 'filled') return <SuccessIcon sx={{ color: 'text.tertiary' }} />;
  if (state === 'done') return <SuccessIcon sx={{ color: 'success.main' }} />;
  return (
    <Box aria-hidden component="span" sx={{ width: 6, height: 6, m: '5px', borderRadius: 1, bgcolor: 'line.strong' }} />
  );
}
