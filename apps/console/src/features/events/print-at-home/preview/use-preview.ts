import type { PrintAtHomeSettings } from '@parterre/contract/print-at-home';
import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { findProblem } from '#api/failure.ts';
import { useUncached } from '#api/use-uncached.ts';
import { pickChanged } from '#forms/object/find-conflicts.ts';
import { colour, findRuleProblem } from '#forms/rules.ts';
import { useOwnAddress } from '#ui/url/use-own-address.ts';
import { useSettled } from '#ui/use-settled.ts';
import {
  type DesignValues,
  type PriceDesign,
  toDesignBody,
  toDesignValues,
  toSettingsBody,
} from '../settings/design-values.ts';
import { loadPreview, type Preview, type PreviewRequest } from './load-preview.ts';

export interface PreviewSource {
  show: Show;
  settings: PrintAtHomeSettings;
  price: PriceDesign | undefined;
  form: UseFormReturn<DesignValues>;
}

/** Previews the form shortly after typing stops; the last preview stays until the next has loaded. */
export function usePreview(props: PreviewSource) {
  const request = useRequest(props);
  const { loading, retry } = useUncached(useSettled(JSON.stringify(request)), loadPreview);
  const [preview, setPreview] = useState<Preview>();
  if (loading.status === 'ready' && loading.value !== preview) setPreview(loading.value);
  useOwnAddress(preview?.address);
  return {
    preview,
    isLoading: loading.status === 'loading',
    error: loading.status === 'failed' ? loading.error : undefined,
    isOrderUnknown: request.orderId !== undefined && loading.status === 'failed' && lacksOrder(loading.error),
    retry,
  };
}

/** Returns whether no order has the number, or none could have it. */
function lacksOrder(error: unknown): boolean {
  const problem = findProblem(error);
  return problem?.code === 'NOT_FOUND' || problem?.fieldErrors?.some(({ field }) => field === 'orderId') === true;
}

function useRequest({ show, settings, price, form }: PreviewSource): PreviewRequest {
  const [params] = useSearchParams();
  useWatch({ control: form.control });
  const stored = toDesignValues(settings, price);
  const typed = withoutHalfColour(form.getValues(), stored);
  const body = toDesignBody(pickChanged(stored, typed), typed, stored);
  const priceTypeId = price?.priceTypeId;
  const orderId = params.get('order') ?? '';
  return {
    showCode: show.showCode,
    languageCode: params.get('language') || typed.mainLanguage || show.defaultCulture,
    ...(orderId === '' ? {} : { orderId }),
    priceTypeId,
    settings: Object.keys(body).length > 0 ? toSettingsBody(body, priceTypeId) : null,
    stored: JSON.stringify([settings.revision, price?.images ?? settings.images]),
  };
}

/** Shows the stored colour while a new one is typed incompletely. */
const withoutHalfColour = (typed: DesignValues, stored: DesignValues): DesignValues =>
  findRuleProblem([colour], typed.colour) ? { ...typed, colour: stored.colour } : typed;
