import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { exportSeatingPlan } from '@parterre/contract/calls/seating-plans';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { useListPlanExportsQuery, useUpdateSeatingPlanMutation } from '#api/queries/seating-plans.ts';
import { requestCall } from '#api/request-call.ts';
import { findFileName, saveBlob } from '#downloads/download-file.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { RenamePlanDialog } from './plan-name-dialogs.tsx';
import { describeLosses, EXPORT_FORMATS, type PlanExportFormat } from './plan-words.ts';

interface PlanActionsMenuProps {
  plan: { id: number; name: string; isDefault: boolean; revision: number };
  /** Why the plan may not be changed; left out, it may. */
  lockReason?: string | undefined;
  /** Among the buttons of a page's head. */
  isOutlined?: boolean;
}

/** Make default, rename and the three exports of a plan, each with what of the plan it leaves out. */
export function PlanActionsMenu({ plan, lockReason, isOutlined = false }: PlanActionsMenuProps) {
  const { t, i18n } = useTranslation('seating-plans');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const { makeDefault, isRunning } = useMakeDefault();
  const { exportPlan, isRunning: isExporting } = usePlanExport(plan);
  const { data: exports } = useListPlanExportsQuery({ params: { id: plan.id } }, { skip: anchor === null });
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={t('menu.label', { name: plan.name })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={isOutlined ? { border: 1, borderColor: 'line.strong' } : null}
      >
        <MoreIcon />
      </IconButton>
      <Menu {...PLACE} anchorEl={anchor} onClose={() => setAnchor(null)} open={anchor !== null}>
        <MenuItem
          disabled={plan.isDefault || lockReason !== undefined || isRunning}
          onClick={choose(() => void makeDefault(plan))}
        >
          {t(plan.isDefault ? 'menu.isDefault' : 'menu.makeDefault')}
        </MenuItem>
        <MenuItem disabled={lockReason !== undefined} onClick={choose(() => setRenaming(true))}>
          {t('menu.rename')}
        </MenuItem>
        {lockReason && (
          <MenuItem dense disabled sx={REASON_LOOK}>
            {lockReason}
          </MenuItem>
        )}
        <Divider />
        {EXPORT_FORMATS.map((format) => {
          const found = exports?.items.find((item) => item.format === format);
          return (
            <MenuItem
              disabled={isExporting}
              key={format}
              onClick={choose(() => void exportPlan(format))}
              sx={{ display: 'block', py: 1, whiteSpace: 'normal' }}
            >
              {t(`export.${format}`)}
              {found && (
                <Box component="span" sx={LOSSES_LOOK}>
                  {describeLosses(found, t, i18n.language)}
                </Box>
              )}
            </MenuItem>
          );
        })}
      </Menu>
      {isRenaming && <RenamePlanDialog onClose={() => setRenaming(false)} plan={plan} />}
    </>
  );
}

/** As wide from the start as what comes later needs: it opens before the losses are known. */
const PLACE = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
  slotProps: { paper: { sx: { width: 340, maxWidth: 'calc(100vw - 32px)' } } },
} as const;

const LOSSES_LOOK = { display: 'block', typography: 'caption', color: 'text.secondary' };

/** Nothing to choose, but something to read. */
const REASON_LOOK = {
  maxWidth: 280,
  whiteSpace: 'normal',
  typography: 'caption',
  '&.Mui-disabled': { opacity: 1, color: 'text.secondary' },
};

/** Makes a plan the one that events at the venue get; says how it went in a toast. */
function useMakeDefault() {
  const { t } = useTranslation('seating-plans');
  const [update, { isLoading }] = useUpdateSeatingPlanMutation();
  const makeDefault = async ({ id, revision }: { id: number; revision: number }): Promise<void> => {
    try {
      await update({ params: { id }, body: { isDefault: true }, revision }).unwrap();
      showToast(t('saved'));
    } catch (error) {
      showToast(errorText(error), 'error');
    }
  };
  return { makeDefault, isRunning: isLoading };
}

/** Saves the current version of a plan as a file; a failure is a toast. */
function usePlanExport(plan: { id: number; name: string }) {
  const [isRunning, setRunning] = useState(false);
  const exportPlan = async (format: PlanExportFormat): Promise<void> => {
    setRunning(true);
    try {
      const response = await requestCall(exportSeatingPlan, { params: { id: plan.id }, query: { format } });
      const ending = format === 'csv' ? 'csv' : `${format}.json`;
      const name = findFileName(response.headers.get('content-disposition')) ?? `${plan.name}.${ending}`;
      saveBlob(await response.blob(), name);
    } catch (error) {
      showToast(errorText(error), 'error');
    } finally {
      setRunning(false);
    }
  };
  return { exportPlan, isRunning };
}
