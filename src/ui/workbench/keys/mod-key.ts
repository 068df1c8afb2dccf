/** What a keyboard like this one calls the key that Ctrl is elsewhere. */
export const MOD_KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
