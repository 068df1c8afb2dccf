/** Whether a part of the workbench's code could not be loaded. It is not requested again before the document is. */
let isMissing = false

/**
 * Notes that code could not be loaded. Without this the router would reload the document at once, which without a
 * connection ends at the browser's own error page.
 */
addEventListener('vite:preloadError', (event) => {
  isMissing = true
  event.preventDefault()
})

export const hasMissingCode = () => isMissing
