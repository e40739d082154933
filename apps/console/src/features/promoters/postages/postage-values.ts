import type { Postage } from '@parterre/contract/promoters';
import { dropBlankCultures, fillCultures } from '#forms/translation/text-languages.ts';

/** What the form of a way to send orders holds. */
export interface PostageValues {
  name: Record<string, string>;
  amountMinor: number | null;
  currency: string;
  countryCodes: string[];
  isDefault: boolean;
}

/** Without a postage: of a new one. */
export const toPostageValues = (
  postage: Postage | undefined,
  promoter: { cultures: readonly string[]; currency: string },
): PostageValues => ({
  name: fillCultures(postage?.name ?? {}, promoter.cultures),
  amountMinor: postage?.amountMinor ?? null,
  currency: postage?.currency ?? promoter.currency,
  countryCodes: postage?.countryCodes ?? [],
  isDefault: postage?.isDefault ?? false,
});

/** What is sent of a change. */
export function toPostageBody<Part extends Partial<PostageValues>>({ name, amountMinor, ...rest }: Part) {
  return {
    ...rest,
    ...(name ? { name: dropBlankCultures(name) } : {}),
    ...(typeof amountMinor === 'number' ? { amountMinor } : {}),
  };
}

export const toNewPostageBody = ({ name, amountMinor, ...rest }: PostageValues) => ({
  ...rest,
  name: dropBlankCultures(name),
  amountMinor: amountMinor ?? 0,
});
