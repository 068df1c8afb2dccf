import { page } from 'vitest/browser'

/** What is asked where two people changed the same field. */
export const conflict = () => page.getByRole('dialog', { name: /salvou às \d\d:\d\d$/ })
/** The choice of a field. */
export const choiceOf = (label: string) => conflict().getByRole('radiogroup', { name: label })
export const takeTheirs = (label: string) =>
  choiceOf(label).getByRole('radio', { name: 'Usar o que foi salvo' }).click()
export const saveChosen = () => conflict().getByRole('button', { name: 'Salvar' }).click()
export const unsaved = () => page.getByText('Alterações não salvas')
/** The offer of a draft. */
export const draft = () => page.getByRole('region', { name: 'Rascunho não salvo' })
