/** Key of the chosen scheme in local storage; absent, the system's counts. */
export const SCHEME_KEY = 'scheme'
export type Scheme = 'light' | 'dark'

/** Runs before anything is painted, so that no page flashes in the other scheme. */
export const APPLY_SCHEME = `try{var s=localStorage.getItem('${SCHEME_KEY}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch(e){}`
