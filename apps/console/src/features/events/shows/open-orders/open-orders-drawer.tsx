import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { OpenOrders } from '@parterre/contract/show-orders';
import type { Show } from '@parterre/contract/shows/show';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { joinReads } from '#api/join-reads.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { useGetOpenOrdersQuery } from '#api/queries/sales/show-orders.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { MultilineField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import type { AppFormModel } from '#forms/object/use-app-form.ts';
import { maxLength } from '#forms/rules.ts';
import { chooseCounted } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { ProgressBar } from '#ui/figures/progress-bar.tsx';

export interface LoadedOrders {
  show: Show;
  open: OpenOrders;
  /** Returns to the overview below the drawer. */
  onClose: () => void;
}

interface OpenOrdersDrawerProps {
  title: string;
  children: (loaded: LoadedOrders) => ReactNode;
}

/** Loads the show and its open orders before the drawer asks what to do with them. */
export function OpenOrdersDrawer({ title, children }: OpenOrdersDrawerProps) {
  const { t } = useTranslation('shows');
  const navigate = useNavigate();
  const search = usePageSearch();
  const showCode = useShowCode();
  const readShow = useGetShowQuery({ params: { showCode } });
  const readOpen = useGetOpenOrdersQuery({ params: { showCode } });
  const show = readShow.currentData;
  const open = readOpen.currentData;
  const handleClose = () => void navigate(`${paths.show(showCode)}${search}`);
  return (
    <EditDrawer
      id={showCode}
      label={t('page.loading')}
      onClose={handleClose}
      result={{ currentData: show && open && { show, open }, ...joinReads(readShow, readOpen) }}
      title={title}
    >
      {(loaded) => children({ ...loaded, onClose: handleClose })}
    </EditDrawer>
  );
}

export interface OpenOrdersValues {
  comment: string;
  refund: 'later' | 'none';
  sendsMail: boolean;
}

interface OpenOrdersFormProps {
  model: AppFormModel<OpenOrdersValues>;
  /** `text` says what will be done. */
  words: { title: string; saveLabel: string; text: string };
  /** Why the work cannot start; undefined if it can. */
  reason: string | undefined;
  /** The orders processed, and all there were at the start. */
  progress: { done: number; all: number };
  onClose: () => void;
  children?: ReactNode;
}

/** Processes all orders of a show with one comment. */
export function OpenOrdersForm(props: OpenOrdersFormProps) {
  const { model, words, reason, progress, onClose, children } = props;
  const { t, i18n } = useTranslation('shows');
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: words.title }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={words.saveLabel}
    >
      <AppForm model={model}>
        {reason === undefined && <Alert severity="warning">{words.text}</Alert>}
        <FormFields isLocked={reason !== undefined}>
          {children}
          <MultilineField
            help={t('openOrders.commentHelp')}
            isOptional
            label={t('openOrders.comment')}
            name="comment"
            rows={3}
            rules={[maxLength(LIMITS.order.comment)]}
          />
        </FormFields>
        {progress.done > 0 && (
          <Box role="status" sx={{ display: 'grid', gap: 1 }}>
            {t('openOrders.progress', {
              count: chooseCounted(progress.done, progress.all, i18n.language),
              ...progress,
            })}
            <ProgressBar label={t('openOrders.progressLabel')} max={progress.all} value={progress.done} />
          </Box>
        )}
      </AppForm>
    </ObjectDrawer>
  );
}
