import {
  type BadgeProps,
  Button,
  type CheckboxProps,
  type ComboboxProps,
  type CSSVariablesResolver,
  createTheme,
  type InputWrapperProps,
  type LoaderProps,
  type MantineColorsTuple,
  type MenuProps,
  type ModalProps,
  type RadioProps,
  type SegmentedControlProps,
  type SelectProps,
  type SkeletonProps,
  type SwitchProps,
  type TooltipProps,
} from '@mantine/core'

/** The ten shades of a colour, the lightest first. */
const shades = (text: string) => text.split(' ') as unknown as MantineColorsTuple

/*
 * Mantine with the site's colours: neutrals are the tokens, the accent is cobalt, and red, green and yellow are the
 * filaments of those names. Shade 4 is the text of a dark page, 6 the fill and the text of a light one.
 */
const cobalt = shades('#eff3ff #e0e9ff #c6d6ff #abc4ff #8fb0ff #4f77ea #1f4bd8 #1a3fb8 #163597 #122b7a')
const red = shades('#fdf1ef #fbe2df #f7c6c0 #ffa9a1 #ff8a80 #d4473d #b3261e #98201a #7d1a15 #641410')
const green = shades('#ecf8f3 #d7f0e5 #aee2cb #85d6b5 #5fd3a6 #1f8f6c #0b6b4f #095a43 #074937 #053a2b')
const yellow = shades('#fdf7e3 #faedc0 #f5de8f #f4d36c #f2c94c #b8890a #7a5a00 #664b00 #523c00 #3e2d00')
const gray = shades('#f7f8f8 #f0f2f2 #e6e9ea #d9dddf #c2c8cb #7b848a #5c656b #4d545a #2f353a #14171a')
const dark = shades('#eceff1 #c9d0d4 #a7b0b6 #8b949a #2b3237 #232a2e #1b2023 #161a1d #0f1214 #0a0c0e')

const TEXT = "Archivo, 'Helvetica Neue', Arial, sans-serif"

export const theme = createTheme({
  colors: { cobalt, red, green, yellow, gray, dark },
  primaryColor: 'cobalt',
  primaryShade: 6,
  white: '#ffffff',
  black: '#14171a',
  fontFamily: TEXT,
  fontFamilyMonospace: 'Mono, ui-monospace, monospace',
  headings: { fontFamily: "'Archivo Display', Archivo, Arial, sans-serif", fontWeight: '650', textWrap: 'balance' },
  fontSizes: { xs: '.8125rem', sm: 'var(--text-size)', md: 'var(--text-size)', lg: '1.0625rem', xl: '1.25rem' },
  defaultRadius: 4,
  cursorType: 'pointer',
  respectReducedMotion: true,
  // By their types alone, so that what a screen does not show is not loaded with it.
  components: {
    Button: Button.extend({
      // Without a colour, a filled button has the text's colour, as on the public pages.
      vars: (_, { variant = 'filled', color }) => ({
        root:
          variant === 'filled' && !color
            ? { '--button-bg': 'var(--ink)', '--button-hover': 'var(--accent)', '--button-color': 'var(--paper)' }
            : {},
      }),
    }),
    Badge: {
      defaultProps: { variant: 'light', tt: 'none', radius: 9 } satisfies BadgeProps,
      styles: { root: { letterSpacing: 0, fontWeight: 600 } },
    },
    Modal: {
      defaultProps: {
        centered: true,
        closeButtonProps: { 'aria-label': 'Fechar' },
        overlayProps: { backgroundOpacity: 0.5 },
      } satisfies Partial<ModalProps>,
    },
    // From the field's own edge. A list is placed while it has no width yet: from the field's middle it would first reach beyond
    // a phone's window, which the browser then widens, and a sheet loses where it was scrolled to.
    Combobox: { defaultProps: { position: 'bottom-start' } satisfies Partial<ComboboxProps> },
    // Who chooses what is chosen already keeps it; a field that may be empty has its cross.
    Select: { defaultProps: { allowDeselect: false } satisfies SelectProps },
    // A field is no wider than its place, also where a tag in it is one long word.
    InputWrapper: {
      // What is said of a field stands below it, so that fields side by side stand on one line.
      defaultProps: {
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
      } satisfies Partial<InputWrapperProps>,
      classNames: { root: 'may-shrink' } satisfies InputWrapperProps['classNames'],
    },
    Menu: { defaultProps: { shadow: 'md', withInitialFocusPlaceholder: false } satisfies Partial<MenuProps> },
    Tooltip: {
      defaultProps: {
        openDelay: 300,
        events: { hover: true, focus: true, touch: false },
      } satisfies Partial<TooltipProps>,
    },
    // 24 px: the least that a finger finds (WCAG 2.2, 2.5.8).
    Checkbox: { defaultProps: { size: 'md' } satisfies CheckboxProps },
    Radio: { defaultProps: { size: 'md' } satisfies RadioProps },
    Switch: { defaultProps: { size: 'md' } satisfies SwitchProps },
    Loader: { defaultProps: { size: 'sm' } satisfies LoaderProps },
    SegmentedControl: {
      styles: {
        root: { background: 'var(--wash)' },
        indicator: { background: 'light-dark(#fff, #2b3237)' },
      } satisfies SegmentedControlProps['styles'],
    },
    Skeleton: { defaultProps: { radius: 4 } satisfies SkeletonProps },
  },
})

/** For both of Mantine's schemes: the tokens depend on the scheme themselves. */
const neutrals = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--wash)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-error': 'light-dark(#b3261e, #ff8a80)',
  '--mantine-color-success': 'light-dark(#0b6b4f, #5fd3a6)',
  '--mantine-color-disabled': 'var(--wash)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
}

/** Tinted grounds with coloured text on a dark page, where Mantine's are nearly black with white text. */
const tints = Object.fromEntries(
  Object.entries({ cobalt, red, green, yellow, gray, blue: cobalt }).flatMap(([name, { 4: text, 5: fill }]) => [
    [`--mantine-color-${name}-light`, `color-mix(in oklab, ${fill} 24%, var(--surface))`],
    [`--mantine-color-${name}-light-hover`, `color-mix(in oklab, ${fill} 34%, var(--surface))`],
    [`--mantine-color-${name}-light-color`, text],
  ]),
)

export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...neutrals, '--mantine-color-cobalt-light-color': cobalt[6] },
  dark: { ...neutrals, ...tints },
})
