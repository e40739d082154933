import type { ConfirmedTexts } from '#forms/translation/confirmed-texts.ts';
import { dropBlankCultures } from '#forms/translation/text-languages.ts';

/** What the forms of campaigns and of tours hold alike. */
export interface ProgrammeValues {
  name: Record<string, string>;
  description: Record<string, string>;
  performingArtistIds: number[];
  confirmedTexts: ConfirmedTexts;
}

/** What a new campaign or tour is made of. */
export const toNewProgrammeBody = <Values extends ProgrammeValues>({ confirmedTexts: _, ...values }: Values) => ({
  ...values,
  name: dropBlankCultures(values.name),
  description: dropBlankCultures(values.description),
});

/** What is sent of a change; languages without words are left out. */
export function toProgrammeBody<Part extends Partial<ProgrammeValues>>({ name, description, ...rest }: Part) {
  return {
    ...rest,
    ...(name ? { name: dropBlankCultures(name) } : {}),
    ...(description ? { description: dropBlankCultures(description) } : {}),
  };
}
