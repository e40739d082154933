import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../../api/error-text.ts';
import { useCreateShortUrlMutation } from '../../../api/queries/short-urls.ts';
import { useUnsavedChanges } from '../../../api/use-unsaved-changes.ts';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { useAppForm } from '../../../forms/object/use-app-form.ts';
import { useLeaveAfter } from '../../../forms/object/use-leave-after.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { EMPTY_LINK, type NewLinkValues, toCreateBody } from './link-values.ts';
import { translateLinkErrors } from './translate-link-errors.ts';

/** The form of a new link; saved, its own drawer opens in place of this one, with the QR code. */
export function useNewLink(showCode: string) {
  const { t } = useTranslation('short-urls');
  const navigate = useNavigate();
  const search = usePageSearch();
  const [create] = useCreateShortUrlMutation();
  const [isDirty, setDirty] = useState(false);
  const [createdId, setCreatedId] = useState<number>();
  const isCreated = createdId !== undefined;
  useUnsavedChanges('inDrawer', isDirty && !isCreated);
  useLeaveAfter(isCreated, () => {
    if (isCreated) void navigate(`${paths.showLink(showCode, createdId)}${search}`, { replace: true });
  });
  return useAppForm<NewLinkValues>({
    defaultValues: EMPTY_LINK,
    describeError: errorText,
    onDirtyChange: setDirty,
    onSubmit: async (values) => {
      try {
        const created = await create({ body: toCreateBody(values, showCode) }).unwrap();
        showToast(t('new.done'), 'success');
        setCreatedId(created.id);
      } catch (error) {
        throw translateLinkErrors(error, t);
      }
    },
  });
}
