/** Languages by the names that their own speakers use. */
const OWN_NAMES: Record<string, string> = {
  en: 'English', fr: 'Français', it: 'Italiano', de: 'Deutsch', es: 'Español',
};

export const languageName = (tongue: string): string => OWN_NAMES[tongue] ?? tongue;

/** The reader's choice, else the first language of the browser that we speak, else English. */
export function preferred(chosen: string | null, browser: readonly string[], offered: readonly string[]): string {
  const wanted = [...(chosen ? [chosen] : []), ...browser].map((tongue) => tongue.toLowerCase().split('-')[0] ?? '');
  return wanted.find((tongue) => offered.includes(tongue)) ?? 'en';
}
