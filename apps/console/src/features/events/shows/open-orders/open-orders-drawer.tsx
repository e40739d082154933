import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { OpenOrders } from '@parterre/contract/show-orders';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { MultilineField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import type { AppFormModel } from '#forms/object/use-app-form.ts';
import { maxLength } from '#forms/rules.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { ProgressBar } from '#ui/figures/progress-bar.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';

export interface OpenOrdersValues {
  comment: string;
  refund: 'later' | 'none';
  sendsMail: boolean;
}

interface OpenOrdersDrawerProps {
  model: AppFormModel<OpenOrdersValues>;
  open: OpenOrders | undefined;
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
export function OpenOrdersDrawer(props: OpenOrdersDrawerProps) {
  const { model, open, words, reason, progress, onClose, children } = props;
  const { t, i18n } = useTranslation('shows');
  const write = (count: number) => formatNumber(count, i18n.language);
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: words.title }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={words.saveLabel}
    >
      {!open && <SkeletonRows count={4} label={t('page.loading')} rowHeight={56} />}
      {open && (
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
              {t('openOrders.progress', { done: write(progress.done), all: write(progress.all) })}
              <ProgressBar label={t('openOrders.progressLabel')} max={progress.all} value={progress.done} />
            </Box>
          )}
        </AppForm>
      )}
    </ObjectDrawer>
  );
}

/** Closes the drawer by returning to the overview below it. */
export function useCloseOpenOrders(showCode: string): () => void {
  const navigate = useNavigate();
  const search = usePageSearch();
  return () => void navigate(`${paths.show(showCode)}${search}`);
}

interface Portion {
  orders: number;
  isDone: boolean;
}

/**
 * Requests portions until the work is done, and counts the orders. Closing the drawer stops it between two portions;
 * each portion is a transaction.
 */
export function usePortions(): { done: number; workThrough: (next: () => Promise<Portion>) => Promise<number> } {
  const [done, setDone] = useState(0);
  const isOpen = useRef(true);
  // Lets a loop that is still running see that the drawer has closed.
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const workThrough = async (next: () => Promise<Portion>) => {
    let total = 0;
    setDone(0);
    while (isOpen.current) {
      const { orders, isDone } = await next();
      total += orders;
      setDone(total);
      if (isDone || orders === 0) break;
    }
    return total;
  };
  return { done, workThrough };
}
