import type { ShortUrl } from '@parterre/contract/short-urls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import { useUpdateShortUrlMutation } from '../../../api/queries/short-urls.ts';
import { useAppForm } from '../../../forms/object/use-app-form.ts';
import { useFieldFromUrl } from '../../../forms/object/use-field-from-url.ts';
import { useStaleSave } from '../../../forms/object/use-stale-save.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { useLinks } from '../use-links.ts';
import { type LinkValues, toLinkValues } from './link-values.ts';
import { translateLinkErrors } from './translate-link-errors.ts';

/** The form of a link as it was loaded; a save tells what somebody else changed meanwhile. */
export function useEditLink(link: ShortUrl, onReload: () => void) {
  const { t } = useTranslation('short-urls');
  const [update] = useUpdateShortUrlMutation();
  const { refetch } = useLinks(link.showCode);
  const [isDirty, setDirty] = useState(false);
  const [loaded] = useState(() => ({ values: toLinkValues(link), revision: link.revision }));
  const reload = async () => {
    const now = (await refetch()).find(({ id }) => id === link.id);
    return now ? { values: toLinkValues(now), revision: now.revision } : loaded;
  };
  const stale = useStaleSave<LinkValues>(loaded, reload);
  const save = async (values: LinkValues) => {
    const typed = { ...values, targetUrl: values.targetUrl.trim() };
    const outcome = await stale.save(typed, async (changed, revision) => {
      const saved = await update({ params: { id: link.id }, body: changed, revision }).unwrap();
      return saved.revision;
    });
    showToast(t('edit.saved'), 'success');
    if (outcome === 'reload') onReload();
  };
  const model = useAppForm<LinkValues>({
    defaultValues: loaded.values,
    describeError: errorText,
    onDirtyChange: setDirty,
    onSubmit: (values) =>
      save(values).catch((error: unknown) => {
        throw translateLinkErrors(error, t);
      }),
  });
  useFieldFromUrl(model.form);
  return { model, isDirty, asked: stale.asked };
}
