import { usePromoter } from './use-promoter.ts';

interface TextOwner {
  promoterCode: string;
  defaultCulture: string;
  name: Readonly<Record<string, string>>;
}

/** The languages an object's promoter writes in; what the object itself has, for those who see only the object. */
export function useTextCultures({ promoterCode, defaultCulture, name }: TextOwner): readonly string[] {
  const promoter = usePromoter().all.find(({ code }) => code === promoterCode);
  return promoter?.cultures ?? [...new Set([defaultCulture, ...Object.keys(name)])];
}
