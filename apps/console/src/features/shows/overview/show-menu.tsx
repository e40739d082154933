import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { MoreIcon } from '../../../ui/icons.tsx';
import { SEAT_REPORTS, useSeatReports } from '../seating/use-seat-reports.ts';

/** What else can be done with an event. */
export function ShowMenu({ show }: { show: Pick<Show, 'showCode' | 'planVersionId'> }) {
  const { t } = useTranslation('shows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const reports = useSeatReports(show.showCode);
  const canReport = useCan('report:seats') && show.planVersionId !== null;
  const close = () => setAnchor(null);
  const pages = [
    { label: t('actions.editDetails'), to: paths.showDetails(show.showCode) },
    { label: t('actions.editTickets'), to: paths.showTickets(show.showCode) },
    { label: t('actions.seatingPlan'), to: paths.showSeating(show.showCode) },
    { label: t('actions.shortLinks'), to: paths.showLinks(show.showCode) },
    { label: t('actions.changeStatus'), to: paths.showStatus(show.showCode) },
  ];
  return (
    <>
      <IconButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={t('actions.more')}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ border: 1, borderColor: 'line.strong' }}
      >
        <MoreIcon />
      </IconButton>
      {anchor && (
        <Menu anchorEl={anchor} onClick={close} onClose={close} open>
          {pages.map((page) => (
            <MenuItem component={Link} key={page.to} to={page.to}>
              {page.label}
            </MenuItem>
          ))}
          <Divider component="li" />
          {SEAT_REPORTS.map((report) => (
            <MenuItem disabled={!canReport} key={report} onClick={() => void reports.run(report)}>
              {t(`actions.${reports.labelOf(report)}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
