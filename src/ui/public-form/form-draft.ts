import { readStored, removeStored, writeStored } from '#client/storage/storage.ts'

/** What a form's draft is of: what people type or choose. Fields without a name, as those of a card, are never stored. */
const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((control): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
    control.matches('input[name]:not([type=hidden]), select[name], textarea[name]'),
  )

/** Stores what was typed in a form, in this tab, until it is sent. */
export function storeDraft(key: string, form: HTMLFormElement) {
  const names = new Set(controlsOf(form).map(({ name }) => name))
  const typed = [...new FormData(form)].filter(([name, value]) => names.has(name) && typeof value === 'string')
  writeStored(key, JSON.stringify(Object.fromEntries(typed)), 'tab')
}

export const removeDraft = (key: string) => removeStored(key, 'tab')

/** Fills a form with its draft, but for what was typed since. */
export function fillDraft(key: string, form: HTMLFormElement) {
  const draft = readDraft(key)
  for (const control of controlsOf(form)) {
    const value = draft[control.name]
    if (typeof value !== 'string') continue
    if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === value
    else if (control instanceof HTMLSelectElement) {
      if ([...control.options].some((option) => option.value === value)) control.value = value
    } else control.value ||= value
  }
  // What shows a field's content follows it.
  form.dispatchEvent(new Event('change'))
}

function readDraft(key: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(readStored(key, 'tab') ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}
