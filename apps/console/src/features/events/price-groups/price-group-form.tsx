import { LIMITS } from '@parterre/contract/choices/limits';
import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Show } from '@parterre/contract/shows/show';
import type { ConfirmedTexts } from '@parterre/contract/wire/values';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import {
  useCreatePriceGroupMutation,
  useLazyGetPriceGroupQuery,
  useUpdatePriceGroupMutation,
} from '#api/queries/events/price-groups.ts';
import type { DrawerHeading } from '#drawers/drawer-header.tsx';
import { TextByCultureField } from '#forms/fields/text-by-culture-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { FormConflict } from '#forms/object/use-stale-save.tsx';
import { maxLength, required } from '#forms/rules.ts';
import { dropBlankCultures, fillCultures } from '#forms/translation/text-languages.ts';
import { TranslatedTexts } from '#forms/translation/translated-texts.tsx';
import { summariseTexts } from '#programme/texts/summarise-texts.ts';
import { useLockReason } from '#session/use-features.ts';
import { useTextCultures } from '#session/use-promoter.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { GroupActions } from './group-actions.tsx';
import { GroupPositionField, isRefusedOrder, OrderFailure } from './price-group-order.tsx';

interface GroupValues {
  name: Record<string, string>;
  /** Counts from 1; null for a new group, which is placed last. */
  displayOrder: number | null;
  confirmedTexts: ConfirmedTexts;
}

interface PriceGroupFormProps {
  group: PriceGroup | undefined;
  groups: readonly PriceGroup[];
  heading: DrawerHeading;
  show: Show;
  onClose: () => void;
}

/**
 * Creates or changes a price group. Needs `price:write`. A name that another group of the show has is refused at its
 * language; a refused position is worded as in spec §8.
 */
export function PriceGroupForm({ group, groups, heading, show, onClose }: PriceGroupFormProps) {
  const { t } = useTranslation('price-groups');
  const cultures = useTextCultures(show);
  const reason = useLockReason('price:write');
  const { showCode } = show;
  const [create] = useCreatePriceGroupMutation();
  const [update] = useUpdatePriceGroupMutation();
  const [getGroup] = useLazyGetPriceGroupQuery();
  const params = { showCode, priceGroupId: group?.priceGroupId ?? 0 };
  const load = (from: PriceGroup | undefined) => ({
    values: {
      name: fillCultures(from?.name ?? {}, cultures),
      displayOrder: from?.displayOrder ?? null,
      confirmedTexts: {},
    },
    revision: from?.revision ?? 0,
  });
  const { model, asked, leave } = useObjectForm<GroupValues>({
    ...load(group),
    place: 'inDrawer',
    create: group
      ? undefined
      : async ({ name }) => {
          await create({ params: { showCode }, body: { name: dropBlankCultures(name) } }).unwrap();
          showToast(t('created'), 'success');
        },
    reload: async () => load(await getGroup({ params }).unwrap()),
    send: async (changed, revision) => {
      const body = toGroupPatch(changed);
      const saved = await update({ params, body, revision })
        .unwrap()
        .catch((error: unknown) => {
          throw body.displayOrder && isRefusedOrder(error) ? new OrderFailure('', { cause: error }) : error;
        });
      showToast(t('saved'), 'success');
      return saved.revision;
    },
    describe: (error) => (error instanceof OrderFailure ? t('orderFailed') : errorText(error)),
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar={group ? 'changed' : 'always'}
      heading={heading}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t(group ? 'save' : 'create')}
    >
      <AppForm model={model}>
        <FormFields isLocked={reason !== undefined}>
          <TranslatedTexts
            culture={show.defaultCulture}
            cultures={cultures}
            outdated={group?.outdatedTexts}
            texts={[{ name: 'name', label: t('name'), rules: [required, maxLength(LIMITS.priceGroup.name)] }]}
          >
            <TextByCultureField name="name" />
            {group && <GroupPositionField group={group} groups={groups} show={show} />}
          </TranslatedTexts>
        </FormFields>
      </AppForm>
      <FormConflict
        asked={asked}
        label={(field) => t(field === 'displayOrder' ? 'position' : field)}
        write={(values, field) => (field === 'name' ? summariseTexts(values.name) : values.displayOrder)}
      />
      {group && <GroupActions group={group} onRemoved={leave} reason={reason} show={show} />}
    </ObjectDrawer>
  );
}

function toGroupPatch({ name, displayOrder, confirmedTexts }: Partial<GroupValues>) {
  return {
    ...(name ? { name: dropBlankCultures(name) } : {}),
    ...(displayOrder ? { displayOrder } : {}),
    ...(confirmedTexts ? { confirmedTexts } : {}),
  };
}
