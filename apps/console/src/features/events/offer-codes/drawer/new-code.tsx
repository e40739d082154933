import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { parseId } from '#api/parse-id.ts';
import { useCreateOfferCodeMutation } from '#api/queries/events/offer-codes.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { paths } from '#pages/paths.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { CodeFields } from '../form/code-fields.tsx';
import { type CodeValues, EMPTY_RULES, placeCodeError, toCodeBody } from '../form/code-values.ts';
import { type EventWords, useEventWords } from '../use-event-words.ts';
import { BeforeGroups } from './before-groups.tsx';

/** The drawer for a new code; `?newIn=` preselects its price group. */
export function NewCode() {
  const { t } = useTranslation('offer-codes');
  const navigate = useNavigate();
  const search = usePageSearch();
  const showCode = useShowCode();
  const { currentData: show } = useGetShowQuery({ params: { showCode } });
  const words = useEventWords(showCode);
  const handleClose = () => void navigate(`${paths.showOfferCodes(showCode)}${search}`);
  if (show && words.isReady && words.groups.length > 0)
    return <NewCodeForm onClose={handleClose} show={show} words={words} />;
  return (
    <AppDrawer heading={{ title: t('new.title') }} onClose={handleClose} open>
      <BeforeGroups showCode={showCode} words={words} />
    </AppDrawer>
  );
}

interface NewCodeFormProps {
  show: Show;
  words: EventWords;
  onClose: () => void;
}

/** Creates a code of one price group. Needs `offer:write`. A code that the show already has is refused at its field. */
function NewCodeForm({ show, words, onClose }: NewCodeFormProps) {
  const { t } = useTranslation('offer-codes');
  const { showCode } = show;
  const [params] = useSearchParams();
  const [create] = useCreateOfferCodeMutation();
  const reason = useLockReason('offer:write');
  const wanted = parseId(params.get('newIn'));
  const group = words.groups.find(({ id }) => id === wanted) ?? words.groups[0];
  const [defaultValues] = useState<CodeValues>({
    ...EMPTY_RULES,
    code: '',
    priceGroupId: group?.id ?? null,
    isDisabled: false,
  });
  const { model } = useObjectForm<CodeValues>({
    values: defaultValues,
    place: 'inDrawer',
    create: async (values) => {
      const place = { showCode, priceGroupId: values.priceGroupId ?? 0 };
      const created = await create({ params: place, body: toCodeBody(values) }).unwrap();
      showToast(t('new.done', { code: created.code }), 'success');
    },
    placeError: placeCodeError,
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('new.title') }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('new.save')}
    >
      <AppForm model={model}>
        <CodeFields isLocked={reason !== undefined} showCode={showCode} words={words} zone={show.timeZone} />
      </AppForm>
    </ObjectDrawer>
  );
}
