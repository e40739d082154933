import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useListQuestionsQuery } from '#api/queries/events/questions.ts';
import { useGetShowReadinessQuery } from '#api/queries/events/shows.ts';
import { useListShowGuestListsQuery } from '#api/queries/sales/guest-lists.ts';
import { useListHoldsQuery } from '#api/queries/seating/holds.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useCan } from '#session/use-features.ts';
import { VISUALLY_HIDDEN } from '#tables/visually-hidden.ts';
import { BlockedIcon, SuccessIcon, WarningIcon } from '#ui/icons.tsx';
import { listSetUpSteps, type SetUpStep, type StepContents, type StepState } from './set-up-steps.ts';

/** The pages of an event's set-up beside the rail that leads through them; under 1280 px the rail lies above. */
export function SetUpLayout() {
  return (
    <Box sx={LAYOUT_LOOK}>
      <SetUpRail showCode={useShowCode()} />
      <Box sx={{ minWidth: 0 }}>
        <Outlet />
      </Box>
    </Box>
  );
}

const LAYOUT_LOOK = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '168px minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: 2,
};

/** The way through an event's set-up: which page is open, and what is still missing on each. */
export function SetUpRail({ showCode }: { showCode: string }) {
  const { t } = useTranslation('shows');
  const { pathname } = useLocation();
  const { currentData } = useGetShowReadinessQuery({ params: { showCode } });
  const { contents, isLoading } = useStepContents(showCode);
  const seesHistory = useCan('audit:read');
  const all = listSetUpSteps(showCode, currentData?.items ?? [], contents);
  const steps = seesHistory ? all : all.filter(({ key }) => key !== 'history');
  return (
    <Box aria-label={t('setUp.label')} component="nav" sx={RAIL_LOOK}>
      <Box component="ol" sx={LIST_LOOK}>
        {steps.map((step) => (
          <Box component="li" key={step.key} sx={{ flex: 'none' }}>
            <StepLink
              isCounted={currentData !== undefined && !isLoading}
              isCurrent={pathname.startsWith(step.href)}
              step={step}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Counts of what the readiness list says nothing of; a list that is not there leaves its step as it was. */
function useStepContents(showCode: string): { contents: StepContents; isLoading: boolean } {
  const args = { params: { showCode } };
  const holds = useListHoldsQuery(args);
  const questions = useListQuestionsQuery(args);
  const lists = useListShowGuestListsQuery(args, { skip: !useCan('guestlist:read') });
  return {
    contents: {
      holds: holds.currentData?.items.length ?? 0,
      questions: questions.currentData?.items.length ?? 0,
      'guest-lists': lists.currentData?.items.length ?? 0,
    },
    isLoading: holds.isLoading || questions.isLoading || lists.isLoading,
  };
}

interface StepLinkProps {
  step: SetUpStep;
  isCurrent: boolean;
  /** The steps have their counts, and with them their widths. */
  isCounted: boolean;
}

function StepLink({ step, isCurrent, isCounted }: StepLinkProps) {
  const { t } = useTranslation('shows');
  const link = useRef<HTMLAnchorElement>(null);
  // On a narrow screen the rail scrolls, and the open page must not be out of its sight.
  useEffect(() => {
    if (isCurrent && isCounted) link.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [isCurrent, isCounted]);
  return (
    <ButtonBase
      aria-current={isCurrent ? 'step' : undefined}
      href={step.href}
      ref={link}
      sx={{
        display: 'flex',
        justifyContent: 'flex-start',
        gap: 1,
        width: '100%',
        height: 32,
        px: 1,
        borderRadius: '6px',
        typography: 'body2',
        fontWeight: 'fontWeightMedium',
        color: isCurrent ? 'text.primary' : 'text.secondary',
        bgcolor: isCurrent ? 'background.active' : 'transparent',
        '&:hover': { bgcolor: 'background.active' },
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

/** A sign of its own for every state, so that colour is never the only one. */
function StepMark({ state }: { state: StepState }) {
  if (state === 'error') return <BlockedIcon sx={{ color: 'error.main' }} />;
  if (state === 'warning') return <WarningIcon sx={{ color: 'warning.main' }} />;
  if (state === 'filled') return <SuccessIcon sx={{ color: 'text.tertiary' }} />;
  if (state === 'done') return <SuccessIcon sx={{ color: 'success.main' }} />;
  return (
    <Box aria-hidden component="span" sx={{ width: 6, height: 6, m: '5px', borderRadius: 1, bgcolor: 'line.strong' }} />
  );
}

const RAIL_LOOK = {
  position: { lg: 'sticky' },
  top: { lg: 80 },
  minWidth: 0,
  overflowX: 'auto',
};

const LIST_LOOK = {
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  gap: 0.25,
  m: 0,
  p: 0,
  listStyle: 'none',
};
