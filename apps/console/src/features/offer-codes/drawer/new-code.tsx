import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { parseId } from '../../../api/cookies.ts';
import { errorText } from '../../../api/error-text.ts';
import { useUnsavedChanges } from '../../../api/use-unsaved-changes.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { AppForm } from '../../../forms/app-form.tsx';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { showToast } from '../../../ui/notices.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useGetShowQuery } from '../../shows/queries.ts';
import { CodeFields } from '../form/code-fields.tsx';
import { type CodeValues, EMPTY_RULES, toCreateBody } from '../form/code-values.ts';
import { useCreateOfferCodeMutation } from '../queries.ts';
import { useCodeSearch } from '../use-code-search.ts';
import { useEventWords } from '../use-event-words.ts';
import { useShowCode } from '../use-show-code.ts';
import { CreateBar } from './create-bar.tsx';
import { translateCodeErrors } from './translate-code-errors.ts';
import { useLeaveAfter } from './use-leave-after.ts';

/** The drawer `offerCode` for a code that is to be; `?newIn=` names its ticket group. */
export function NewCode() {
  const { t } = useTranslation('offer-codes');
  const navigate = useNavigate();
  const search = useCodeSearch();
  const showCode = useShowCode();
  const { currentData: show } = useGetShowQuery({ params: { showCode } });
  const words = useEventWords(showCode);
  const close = () => void navigate(`${paths.showOfferCodes(showCode)}${search}`);
  if (show && words.groups.length > 0) return <NewCodeForm onClose={close} show={show} />;
  return (
    <AppDrawer heading={{ title: t('new.title') }} onClose={close} open>
      {words.isReady ? t('new.noGroups') : <SkeletonRows count={5} label={t('loading')} rowHeight={56} />}
    </AppDrawer>
  );
}

function NewCodeForm({ show, onClose }: { show: Show; onClose: () => void }) {
  const { t } = useTranslation('offer-codes');
  const { showCode } = show;
  const words = useEventWords(showCode);
  const [params] = useSearchParams();
  const [create] = useCreateOfferCodeMutation();
  const [isDirty, setDirty] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useUnsavedChanges('inDrawer', isDirty && !isSaved);
  useLeaveAfter(isSaved, onClose);
  const wanted = parseId(params.get('newIn'));
  const group = words.groups.find(({ id }) => id === wanted) ?? words.groups[0];
  const [defaultValues] = useState<CodeValues>({
    ...EMPTY_RULES,
    code: '',
    priceGroupId: group?.id ?? null,
    isDisabled: false,
  });
  const model = useAppForm<CodeValues>({
    defaultValues,
    describeError: errorText,
    onDirtyChange: setDirty,
    onSubmit: async (values) => {
      try {
        const place = { showCode, priceGroupId: values.priceGroupId ?? 0 };
        const created = await create({ params: place, body: toCreateBody(values) }).unwrap();
        showToast(t('new.done', { code: created.code }), 'success');
        setSaved(true);
      } catch (error) {
        throw translateCodeErrors(error, t, values.effect);
      }
    },
  });
  return (
    <AppDrawer
      footer={<CreateBar model={model} onCancel={onClose} saveLabel={t('new.save')} />}
      heading={{ title: t('new.title') }}
      onClose={onClose}
      open
    >
      <AppForm model={model}>
        <CodeFields isLocked={!useCan('offer:write')} isNew showCode={showCode} words={words} zone={show.timeZone} />
      </AppForm>
    </AppDrawer>
  );
}
