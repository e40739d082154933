import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { MoreIcon } from '../../../ui/icons.tsx';
import { useCodeSearch } from '../use-code-search.ts';
import { useExportCodes } from '../use-export-codes.ts';
import { MenuReason } from './menu-reason.tsx';

/** Many codes at once: made, read from a file, written to one. */
export function MoreMenu({ showCode }: { showCode: string }) {
  const { t } = useTranslation('offer-codes');
  const search = useCodeSearch();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const report = useExportCodes(showCode);
  const close = () => setAnchor(null);
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
        <Menu anchorEl={anchor} onClick={close} onClose={close} open>
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
