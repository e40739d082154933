import Divider from '@mui/material/Divider';
import { exportSeatingPlan } from '@parterre/contract/calls/seating-plans';
import { PLAN_EXPORTS, type PlanExportFormat } from '@parterre/contract/choices/seating-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPlanExportsQuery, useUpdateSeatingPlanMutation } from '#api/queries/seating/seating-plans.ts';
import { OWN_FILE_TYPES } from '#downloads/download-file.ts';
import { useFileDownload } from '#downloads/use-report-download.ts';
import { showFailure } from '#pages/show-failure.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { RenamePlanDialog } from './plan-name-dialogs.tsx';
import { describeLosses } from './plan-words.ts';

interface PlanActionsMenuProps {
  plan: { id: number; name: string; isDefault: boolean; revision: number };
  /** Why the plan cannot be changed; undefined if it can. */
  lockReason?: string | undefined;
  /** Used in a page's head, beside outlined buttons. */
  isOutlined?: boolean;
}

export function PlanActionsMenu({ plan, lockReason, isOutlined = false }: PlanActionsMenuProps) {
  const { t, i18n } = useTranslation('seating-plans');
  const [wasOpened, setOpened] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const { makeDefault, isRunning } = useMakeDefault();
  const { exportPlan, isRunning: isExporting } = usePlanExport(plan);
  const { data: exports } = useListPlanExportsQuery({ params: { id: plan.id } }, { skip: !wasOpened });
  return (
    <>
      <MoreMenu
        isOutlined={isOutlined}
        label={t('menu.label', { name: plan.name })}
        onOpen={() => setOpened(true)}
        // Wide enough for the losses, which load after the menu opens.
        widthPx={340}
      >
        <MenuEntry
          isBusy={isRunning}
          label={t('menu.makeDefault')}
          onChoose={() => void makeDefault(plan)}
          reason={plan.isDefault ? t('menu.isDefault') : lockReason}
        />
        <MenuEntry label={t('menu.rename')} onChoose={() => setRenaming(true)} reason={lockReason} />
        <Divider component="li" />
        {PLAN_EXPORTS.map((format) => {
          const found = exports?.items.find((item) => item.format === format);
          return (
            <MenuEntry
              isBusy={isExporting}
              key={format}
              label={t(`export.${format}`)}
              note={found && describeLosses(found, t, i18n.language)}
              onChoose={() => void exportPlan(format)}
            />
          );
        })}
      </MoreMenu>
      {isRenaming && <RenamePlanDialog onClose={() => setRenaming(false)} plan={plan} />}
    </>
  );
}

/**
 * Makes a plan the default for new shows at its venue. Needs `plan:write`. An unpublished plan is refused
 * (RULE_BROKEN).
 */
function useMakeDefault() {
  const { t } = useTranslation('seating-plans');
  const [update, { isLoading }] = useUpdateSeatingPlanMutation();
  const makeDefault = async ({ id, revision }: { id: number; revision: number }): Promise<void> => {
    try {
      await update({ params: { id }, body: { isDefault: true }, revision }).unwrap();
      showToast(t('saved'));
    } catch (error) {
      showFailure(error);
    }
  };
  return { makeDefault, isRunning: isLoading };
}

function usePlanExport(plan: { id: number; name: string }) {
  const { download, isRunning } = useFileDownload();
  const exportPlan = async (format: PlanExportFormat): Promise<void> => {
    const ending = format === 'csv' ? 'csv' : `${format}.json`;
    await download(
      exportSeatingPlan,
      { params: { id: plan.id }, query: { format } },
      { name: `${plan.name}.${ending}`, types: OWN_FILE_TYPES.seatingPlan },
    );
  };
  return { exportPlan, isRunning };
}
