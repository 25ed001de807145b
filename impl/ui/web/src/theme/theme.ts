import { createTheme, defaultVariantColorsResolver, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const accent: MantineColorsTuple = [
  '#eef1fd', '#d6defa', '#b3c1fb', '#8aa4ff', '#5f7ff0', '#3a5edc', '#2347c5', '#1c3aa5', '#172f86', '#112465',
];

// What fields, menus and dialogs of the dark theme are filled with is close to the page, so that states are read on it.
const dark: MantineColorsTuple = [
  '#e6e8eb', '#c3c8ce', '#9aa1ab', '#6b727c', '#2c2f33', '#24272b', '#1b1d20', '#141517', '#101113', '#0b0c0d',
];

// Base 13 px, a grid of 4 px, controls of 28 px, borders instead of shadows.
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 3 },
  // Text on the accent of the dark theme is dark.
  variantColorResolver: (input) => ({
    ...defaultVariantColorsResolver(input),
    ...(input.variant === 'filled' && (!input.color || input.color === 'accent') && { color: 'var(--on-accent)' }),
  }),
  colors: { accent, dark },
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontFamilyMonospace: "'JetBrains Mono Variable', ui-monospace, monospace",
  fontSizes: { xs: '12px', sm: '13px', md: '13px', lg: '15px', xl: '18px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '2px', sm: '4px', md: '4px', lg: '4px', xl: '4px' },
  defaultRadius: 'sm',
  shadows: { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' },
  headings: { fontWeight: '600', sizes: { h1: { fontSize: '15px' }, h2: { fontSize: '13px' }, h3: { fontSize: '13px' } } },
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'compact-md' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 28 } },
    InputWrapper: { styles: { label: { fontSize: 12 }, description: { fontSize: 12 }, error: { fontSize: 12 } } },
    TextInput: { defaultProps: { size: 'xs' } },
    PasswordInput: { defaultProps: { size: 'xs' } },
    NativeSelect: { defaultProps: { size: 'xs' } },
    Select: { defaultProps: { size: 'xs' } },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 0 } } },
    Modal: { defaultProps: { transitionProps: { duration: 0 }, closeButtonProps: { 'aria-label': 'Close' } } },
    Popover: { defaultProps: { transitionProps: { duration: 0 } } },
    Menu: { defaultProps: { transitionProps: { duration: 0 } } },
    Drawer: { defaultProps: { transitionProps: { duration: 120 } } },
  },
});

const states = {
  light: { ok: '#1a7f37', warning: '#9a6700', error: '#cf222e', info: '#0969da' },
  dark: { ok: '#3fb950', warning: '#d29922', error: '#f85149', info: '#4493f8' },
};

/**
 * The colors of series, by their names in the contract: Observable 10 (schemeObservable10 in d3-scale-chromatic), which
 * has the same names. The light theme has darker shades of all but blue and purple, for a contrast of 3:1 with the page.
 * Both themes differ from it a little so that all colors are distinct, also with each kind of color blindness.
 *
 * Red comes last because errors are red.
 */
export const seriesColors = {
  light: {
    blue: '#4566d0', orange: '#bc8c11', cyan: '#3aa091', purple: '#a463f1', green: '#0e8d3c',
    pink: '#e26e98', brown: '#7f5035', gray: '#73767e', 'light-blue': '#7b92cb', red: '#d74e3a',
  },
  dark: {
    blue: '#4269d1', orange: '#edb628', cyan: '#60bfa9', purple: '#a463f3', green: '#3fa94f',
    pink: '#ff93be', brown: '#9c6a4e', gray: '#9796a0', 'light-blue': '#97baf5', red: '#fb7059',
  },
};

export const stateColors = states;

const variables = (scheme: 'light' | 'dark', c: (typeof pageColors)['light']) => ({
  ...Object.fromEntries(Object.entries(states[scheme]).map(([name, value]) => [`--state-${name}`, value])),
  '--mantine-color-body': c.page,
  '--mantine-color-text': c.text,
  '--mantine-color-dimmed': c.muted,
  '--mantine-color-placeholder': c.muted,
  '--mantine-color-anchor': c.accent,
  '--mantine-color-error': states[scheme].error,
  '--mantine-color-default-border': c.control,
  '--border': c.border,
  '--raised': c.raised,
  '--hover': c.hover,
  '--accent': c.accent,
  '--on-accent': c.onAccent,
});

// What charts are drawn with is asked for here: of the styles of the page it would cost a layout for each chart.
export const pageColors = {
  light: {
    page: '#ffffff', text: '#1c2024', muted: '#59636e', accent: '#2347c5', onAccent: '#ffffff',
    border: '#dfe2e6', control: '#868f99', raised: '#f6f7f9', hover: '#eef0f3',
  },
  dark: {
    page: '#141517', text: '#e6e8eb', muted: '#9aa1ab', accent: '#8aa4ff', onAccent: '#141517',
    border: '#2c2f33', control: '#6b727c', raised: '#1b1d20', hover: '#24272b',
  },
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: variables('light', pageColors.light),
  dark: variables('dark', pageColors.dark),
});
