/** Key in local storage under which the browser remembers the density of the workbench's screens before the first paint. */
export const DENSITY = 'density'

/** Inline script by which the first paint has that density (ui/workbench/workbench.css, app/opening.css). */
export const APPLY_DENSITY = `try{document.documentElement.dataset.density=localStorage.getItem('${DENSITY}')||''}catch(e){}`
