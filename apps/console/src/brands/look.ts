/** The design's colours as CSS variables of the theme, for styles that are built outside of a theme callback. */
export const LOOK = {
  controlLine: 'var(--mui-palette-line-control)',
  line: 'var(--mui-palette-divider)',
  lineStrong: 'var(--mui-palette-line-strong)',
  surface: 'var(--mui-palette-background-paper)',
  canvas: 'var(--mui-palette-background-default)',
  sunken: 'var(--mui-palette-background-sunken)',
  hover: 'var(--mui-palette-background-hover)',
  active: 'var(--mui-palette-background-active)',
  text: 'var(--mui-palette-text-primary)',
  text2: 'var(--mui-palette-text-secondary)',
  text3: 'var(--mui-palette-text-tertiary)',
  primary: 'var(--mui-palette-primary-main)',
  primaryInk: 'var(--mui-palette-primary-ink)',
  primarySoft: 'var(--mui-palette-primary-soft)',
  primaryLine: 'var(--mui-palette-primary-line)',
  onPrimary: 'var(--mui-palette-primary-contrastText)',
  focus: 'var(--mui-palette-primary-focus)',
  bad: 'var(--mui-palette-error-main)',
  badInk: 'var(--mui-palette-error-ink)',
  shadowPop: 'var(--mui-palette-shade-pop)',
} as const;

/** The height of the bar over a drawing that takes the whole window. */
export const BAR_HEIGHT_PX = 52;
