import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import GlobalStyles from '@mui/material/GlobalStyles';
import { USER_PERMISSIONS } from '@parterre/contract/wire/permissions';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useParams } from 'react-router';
import { ClosedPart } from '#access/closed-part.tsx';
import { setPromoter } from '#api/settings.ts';
import { useAppDispatch } from '#api/store.ts';
import { PaperLogo } from '#brands/logo.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { ChoosePromoter } from '#programme/pickers/choose-promoter.tsx';
import { useFeatures, useLockReason } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { without } from '#ui/url/change-params.ts';
import { ChosenReport } from './chosen-report.tsx';
import { findLock, isChosen, REPORT_NAMES, type ReportName } from './report-kinds.ts';
import { REPORT_PAGE } from './selection/selection-state.ts';
import { ShowReport } from './show-report.tsx';

export function ReportsPage() {
  const { t } = useTranslation('reports');
  const { report: asked } = useParams();
  const { features } = useFeatures();
  const scheduleReason = useLockReason('report:sales');
  const search = usePageSearch();
  const report = REPORT_NAMES.find((name) => name === asked);
  if (!report) return <Navigate replace to={paths.reports()} />;
  const lock = features ? findLock(report, features) : undefined;
  return (
    <>
      <GlobalStyles styles={ON_PAPER} />
      <PaperLogo />
      <PageHeader
        actions={
          // A report of a single show is not worth scheduling.
          isChosen(report) &&
          lock === undefined && (
            <ReasonedButton
              href={`${paths.reportSchedules(report)}${search}`}
              reason={scheduleReason}
              variant="outlined"
            >
              {t('schedules.open')}
            </ReasonedButton>
          )
        }
        title={t(`name.${report}`)}
      />
      <ReportTabs current={report} />
      {!features && <SkeletonRows count={8} label={t('loading')} />}
      {lock !== undefined && <ClosedReport lock={lock} title={t('closed', { name: t(`name.${report}`) })} />}
      {features && lock === undefined && <Report key={report} report={report} />}
      <Outlet />
    </>
  );
}

/** A feature is switched on by an administrator, so nobody is asked for it. */
function ClosedReport({ lock, title }: { lock: string; title: string }) {
  const { t } = useTranslation('kit');
  const permission = USER_PERMISSIONS.find((known) => known === lock);
  if (permission) return <ClosedPart permission={permission} title={title} />;
  return <EmptyState text={t('notAllowed', { permission: lock })} title={title} />;
}

function Report({ report }: { report: ReportName }) {
  const { t } = useTranslation(['reports', 'downloads']);
  const dispatch = useAppDispatch();
  const { current, isLoading } = usePromoter();
  const isChoosing = useNamedPromoter();
  if (!isChosen(report)) return <ShowReport report={report} />;
  if (isLoading || isChoosing) return <SkeletonRows count={8} label={t('loading')} />;
  if (current) return <ChosenReport key={`${current.code} ${report}`} promoterCode={current.code} report={report} />;
  return (
    <>
      <Box component="h2" sx={{ typography: 'h5', mt: 0, mb: 1 }}>
        {t('downloads:noPromoter')}
      </Box>
      <ChoosePromoter onChoose={({ id }) => dispatch(setPromoter(id))} />
    </>
  );
}

/** Chooses the promoter that a link names (`promoter`), once; true until then. */
function useNamedPromoter(): boolean {
  const dispatch = useAppDispatch();
  const [params, setParams] = useUrlParams();
  const { findPromoter, isLoading } = usePromoter();
  const code = params.get(NAMED_PROMOTER);
  const id = findPromoter(code)?.id;
  useEffect(() => {
    if (code === null || isLoading) return;
    if (id !== undefined) dispatch(setPromoter(id));
    setParams((current) => without(current, [NAMED_PROMOTER]), { replace: true });
  }, [code, id, isLoading, dispatch, setParams]);
  return code !== null;
}

const NAMED_PROMOTER = 'promoter';

/** Links the reports the user may create. Selection and filter are kept, the page of the rows is not. */
function ReportTabs({ current }: { current: ReportName }) {
  const { t } = useTranslation('reports');
  const { features } = useFeatures();
  const search = without(new URLSearchParams(usePageSearch()), [REPORT_PAGE]);
  const shown = REPORT_NAMES.filter((name) => features && findLock(name, features) === undefined);
  if (shown.length === 0) return null;
  return (
    <Box aria-label={t('tabs')} component="nav" sx={TABS_LOOK}>
      {shown.map((name) => (
        <ButtonBase
          aria-current={name === current ? 'page' : undefined}
          href={`${paths.report(name)}${search.size > 0 ? `?${search}` : ''}`}
          key={name}
          ref={name === current ? showCurrent : undefined}
          sx={TAB_LOOK}
        >
          {t(`name.${name}`)}
        </ButtonBase>
      ))}
    </Box>
  );
}

/** A phone shows four of the tabs at once. */
const showCurrent = (tab: HTMLElement | null) => tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' });

/** Prints only the report, on landscape paper with narrow margins. */
const ON_PAPER = {
  '@media print': {
    '@page': {
      size: 'A4 landscape',
      margin: '10mm 10mm 14mm',
      '@bottom-right': { content: 'counter(page) " / " counter(pages)', fontSize: '8pt' },
    },
    nav: { display: 'none !important' },
    'section:not(:has(table))': { breakInside: 'avoid' },
    // Chromium keeps a heading with what follows only where the heading itself does not break.
    'section:has(table) > header': { breakInside: 'avoid', breakAfter: 'avoid' },
    body: { backgroundColor: '#FFF !important' },
    // The sheet has margins of its own.
    '#content': { padding: '0 !important' },
  },
};

const TABS_LOOK = {
  display: 'flex',
  gap: 2.5,
  mb: 2,
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  overflowX: 'auto',
  boxShadow: 'inset 0 -1px 0 var(--mui-palette-divider)',
};

const TAB_LOOK = {
  flex: 'none',
  height: 36,
  typography: 'button',
  color: 'text.secondary',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&[aria-current="page"]': { color: 'text.primary', borderBottomColor: 'primary.main' },
  '&:focus-visible': { outlineOffset: -2 },
};
