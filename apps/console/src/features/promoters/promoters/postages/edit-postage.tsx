import type { Postage, Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import {
  useLazyListPostagesQuery,
  useRemovePostageMutation,
  useUpdatePostageMutation,
} from '#api/queries/promoters/promoters.ts';
import { DeleteSection } from '#drawers/delete-section.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { summariseTexts } from '#programme/texts/summarise-texts.ts';
import { useLockReason } from '#session/use-features.ts';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { nameCountries } from './countries-field.tsx';
import { PostageFields, type PostageValues, toPostageBody, toPostageValues } from './postage-values.tsx';

interface EditPostageProps {
  promoter: Promoter;
  postage: Postage;
  onClose: () => void;
}

/**
 * Changes or deletes a postage. Needs `promoter:write`. Orders store what was paid, so any postage can be deleted; if
 * it was changed meanwhile (STALE), the user is asked field by field.
 */
export function EditPostage({ promoter, postage, onClose }: EditPostageProps) {
  const { t, i18n } = useTranslation('promoters');
  const lockReason = useLockReason('promoter:write');
  const canWrite = lockReason === undefined;
  const [update] = useUpdatePostageMutation();
  const [remove] = useRemovePostageMutation();
  const [listPostages] = useLazyListPostagesQuery();
  const params = { code: promoter.code, postageId: postage.postageId };
  const name = chooseText(postage.name, i18n.language, promoter.defaultCulture);
  const load = (from: Postage) => ({ values: toPostageValues(from, promoter), revision: from.revision });
  const { model, asked, leave } = useObjectForm<PostageValues>({
    ...load(postage),
    place: 'inDrawer',
    reload: async () => {
      const { items } = await listPostages({ params: { code: promoter.code } }).unwrap();
      return load(items.find(({ postageId }) => postageId === postage.postageId) ?? postage);
    },
    send: async (changed, revision) => {
      const saved = await update({ params, body: toPostageBody(changed), revision }).unwrap();
      showToast(t('postages.saved'), 'success');
      return saved.revision;
    },
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="changed"
      heading={{ title: name }}
      reason={lockReason}
      model={model}
      onClose={onClose}
      saveLabel={t('postages.save')}
    >
      <AppForm model={model}>
        <PostageFields isLocked={!canWrite} promoter={promoter} />
      </AppForm>
      <DeleteSection
        done={t('postages.deleted')}
        label={t('postages.delete')}
        onDelete={() => remove({ params, revision: postage.revision }).unwrap()}
        onDeleted={leave}
        reason={lockReason}
        request={{
          title: t('postages.deleteTitle', { name }),
          body: t('postages.deleteText'),
          confirmLabel: t('delete'),
        }}
      />
      <PostageConflict asked={asked} />
    </ObjectDrawer>
  );
}

function PostageConflict({ asked }: { asked: AskedConflict<PostageValues> | null }) {
  const { t, i18n } = useTranslation('promoters');
  const write = (values: PostageValues, field: keyof PostageValues): string => {
    if (field === 'name') return summariseTexts(values.name);
    if (field === 'isDefault') return t(values.isDefault ? 'yes' : 'no');
    if (field === 'countryCodes')
      return (
        nameCountries(values.countryCodes, i18n.language, values.countryCodes.length).names || t('postages.everywhere')
      );
    if (field === 'amountMinor') return formatMoney(values.amountMinor ?? 0, values.currency, i18n.language);
    return values.currency;
  };
  return (
    <FormConflict
      asked={asked}
      label={(field) => t(`postages.${field === 'amountMinor' ? 'amount' : field}`)}
      write={write}
    />
  );
}
