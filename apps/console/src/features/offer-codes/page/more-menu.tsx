import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { MoreIcon } from '../../../ui/icons.tsx';
import { useExportCodes } from '../use-export-codes.ts';

/** Many codes at once: made, read from a file, written to one. */
export function MoreMenu({ showCode }: { showCode: string }) {
  const { t } = useTranslation('offer-codes');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const report = useExportCodes(showCode);
  const canWrite = useCan('offer:write');
  const close = () => setAnchor(null);
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
          <MenuItem
            aria-description={canWrite ? undefined : t('notAllowed')}
            component={Link}
            disabled={!canWrite}
            to={paths.showOfferCodesGenerate(showCode)}
          >
            {t('more.generate')}
          </MenuItem>
          <MenuItem
            aria-description={canWrite ? undefined : t('notAllowed')}
            component={Link}
            disabled={!canWrite}
            to={paths.showOfferCodesImport(showCode)}
          >
            {t('more.import')}
          </MenuItem>
          <MenuItem
            aria-description={report.isAllowed ? undefined : t('notAllowedExport')}
            disabled={!report.isAllowed || report.isRunning}
            onClick={() => void report.exportCodes()}
          >
            {t('more.export')}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}
