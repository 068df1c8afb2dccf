import { setStored, useStored } from '#client/storage/use-stored.ts'
import { type Panel, readPanel } from '#panel.ts'

/**
 * Key in local storage under which the browser remembers which interface the signed-in person sees, so that it is known
 * before the first paint. Each log-in and each reading of the session store it anew.
 */
export const PANEL = 'panel'

/** Inline script by which the heading that the server sends, in both interfaces, shows in that one (app/opening.css). */
export const APPLY_PANEL = `try{document.documentElement.dataset.panel=localStorage.getItem('${PANEL}')||''}catch(e){}`

/** Which interface the workbench shows. */
export const usePanel = (): Panel => readPanel(useStored(PANEL))

/** Shows that interface, in every open tab. */
export function storePanel(panel: Panel) {
  setStored(PANEL, panel)
}
