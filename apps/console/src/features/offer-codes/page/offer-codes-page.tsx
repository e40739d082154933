import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { useGetShowQuery } from '#api/queries/shows.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { Loaded } from '#pages/loaded.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useCan } from '#session/use-features.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { useExportCodes } from '../use-export-codes.ts';
import { useCodeSearch } from './code-list-query.ts';
import { MenuReason } from './code-row-menu.tsx';
import { CodeTable, NewCodeButton } from './code-table.tsx';

/** Offer codes of an event; one of them opens in the drawer `offerCode` of the specification. */
export function OfferCodesPage() {
  const { t } = useTranslation('offer-codes');
  const showCode = useShowCode();
  const result = useGetShowQuery({ params: { showCode } });
  return (
    <Loaded failedHead={<PageHeader title={t('title')} />} label={t('loading')} result={result}>
      {(show) => <CodesOfShow show={show} />}
    </Loaded>
  );
}

function CodesOfShow({ show }: { show: Show }) {
  const { t, i18n } = useTranslation('offer-codes');
  const { showCode } = show;
  return (
    <>
      <PageHeader
        actions={
          <>
            <NewCodeButton showCode={showCode} />
            <MoreMenu showCode={showCode} />
          </>
        }
        breadcrumb={[
          { label: t('events'), href: paths.shows() },
          { label: chooseText(show.name, i18n.language, show.defaultCulture), href: paths.show(showCode) },
        ]}
        status={<StatusChip status={show.status} />}
        title={t('title')}
      />
      <CodeTable showCode={showCode} />
      <Outlet />
    </>
  );
}

/** Many codes at once: made, read from a file, written to one. */
function MoreMenu({ showCode }: { showCode: string }) {
  const { t } = useTranslation('offer-codes');
  const search = useCodeSearch();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const report = useExportCodes(showCode);
  const handleClose = () => setAnchor(null);
  const reason = useCan('offer:write') ? undefined : t('notAllowed');
  const manyCodes = [
    { to: paths.showOfferCodesGenerate(showCode), label: t('more.generate') },
    { to: paths.showOfferCodesImport(showCode), label: t('more.import') },
  ];
  return (
    <>
      <IconButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={t('more.label')}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ border: 1, borderColor: 'line.strong' }}
      >
        <MoreIcon />
      </IconButton>
      {anchor && (
        <Menu anchorEl={anchor} onClick={handleClose} onClose={handleClose} open>
          <MenuReason reason={reason} />
          {manyCodes.map(({ to, label }) => (
            <MenuItem
              aria-description={reason}
              component={Link}
              disabled={reason !== undefined}
              key={to}
              to={`${to}${search}`}
            >
              {label}
            </MenuItem>
          ))}
          <MenuReason reason={report.reason} />
          <MenuItem
            aria-description={report.reason}
            disabled={report.reason !== undefined || report.isRunning}
            onClick={() => void report.exportCodes()}
          >
            {t('more.export')}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}
