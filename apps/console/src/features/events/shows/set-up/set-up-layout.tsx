import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useListHoldsQuery } from '#api/queries/events/holds.ts';
import { useListQuestionsQuery } from '#api/queries/events/questions.ts';
import { useGetShowReadinessQuery } from '#api/queries/events/shows.ts';
import { useListShowGuestListsQuery } from '#api/queries/sales/guest-lists.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useCan } from '#session/use-features.ts';
import { listSetUpSteps, type StepContents } from './set-up-steps.ts';
import { StepLink } from './step-link.tsx';

/** Shows the set-up pages beside the rail that links them; below 1280 px the rail is above. */
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

/** Links the pages of a show's set-up, with the open page and what is missing on each. */
export function SetUpRail({ showCode }: { showCode: string }) {
  const { t } = useTranslation('shows');
  const { pathname } = useLocation();
  const { currentData } = useGetShowReadinessQuery({ params: { showCode } });
  const { contents, isLoading } = useStepContents(showCode);
  const seesHistory = useCan('history:read');
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

/** Counts for steps that the readiness list does not check; a list that could not be read counts as 0. */
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
