import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreIcon } from '../../ui/icons.tsx';
import { EXPORT_FORMATS } from './export-formats.ts';
import { RenamePlanDialog } from './rename-plan-dialog.tsx';
import { useMakeDefault } from './use-make-default.ts';
import { usePlanExport } from './use-plan-export.ts';

interface PlanActionsMenuProps {
  plan: { id: number; name: string; isDefault: boolean; revision: number };
  /** Why the plan may not be changed; left out, it may. */
  lockReason?: string | undefined;
  /** Among the buttons of a page's head. */
  isOutlined?: boolean;
}

/** Make default, rename and the three exports of a plan. */
export function PlanActionsMenu({ plan, lockReason, isOutlined = false }: PlanActionsMenuProps) {
  const { t } = useTranslation('seating-plans');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const { makeDefault, isRunning } = useMakeDefault();
  const { exportPlan, isRunning: isExporting } = usePlanExport(plan);
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
      <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open={anchor !== null}>
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
        {EXPORT_FORMATS.map((format) => (
          <MenuItem disabled={isExporting} key={format} onClick={choose(() => void exportPlan(format))}>
            {t(`export.${format}`)}
          </MenuItem>
        ))}
      </Menu>
      {isRenaming && <RenamePlanDialog onClose={() => setRenaming(false)} plan={plan} />}
    </>
  );
}

/** Nothing to choose, but something to read. */
const REASON_LOOK = {
  maxWidth: 280,
  whiteSpace: 'normal',
  fontSize: 12,
  lineHeight: '16px',
  '&.Mui-disabled': { opacity: 1, color: 'text.secondary' },
};
